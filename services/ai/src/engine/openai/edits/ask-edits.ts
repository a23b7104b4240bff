import type { OptimizeRequest } from '@tailwright/contracts/optimize';
import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { readPosting } from '../../../posting/read-posting.js';
import { heard } from '../../../text/heard.js';
import { Target } from '../../built-in/relevance.js';
import type { Prompt } from '../chat.js';
import { ContactMask } from '../contacts.js';
import { countTokens } from '../context.js';
import { fitLines } from '../fit.js';
import type { Shown } from './apply-edits.js';
import { editsPrompt } from './edits.prompt.js';
import {
  type Layout,
  type NumberedLine,
  type NumberedResume,
  layoutFor,
  numberResume,
  showLine,
  showLines,
} from './numbered-resume.js';

/** AskedEdits is a question for edits, and what must be known to read the answer. */
export interface AskedEdits {
  prompt: Prompt;
  shown: Shown;
  layout: Layout;
  /** The contacts behind the placeholders of the prompt. */
  contacts: string[];
}

/** The posting gives way first. */
const requirementsShare = 0.35;
/** Fewer say too little of a job: then its whole text is shown, too. */
const requirementsMin = 4;
const requirementCharsMax = 400;

interface ToAsk {
  request: OptimizeRequest;
  tokens: number;
  today: Date;
}

/** askEdits puts the question for a resume and a posting; undefined when the resume has no line to change. */
export function askEdits({ request, tokens, today }: ToAsk): AskedEdits | undefined {
  const texts = heard(request);
  const { jobDescription, style } = texts;
  const layout = layoutFor(texts, today);
  const numbered = numberResume(texts, layout);
  if (!numbered?.lines.some((line) => line.use !== 'fixed')) return undefined;
  const requirements = readPosting(jobDescription);
  const rows = requirements.map(({ text }, at) => `r${at + 1} ${text.slice(0, requirementCharsMax)}`);
  const posting = requirements.length < requirementsMin ? [...rows, '', jobDescription] : rows;
  const target = new Target(jobDescription);
  const asked = fitLines(posting.join('\n'), tokens * requirementsShare, (line) => target.weigh(line));
  const lines = fitNumbered(numbered, tokens - countTokens(asked), target);
  const mask = new ContactMask();
  const prompt = editsPrompt({
    resume: mask.hide(showLines(numbered, (line) => lines.has(line))),
    jobTitle: mask.hide(findJobTitle(jobDescription)),
    requirements: mask.hide(asked),
    style,
  });
  const shown = { lines: [...lines].map((line) => line.number), requirements: requirements.map(({ id }) => id) };
  return { prompt, shown, layout, contacts: mask.contacts };
}

/** A line that does not fit is not shown, and so it stays as it is. The heads of entries say whose the others are. */
function fitNumbered({ lines }: NumberedResume, tokens: number, target: Target): Set<NumberedLine> {
  const costs = new Map(lines.map((line) => [line, countTokens(showLine(line)) + 1]));
  let left = tokens - [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  const shown = new Set(lines);
  if (left >= 0) return shown;
  const weights = new Map(lines.map((line) => [line, target.weigh(line.text) + (line.use === 'fixed' ? 100 : 0)]));
  for (const line of lines.toSorted((one, other) => (weights.get(one) ?? 0) - (weights.get(other) ?? 0))) {
    if (left >= 0) break;
    shown.delete(line);
    left += costs.get(line) ?? 0;
  }
  return shown;
}
