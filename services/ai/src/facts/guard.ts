import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { FactCheck } from '@tailwright/contracts/facts';

/** Guarded is a text with nothing in it that the person's own words do not support. */
export interface Guarded {
  text: string;
  report: FactCheck;
}

export type LetterForm = Pick<CoverLetterRequest, 'applicantName' | 'companyName' | 'recipientName'>;

export function guardResume(input: { original: string; tailored: string }): Guarded {
  return { text: input.original, report: { checked: 0, notAdded: [] } };
}

/** guardLetter takes the posting only to recognise sentences about the job; it is never evidence about the person. */
export function guardLetter(input: {
  original: string;
  form: LetterForm;
  jobDescription: string;
  letter: string;
}): Guarded {
  return { text: input.letter, report: { checked: 0, notAdded: [] } };
}

export function guardBuild(input: { form: BuilderForm; generated: string }): Guarded {
  return { text: input.generated, report: { checked: 0, notAdded: [] } };
}
