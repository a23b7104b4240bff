import { sectionWeights } from '../data/section-weights.data.js';
import type { ResumeDocument } from './resume-document.js';
import { sectionNumbers } from './section-numbers.js';

/**
 * misreadSections is how many sections of a resume are probably not read as their writer meant them: the sum of what a logistic
 * regression says of each. It was fitted on sections in which proof-readers found lines joined, parted or under a wrong heading
 * (`npm run train -- sureness`).
 */
export function misreadSections(resume: ResumeDocument): number {
  return sectionNumbers(resume).reduce((sum, numbers) => sum + chanceOf(numbers), 0);
}

function chanceOf(numbers: readonly number[]): number {
  const odds = numbers.reduce((sum, each, at) => sum + each * (sectionWeights[at] ?? 0), sectionWeights.at(-1) ?? 0);
  return 1 / (1 + Math.exp(-odds));
}

/**
 * isReadForSure is false for a resume of which so much is read wrongly that it is better left as it was typed: columns copied in
 * turns, a form or a table poured out cell by cell.
 */
export function isReadForSure(resume: ResumeDocument): boolean {
  return misreadSections(resume) <= misreadMax;
}

/** Blind readers preferred what was typed from about here on, by two points of ten. */
export const misreadMax = 1.5;
