import type { TextRun } from './pdf-engine.js';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRight = /(?![\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}])\p{L}/u;
/** A telephone number keeps its order; two years with a dash between stand the earlier one to the right. */
const phone = /^\+?\(?\d(?:[\s().-]*\d){6,14}$/;
const years = /^(?:19|20)\d{2}\s*[-–—/]\s*(?:19|20)\d{2}$/;

/** isRightToLeft tells whether a good part of the letters is Arabic, Hebrew or of another script written that way. */
export function isRightToLeft(runs: readonly TextRun[]): boolean {
  const text = runs.map((run) => run.str).join('');
  const turned = count(text, rightToLeft);
  return turned > 0 && turned > count(text, leftToRight) / 2;
}

/** isLeftToRight tells whether runs hold letters or a telephone number, and none of such a script. */
export function isLeftToRight(runs: readonly TextRun[]): boolean {
  const text = runs
    .map((run) => run.str)
    .join('')
    .trim();
  if (rightToLeft.test(text)) return false;
  return leftToRight.test(text) || (phone.test(text) && !years.test(text));
}

function count(text: string, letters: RegExp): number {
  return text.match(new RegExp(letters, 'gu'))?.length ?? 0;
}

/**
 * inReadingOrder puts the words of a right-to-left line in the order they are read. Each run already holds its
 * letters in that order, but files draw the words of a line by their place on the page.
 */
export function inReadingOrder(runs: readonly TextRun[]): TextRun[] {
  const fromTheRight = [...runs].sort((one, other) => middle(other) - middle(one));
  const ordered: TextRun[] = [];
  for (let at = 0; at < fromTheRight.length;) {
    const end = endOfTurned(fromTheRight, at);
    const stretch = fromTheRight.slice(at, end);
    const isTurned = isLeftToRight([...stretch].reverse());
    ordered.push(...(isTurned ? stretch.reverse() : stretch.map(fromTheRightWithin)));
    at = end;
  }
  return ordered;
}

/** Where the stretch of runs without right-to-left letters that starts at `at` ends; blanks and signs at its end stay out. */
function endOfTurned(runs: readonly TextRun[], at: number): number {
  if (!isPlain(runs[at]) || !/[\p{L}\p{N}]/u.test(runs[at]?.str ?? '')) return at + 1;
  let end = at + 1;
  for (let next = end; next < runs.length && isPlain(runs[next]); next += 1) {
    if (/[\p{L}\p{N}]/u.test(runs[next]?.str ?? '')) end = next + 1;
  }
  return end;
}

function isPlain(run: TextRun | undefined): boolean {
  return run !== undefined && !rightToLeft.test(run.str);
}

/** Between right-to-left words "2019 –" is drawn "– 2019"; a run without letters holds it as it is drawn. */
function fromTheRightWithin(run: TextRun): TextRun {
  if (!isPlain(run)) return run;
  const parts = run.str.match(/\d+(?:[.,:/]\d+)*|\s+|[^\d\s]+/g) ?? [];
  return { ...run, str: parts.reverse().join('') };
}

function middle({ transform, width }: TextRun): number {
  return (transform[4] ?? 0) + width / 2;
}
