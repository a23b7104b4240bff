import { readDraft, writeDraft } from '../../lib/draft';
import { noSource, textOf, typeText } from './input-source';
import { type Step, type Wizard, start } from './wizard';

interface Draft {
  step: Step;
  resumeText: string;
  jobText: string;
  direct: boolean;
  style: Wizard['style'];
}

/** A file cannot be kept by the browser; its text can, and comes back as text. */
export const keepDraft = ({ step, resume, job, direct, style }: Wizard) =>
  writeDraft('optimize', { step, resumeText: textOf(resume), jobText: textOf(job), direct, style } satisfies Draft);

/** openDraft is the wizard as it was left; `hadResult` tells that its result is to be fetched again. */
export function openDraft(): { wizard: Wizard; hadResult: boolean } {
  const { step = 0, resumeText = '', jobText = '', direct = true, style = 'standard' } = readDraft<Draft>('optimize');
  const resume = typeText(noSource, resumeText);
  const job = typeText(noSource, jobText);
  const reached: Step = resumeText.trim() === '' || step === 0 ? 0 : 1;
  return { wizard: { ...start, step: reached, resume, job, direct, style }, hadResult: step === 2 };
}
