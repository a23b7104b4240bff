/** writingReasons are why a file is not handed over: part of the text was lost, has no shape, or nothing could be set. */
export const writingReasons = ['lost', 'characters', 'failed'] as const;
export type WritingReason = (typeof writingReasons)[number];

/**
 * WritingProblem is thrown by the writers: a text that a kind of file cannot hold whole. `characters` are those its
 * fonts have no shape for; nothing else of the text leaves the jail with it.
 */
export class WritingProblem extends Error {
  readonly reason: WritingReason;
  readonly characters: string;

  constructor(detail: string, { reason, characters = '' }: { reason: WritingReason; characters?: string }) {
    super(detail);
    this.name = 'WritingProblem';
    this.reason = reason;
    this.characters = characters;
  }
}
