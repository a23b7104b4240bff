import type { BuilderForm } from '@tailwright/contracts/build';
import { splitSentences } from '../../text/sentences.js';
import { Target } from '../built-in/relevance.js';
import { countTokens } from './context.js';

interface Texts {
  resumeText: string;
  jobDescription: string;
}

/** The posting gives way first: what it asks for is in few of its lines. */
const postingShare = 0.35;
/** Headings, employers, titles and dates are short, and stand without a bullet. */
const headerCharsMax = 70;
const bullet = /^\s*(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+/;

/**
 * fitTexts leaves out the sentences that say least for the job until both texts fit into `tokens`. The fact guard puts
 * what a resume loses here back into the result, in the person's own words.
 */
export function fitTexts<T extends Texts>(request: T, tokens: number): T {
  const { resumeText, jobDescription } = request;
  const wanted = { resume: countTokens(resumeText), posting: countTokens(jobDescription) };
  if (wanted.resume + wanted.posting <= tokens) return request;
  const target = new Target(jobDescription);
  const posting = Math.min(wanted.posting, Math.max(tokens - wanted.resume, Math.floor(tokens * postingShare)));
  return {
    ...request,
    jobDescription: fitLines(jobDescription, posting, (line, at) => target.weigh(line) + (at === 0 ? 10 : 0)),
    resumeText: fitLines(resumeText, tokens - posting, (line) => target.weigh(line) + (isHeader(line) ? 100 : 0)),
  };
}

const isHeader = (line: string) => line.length <= headerCharsMax && !bullet.test(line);

/** fitForm shortens the longest texts of a form, the older jobs' first. Nothing that is one line is touched. */
export function fitForm(form: BuilderForm, tokens: number): BuilderForm {
  const excess = countTokens(JSON.stringify(form, null, 1)) - tokens;
  if (excess <= 0) return form;
  const texts = form.work_experience.map(({ description = '' }) => countTokens(description));
  const share = Math.max(0, 1 - (excess * 1.1) / Math.max(1, sum(texts)));
  return {
    ...form,
    work_experience: form.work_experience.map((job, at) => ({
      ...job,
      ...(job.description && {
        description: fitLines(
          job.description,
          Math.floor(texts[at]! * share),
          (line, nth) => (/\d/.test(line) ? 1 : 0) - nth / 1_000,
        ),
      }),
    })),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

type Weigh = (sentence: string, at: number) => number;

/** fitLines keeps the weightiest sentences in their order and their lines; of equal ones the earlier. */
export function fitLines(text: string, tokens: number, weigh: Weigh): string {
  if (countTokens(text) <= tokens) return text;
  const parts = text.split('\n').flatMap((line, row) => splitSentences(line).map((sentence) => ({ sentence, row })));
  const ranked = parts
    .map((part, at) => ({ ...part, at, weight: weigh(part.sentence, at) }))
    .sort((one, other) => other.weight - one.weight || one.at - other.at);
  const kept = new Set<number>();
  let left = tokens;
  for (const { at, sentence } of ranked) {
    // With the end of its line.
    const cost = countTokens(sentence) + 1;
    if (cost > left) continue;
    left -= cost;
    kept.add(at);
  }
  const rows = new Map<number, string[]>();
  parts.forEach(({ sentence, row }, at) => {
    if (kept.has(at)) rows.set(row, [...(rows.get(row) ?? []), sentence]);
  });
  return [...rows.values()].map((sentences) => sentences.join(' ')).join('\n');
}
