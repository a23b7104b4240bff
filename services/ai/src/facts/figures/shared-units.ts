import type { Figure } from './numbers.js';

/** What stands before a value that another one of the same line is compared with: "(budget 3.1)", "vs 29.5". */
const comparedBefore =
  /(?:\((?:vs\.?|versus|against|budget(?:ed)?|target|plan(?:ned)?|forecast|goal|quota|was|average|avg\.?|last year|prior year|year before)|(?<!\p{L})(?:vs\.?|versus))[:,]? (?:(?:an?|the|of|at|is|was) ){0,2}$/iu;
/** Nothing else is counted by a number that ends its bracket or clause. */
const endsClause = /^ ?(?:$|[),;.](?!\d))/u;

/** How far back the value may stand that it is compared with, and how different the two may be. */
const backCharsMax = 80;
const timesMax = 2;
const figuresBackMax = 5;

/** "From 1.9 to 0.7 percent" gives both the unit, "$3.4M (budget 3.1)" and "28 % (budget 29.5)" do too. */
export function withSharedUnits(figures: readonly Figure[], text: string): Figure[] {
  return figures.map((figure, at) => {
    if (figure.unit !== '') return figure;
    const next = figures[at + 1];
    if (next?.unit === '%' || next?.unit === '$') {
      const isRange = /^\s?(?:to|-|–|and)\s?$/i.test(text.slice(figure.end, next.start));
      if (isRange && figure.time === '') return { ...figure, unit: next.unit };
    }
    return comparedWith(at, figures, text) ?? figure;
  });
}

/** A number without a unit in the unit and scale of the value before it. */
function comparedWith(at: number, figures: readonly Figure[], text: string): Figure | undefined {
  const figure = figures[at] as Figure;
  const { start, end, value } = figure;
  if (!/^\d/.test(figure.text) || !endsClause.test(text.slice(end, end + 3))) return undefined;
  if (!comparedBefore.test(text.slice(Math.max(0, start - backCharsMax), start))) return undefined;
  const other = figures
    .slice(Math.max(0, at - figuresBackMax), at)
    .findLast(({ unit, end: otherEnd }) => (unit === '%' || unit === '$') && start - otherEnd <= backCharsMax);
  if (!other) return undefined;
  const written = Number((/\d[\d,]*(?:\.\d+)?/.exec(other.text)?.[0] ?? '').replaceAll(',', ''));
  if (!(written > 0 && value > 0) || Math.max(written / value, value / written) > timesMax) return undefined;
  return { ...figure, unit: other.unit, value: Number((value * (other.value / written)).toFixed(6)) };
}
