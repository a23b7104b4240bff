import type { BuilderForm } from '@tailwright/contracts/build';
import type { CoverLetterRequest } from '@tailwright/contracts/cover-letter';
import type { FactCheck } from '@tailwright/contracts/facts';
import type { Edit, RemovedLine } from '@tailwright/contracts/optimize';
import type { Doubt } from './doubt.js';
import { withoutForeignLinks } from './foreign-links.js';
import { renderForm } from '@tailwright/resume-text/document/render-form';
import { checkLetter } from './guard-letter.js';
import { checkResume } from './guard-resume.js';

/** Guarded is a text with nothing in it that the person's own words do not support. */
export interface Guarded {
  text: string;
  report: FactCheck;
}

export type LetterForm = Pick<CoverLetterRequest, 'applicantName' | 'companyName' | 'recipientName'>;

/** `today` is when the person asked: periods that still run end there. */
export interface ResumeToGuard {
  original: string;
  tailored: string;
  today: Date;
  /** What the text was tailored to. It proves nothing: words that stand there and not in the original are doubted more. */
  jobDescription?: string;
  /** What is known of lines of the text: where they come from, and which the person typed. */
  edits?: readonly Edit[];
  /** The lines that the person took out, which nobody puts back. */
  removed?: readonly RemovedLine[];
}

/** GuardedResume also tells which of the edits still stand, in the order of the text. */
export interface GuardedResume extends Guarded {
  edits: Edit[];
}

/** guardResume fails closed: an unsupported claim is removed or set back to the original's own words. */
export function guardResume(resume: ResumeToGuard): GuardedResume {
  const { text, doubts } = withoutForeignLinks(resume.tailored, resume.original);
  const checked = checkResume({ ...resume, tailored: text });
  return { ...reporting(doubts, checked), edits: checked.edits };
}

export interface LetterToGuard {
  original: string;
  form: LetterForm;
  jobDescription: string;
  letter: string;
  today: Date;
}

/** guardLetter takes the posting only to recognise sentences about the job; it is never evidence about the person. */
export function guardLetter(letter: LetterToGuard): Guarded {
  const { text, doubts } = withoutForeignLinks(letter.letter, letter.original);
  return reporting(doubts, checkLetter({ ...letter, letter: text }));
}

export function guardBuild({ form, generated, today }: { form: BuilderForm; generated: string; today: Date }): Guarded {
  return guardResume({ original: renderForm(form), tailored: generated, today });
}

function reporting(doubts: Doubt[], { text, report }: Guarded): Guarded {
  return { text, report: { ...report, notAdded: [...doubts, ...report.notAdded] } };
}
