/**
 * WritingProblem is thrown by the writers: a text that a kind of file cannot hold whole. `characters` are those its
 * fonts have no shape for; nothing else of the text leaves the jail with it.
 */
export class WritingProblem extends Error {
  readonly characters: string;

  constructor(detail: string, characters = '') {
    super(detail);
    this.name = 'WritingProblem';
    this.characters = characters;
  }
}
