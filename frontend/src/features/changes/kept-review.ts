import { readDraft, writeDraft } from '../../lib/draft';

interface Kept {
  jobId: string;
  reviewed: readonly string[];
}

/** keptReviewed are the keys of the changes a person has accepted in the result of a job. */
export function keptReviewed(jobId: string): readonly string[] {
  const { jobId: keptFor, reviewed = [] } = readDraft<Kept>('review');
  return keptFor === jobId ? reviewed : [];
}

/** keepReviewed replaces what is kept: one result is on the screen at a time. */
export const keepReviewed = (jobId: string, reviewed: readonly string[]): void =>
  writeDraft('review', { jobId, reviewed } satisfies Kept);
