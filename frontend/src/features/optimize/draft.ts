import { readDraft, writeDraft } from '../../lib/draft';
import { noSource, textOf, typeText } from './input-source';
import { type Step, type Wizard, start } from './wizard';

interface Draft {
  step: Step;
  resumeText: string;
  jobText: string;
  direct: boolean;
  style: Wizard['style'];
  hasResult: boolean;
}

/** A file cannot be kept by the browser; its text can, and comes back as text. */
export const keepDraft = ({ step, resume, job, direct, style, result }: Wizard) =>
  writeDraft('optimize', {
    step,
    resumeText: textOf(resume),
    jobText: textOf(job),
    direct,
    style,
    hasResult: result !== null,
  } satisfies Draft);

/** openDraft is the wizard as it was left, at `step` once its result, when `hadResult`, is fetched again. */
export function openDraft(): { wizard: Wizard; step: Step; hadResult: boolean } {
  const draft = readDraft<Draft>('optimize');
  const { step = 0, resumeText = '', jobText = '', direct = true, style = 'standard', hasResult = false } = draft;
  const resume = typeText(noSource, resumeText);
  const job = typeText(noSource, jobText);
  const reached: Step = resumeText.trim() === '' || step === 0 ? 0 : 1;
  return { wizard: { ...start, step: reached, resume, job, direct, style }, step, hadResult: step === 2 || hasResult };
}
