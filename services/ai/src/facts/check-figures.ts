import { readVerb } from '../text/verbs.js';
import type { Checked } from './check-claim.js';
import type { Doubts, Freedom } from './doubt.js';
import { nearWords } from './words/near-words.js';
import { canonOfStem } from './words/synonyms.js';
import type { Claim, Evidence, Source } from './evidence.js';
import { derivedFrom } from './figures/changes.js';
import { figureKey, keysThatProve, type Figure } from './figures/numbers.js';

/** checkFigures asks of each number whether the original gives it, and gives it to the same thing. */
export function checkFigures(checked: Checked, doubts: Doubts): void {
  const figures = new Map(checked.claim.figures.map((figure) => [figureKey(figure), figure]));
  for (const figure of figures.values()) checkFigure(figure, checked, doubts);
}

function checkFigure(figure: Figure, { claim, support, evidence, freedom }: Checked, doubts: Doubts): void {
  const usable = freedom === 'bullet' ? support.filter((source) => source.kind !== 'header') : support;
  const proofs = keysThatProve(figure);
  const holders = usable.filter(
    (source) =>
      proofs.some((each) => source.figureKeys.has(each)) &&
      isSameTime(figure, source.figures) &&
      isSameRate(figure, source.figures),
  );
  const isYear = /^(?:19|20)\d{2}$/.test(figure.text);
  if (holders.length === 0) {
    if (figure.value === 1 && usable.some((source) => /\bone\b/i.test(source.text))) return;
    if (isHeldYears(figure, claim.text, evidence)) return;
    if (derivedFrom(figure, claim, usable)) return;
    doubts.add(
      isYear ? 'date' : 'number',
      figure.text,
      `Your resume does not give this ${isYear ? 'date' : 'figure'} here.`,
    );
    return;
  }
  if (isYear || freedom === 'letter') return;
  if (isOfSomethingElse(figure, claim, holders, evidence, freedom))
    doubts.add('number', figure.text, 'In your resume this figure belongs to something else.');
}

/** isOfSomethingElse is true when what stands around a figure is told by the original, but not in the lines that have the figure. */
export function isOfSomethingElse(
  figure: Figure,
  claim: Claim,
  holders: readonly Source[],
  evidence: Evidence,
  freedom: Freedom,
): boolean {
  const about = wordsAround(claim, figure);
  const isOf = (source: Source, each: string) =>
    source.all.has(each) || [...nearWords(each)].some((other) => source.all.has(canonOfStem(other)));
  const foreign = about.filter((each) => evidence.known.has(each) && !holders.some((source) => isOf(source, each)));
  return freedom === 'summary'
    ? foreign.length >= 2 && foreign.length === about.length
    : foreign.length * 2 > about.length;
}

/** A figure with another unit of time is another figure. */
function isSameTime(claimed: Figure, figures: Figure[]): boolean {
  const same = figures.filter((each) => each.value === claimed.value);
  return claimed.time === '' || same.some((each) => each.time === '' || each.time === claimed.time);
}

/** Fifty a day are not fifty a week. */
function isSameRate(claimed: Figure, figures: Figure[]): boolean {
  const same = figures.filter((each) => each.value === claimed.value);
  return claimed.rate === '' || same.some((each) => each.rate === '' || each.rate === claimed.rate);
}

/** "5 years of experience" follows from the dates of the jobs, when they add up to it. */
function isHeldYears(figure: Figure, text: string, { yearsHeld }: Evidence): boolean {
  const after = text.slice(figure.end, figure.end + 12);
  return /^\+?\s*(?:years?|yrs?)/i.test(after) && figure.value <= Math.floor(yearsHeld() + 0.1);
}

/** The telling words of the clause within four words of a figure. */
function wordsAround(claim: Claim, figure: Figure): string[] {
  const at = claim.words.findIndex((word) => word.start >= figure.start);
  return claim.canons.filter((each, index) => {
    const word = claim.words[index];
    if (each === '' || !word || Math.abs(index - at) > 4) return false;
    const [from, to] = word.start < figure.start ? [word.end, figure.start] : [figure.end, word.start];
    return !/[;:.()]|,\s+and\b/.test(claim.text.slice(from, to)) && readVerb(word.key) === undefined;
  });
}
