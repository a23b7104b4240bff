import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';

export type LetterValues = Required<CoverLetterRequest>;
export type LetterTab = 'form' | 'preview';

/** LetterDraft is what a tab keeps of the letter: the form, and the saved resume that the letter is to be kept with. */
export interface LetterDraft {
  tab: LetterTab;
  values: LetterValues;
  forResume?: ForResume | undefined;
}

export interface ForResume {
  id: string;
  name: string;
  /** The job whose letter is kept already: after a reload it is not kept again, since it may have been deleted. */
  keptJob?: string;
  /** What is kept of that letter, where its person changed it since. */
  keptText?: string;
}
