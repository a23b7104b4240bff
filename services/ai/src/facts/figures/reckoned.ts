import type { Figure } from './numbers.js';

interface Told {
  text: string;
  figures: readonly Figure[];
}

/** A claim with more figures is a table. */
const figuresMax = 12;
/** By how much a figure that was worked out may be rounded. */
const roundedMax = 0.04;
const pointsMax = 1.5;

/** How many of each stretch of time are in a year, by what a rate is called. */
const inYear: Record<string, number> = { day: 365, week: 52, month: 12, year: 1 };

const aYear = /^(?:19|20)\d\d$/u;
/** What is worked out stands in brackets, or is said to be about so much. */
const isAside =
  /(?:[(;,–—] ?|(?<!\p{L})(?:or|that is|i\.e\.|which is|about|around|roughly|nearly|almost|just (?:under|over)|more than|by) )$/iu;

/**
 * isReckoned is true for a figure that a claim works out from others of its own: the difference, the share or the quotient of
 * two ("402 to 441 (39 more, nearly 10 percent)"), or the same at another rate ("260 a month (about 60 a week)"). `given` are
 * the values of the original: what is worked out from a figure that it does not have is no better than that.
 */
export function isReckoned(figure: Figure, { text, figures }: Told, given: ReadonlySet<number>): boolean {
  if (figures.length > figuresMax || !isAside.test(text.slice(0, figure.start))) return false;
  const others = figures.filter(
    (each) => each.start !== figure.start && given.has(each.value) && each.value > 0 && !aYear.test(each.text),
  );
  if (others.some((each) => isAtOtherRate(figure, each))) return true;
  return others.some((one) =>
    others.some((other) => one !== other && one.unit === other.unit && isOfTwo(figure, one, other)),
  );
}

function isAtOtherRate(figure: Figure, { value, unit, rate }: Figure): boolean {
  const [from, to] = [inYear[rate], inYear[figure.rate]];
  if (from === undefined || to === undefined || from === to || figure.unit !== unit) return false;
  return isNear(figure.value, (value * from) / to, roundedMax * 2);
}

function isOfTwo({ value, unit }: Figure, one: Figure, other: Figure): boolean {
  if (unit === '%' && one.unit !== '%') {
    const shares = [one.value / other.value, Math.abs(one.value - other.value) / other.value];
    return shares.some((share) => Math.abs(share * 100 - value) <= pointsMax);
  }
  if (unit === one.unit || unit === '') {
    if (isNear(value, Math.abs(one.value - other.value), 1e-6)) return true;
    return value > 1.2 && unit !== '%' && one.value > other.value && isNear(value, one.value / other.value, roundedMax);
  }
  return false;
}

function isNear(value: number, exact: number, by: number): boolean {
  return Math.abs(value - exact) <= by * Math.abs(exact);
}
