import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { derivedFrom } from './changes.js';
import type { Claim, Evidence, Source } from '../evidence.js';
import type { Figure } from './numbers.js';
import { isLengthOfPost } from './years-told.js';
import { isLengthOf } from './length-of-posts.js';

/** What a figure of a claim may follow from: the lines of its entry, those it retells, and the dates of the entry. */
interface From {
  lines: Source[];
  near: readonly Source[];
  entry: Entry | undefined;
  evidence: Evidence;
}

/** followsFrom is true for a figure that no line gives, and that can be worked out from what the lines give. */
export function followsFrom(figure: Figure, claim: Claim, { lines, near, entry, evidence }: From): boolean {
  return (
    derivedFrom(figure, claim, lines) ||
    isCountOfList(figure, claim.text, near[0]) ||
    isYearsOfPost(figure, claim.text, entry, evidence)
  );
}

const listed = /[:(]([^:;.()]+)/g;
const countBefore = /(?<!\p{L})(?:all|all of (?:its|the)|the|these) $/iu;
const beforeChars = 12;
const [itemsMin, itemsMax] = [3, 9];

/** "All three stages" of a line that lists three things. */
function isCountOfList({ value, unit, time, start }: Figure, text: string, near: Source | undefined): boolean {
  if (near === undefined || unit !== '' || time !== '' || value < itemsMin || value > itemsMax) return false;
  if (!countBefore.test(text.slice(Math.max(0, start - beforeChars), start))) return false;
  return [...near.text.matchAll(listed)].some(
    ([, list = '']) => list.split(/, | and | & /).filter((item) => item.trim() !== '').length === value,
  );
}

/** "Five years" in a post of June 2014 to July 2019. */
function isYearsOfPost(figure: Figure, text: string, entry: Entry | undefined, evidence: Evidence): boolean {
  const { value, time, unit, start } = figure;
  if (time !== 'year' || unit !== '') return false;
  return entry === undefined
    ? isLengthOfPost(figure, text, evidence)
    : isLengthOf(entry.dates, value, text.slice(0, start), evidence.today);
}
