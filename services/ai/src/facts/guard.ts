import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { FactCheck } from '@tailwright/contracts/facts';
import { formAsResume } from './guard-build.js';
import { checkLetter } from './guard-letter.js';
import { checkResume } from './guard-resume.js';

/** Guarded is a text with nothing in it that the person's own words do not support. */
export interface Guarded {
  text: string;
  report: FactCheck;
}

export type LetterForm = Pick<CoverLetterRequest, 'applicantName' | 'companyName' | 'recipientName'>;

/** guardResume fails closed: an unsupported claim is removed or set back to the original's own words. */
export function guardResume({ original, tailored }: { original: string; tailored: string }): Guarded {
  return checkResume(original, tailored);
}

export interface LetterToGuard {
  original: string;
  form: LetterForm;
  jobDescription: string;
  letter: string;
}

/** guardLetter takes the posting only to recognise sentences about the job; it is never evidence about the person. */
export function guardLetter({ original, form, jobDescription, letter }: LetterToGuard): Guarded {
  return checkLetter(original, form, jobDescription, letter);
}

export function guardBuild({ form, generated }: { form: BuilderForm; generated: string }): Guarded {
  return checkResume(formAsResume(form), generated);
}
