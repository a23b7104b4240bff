import type { Analysis, Optimization } from '@tailwright/contracts/as-read';
import type { OptimizeStyle } from '@tailwright/contracts/optimize';
import type { Revision } from '../changes/revision';
import { type Failure, jobDescriptionRequired, missingContent, resumeRequired, unfit } from './failure';
import {
  type InputSource,
  type Reading,
  chooseFile,
  editAsText,
  changeReading,
  isChosen,
  noSource,
  removeFile,
  textOf,
  typeText,
} from './input-source';
import { textProblem } from './source-words';

export const steps = [
  { id: 1, name: 'Upload Resume' },
  { id: 2, name: 'Add Job Description' },
  { id: 3, name: 'Optimize & Download' },
] as const;

export type Step = 0 | 1 | 2;
export type Document = 'resume' | 'job';

export interface Wizard {
  step: Step;
  resume: InputSource;
  job: InputSource;
  direct: boolean;
  style: OptimizeStyle;
  result: Optimization | null;
  busy: boolean;
  /** Only checks and scores a text that a person changed: the result stays on the screen meanwhile. */
  isChecking: boolean;
  /** The keys of the changes that the person has accepted. */
  reviewed: readonly string[];
  /** The tailored resume before the last change of the person's, for as long as that can be undone. */
  before: Revision | null;
}

export const start: Wizard = {
  step: 0,
  resume: noSource,
  job: noSource,
  direct: true,
  style: 'standard',
  result: null,
  busy: false,
  isChecking: false,
  reviewed: [],
  before: null,
};

export type Move =
  | { type: 'typed'; document: Document; text: string }
  | { type: 'file-chosen'; document: Document; file: File }
  | { type: 'file-removed'; document: Document }
  | { type: 'reading-changed'; document: Document; file: File; reading: Reading }
  | { type: 'edit-as-text'; document: Document }
  | { type: 'direct-changed'; direct: boolean }
  | { type: 'style-changed'; style: OptimizeStyle }
  | { type: 'step-chosen'; step: Step }
  | { type: 'result-shown' }
  | { type: 'submitted' }
  | { type: 'succeeded'; result: Optimization }
  | { type: 'restored'; result: Optimization; step?: Step; reviewed?: readonly string[] }
  | { type: 'check-started' }
  | { type: 'checked'; result: Optimization; before: Revision | null }
  | { type: 'reviewed'; reviewed: readonly string[] }
  | { type: 'replied'; analysis: Analysis }
  | { type: 'ended' };

/** reduce is the whole wizard; a step forward is taken only by `canGo`. */
export function reduce(wizard: Wizard, move: Move): Wizard {
  switch (move.type) {
    case 'typed':
      return { ...wizard, [move.document]: typeText(wizard[move.document], move.text) };
    case 'file-chosen':
      return { ...wizard, [move.document]: chooseFile(move.file) };
    case 'file-removed':
      return { ...wizard, [move.document]: removeFile(wizard[move.document]) };
    case 'reading-changed':
      return { ...wizard, [move.document]: changeReading(wizard[move.document], move.file, move.reading) };
    case 'edit-as-text':
      return { ...wizard, [move.document]: editAsText(wizard[move.document]) };
    case 'direct-changed':
      return { ...wizard, direct: move.direct };
    case 'style-changed':
      return { ...wizard, style: move.style };
    case 'step-chosen':
      return canGo(wizard, move.step) ? { ...wizard, step: move.step } : wizard;
    case 'result-shown':
      return wizard.result && !wizard.busy ? { ...wizard, step: 2 } : wizard;
    case 'submitted':
      return { ...wizard, busy: true };
    case 'succeeded':
      return { ...wizard, result: move.result, step: 2, busy: false, isChecking: false, reviewed: [], before: null };
    case 'restored':
      return { ...restore(wizard, move.result), step: move.step ?? 2, reviewed: move.reviewed ?? [] };
    case 'check-started':
      return { ...wizard, busy: true, isChecking: true };
    case 'checked':
      return { ...wizard, result: move.result, before: move.before, busy: false, isChecking: false };
    case 'reviewed':
      return { ...wizard, reviewed: move.reviewed };
    case 'replied':
      return wizard.result ? { ...wizard, result: { ...wizard.result, analysis: move.analysis } } : wizard;
    case 'ended':
      return { ...wizard, busy: false, isChecking: false };
  }
}

/** A result found again after a reload brings its two texts back, where nothing newer was typed. */
const restore = (wizard: Wizard, result: Optimization): Wizard => ({
  ...wizard,
  resume: isChosen(wizard.resume) ? wizard.resume : typeText(noSource, result.originalResume),
  job: isChosen(wizard.job) ? wizard.job : typeText(noSource, result.jobDescription),
  result,
});

/** canGo allows every completed earlier step, and from the first step the second once it has its resume. */
export function canGo(wizard: Wizard, step: Step): boolean {
  if (wizard.busy) return false;
  if (step < wizard.step) return true;
  return wizard.step === 0 && step === 1 && continueBlocker(wizard) === null;
}

/** hasOldTexts tells whether a text was changed since the result was made from it. */
export function hasOldTexts({ result, resume, job }: Wizard): boolean {
  if (!result) return false;
  return !isSameText(textOf(resume), result.originalResume) || !isSameText(textOf(job), result.jobDescription);
}

/** isSameText compares words alone: the server normalises line ends and space around a text. */
export const isSameText = (one: string, other: string) => words(one) === words(other);
const words = (text: string) => text.normalize('NFKC').split(/\s+/).filter(Boolean).join(' ');

/** continueBlocker is the notice that keeps the person on the first step, null when its resume can be sent. */
export const continueBlocker = ({ resume }: Wizard): Failure | null =>
  isChosen(resume) ? textBlocker('resume', resume) : resumeRequired;

/** optimizeBlocker looks at both texts before anything is sent, and names the step to go to. */
export function optimizeBlocker({ resume, job }: Wizard): (Failure & { step: Step }) | null {
  const ofResume = isChosen(resume) ? textBlocker('resume', resume) : { ...resumeRequired, title: 'Resume Required' };
  if (ofResume) return { ...ofResume, step: 0 };
  const ofJob = isChosen(job) ? textBlocker('job', job) : jobDescriptionRequired;
  return ofJob && { ...ofJob, step: 1 };
}

function textBlocker(document: Document, source: InputSource): Failure | null {
  const text = textOf(source);
  if (text.trim() === '') return missingContent;
  const problem = textProblem(document, text);
  return problem === undefined ? null : unfit(document, problem);
}
