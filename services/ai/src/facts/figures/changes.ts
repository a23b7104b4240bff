import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { isInName, isNumberOfName, numberedNames, type NumberedName } from '../words/numbered-names.js';
import type { Figure } from './numbers.js';
import { isProduct, isStepOfTimes } from './worked-out-figures.js';
import { frequenciesIn, isSameFrequency } from './how-often.js';
import { isReckoned } from './reckoned.js';
import { isSameSpan, spansOfOne, timeSpan, type TimeSpan } from './time-spans.js';

/** A line with more figures than this is a table; comparing all with all would take its time. */
const figuresMax = 30;

/** Told is a text with its figures. */
interface Told {
  text: string;
  figures: Figure[];
}

/** derivedFrom is true for a figure that follows from others: the step or the share between two, or a sum told with its parts. */
export function derivedFrom(figure: Figure, claim: Told, sources: Told[]): boolean {
  if (claim.figures.length > figuresMax) return false;
  if (sources.some((source) => isSumOfTimes(figure, source))) return true;
  if (isStepOfTimes(figure, claim, sources) || isProduct(figure, claim, sources)) return true;
  const { changes, values, withOthers, spans, frequencies, names } = readAll(sources);
  if (isInName(figure, claim.text, names)) return true;
  const own = timeSpan(figure, claim.text);
  if (spans.some((span) => isSameSpan(own, span))) return true;
  const often = frequenciesIn(claim.text).find(({ start, end }) => figure.start >= start && figure.end <= end);
  if (often && frequencies.some((each) => isSameFrequency(often.perYear, each))) return true;
  if (isReckoned(figure, claim, values)) return true;
  if (/\b(?:from|(?<!close )to)\s*$/i.test(claim.text.slice(0, figure.start))) return false;
  if (figure.unit === '%' && sources.some((source) => hasFraction(source.text, figure.value))) return true;
  return (
    changes.some((change) => isStep(inPoints(figure, claim.text), change)) ||
    isSum(figure, claim, values) ||
    isDistance(figure, claim, sources) ||
    withOthers.has(figure.value)
  );
}

/** isNameGiven is true for a number of a name that the lines write in one: "Year 4" where they have "Y4". */
export function isNameGiven(figure: Figure, text: string, sources: Told[]): boolean {
  return isInName(figure, text, readAll(sources).names);
}

/** What some texts say together: the changes they tell, and all their figures. */
interface Said {
  changes: readonly Change[];
  values: ReadonlySet<number>;
  /** How many they are together with others whom a line counts: "with 3 others" are four. */
  withOthers: ReadonlySet<number>;
  /** The lengths of time they give. */
  spans: readonly TimeSpan[];
  /** How often a year they say that things are done. */
  frequencies: readonly number[];
  /** The names that end in a number. */
  names: readonly NumberedName[];
}

const known = new WeakMap<Told[], Said>();

/** Every figure of every claim is held against the same lines, which are read once. */
function readAll(sources: Told[]): Said {
  const said = known.get(sources) ?? {
    changes: sources.flatMap((source) => [...changesIn(source), ...comparisonsIn(source)]),
    values: new Set(sources.flatMap(({ figures }) => figures.map((figure) => figure.value))),
    withOthers: new Set(sources.flatMap(countedWithOthers)),
    spans: sources.flatMap(({ text, figures }) => [
      ...figures.flatMap((figure) => timeSpan(figure, text) ?? []),
      ...spansOfOne(text),
    ]),
    frequencies: sources.flatMap(({ text }) => frequenciesIn(text).map(({ perYear }) => perYear)),
    names: sources.flatMap(({ text }) => numberedNames(text)),
  };
  known.set(sources, said);
  return said;
}

const fractions: Record<string, number> = { half: 50, third: 33.3, quarter: 25, fifth: 20, tenth: 10 };

/** "By a fifth" is 20 %. */
function hasFraction(text: string, value: number): boolean {
  const named = [...text.matchAll(/\b(?:(?:an?|one)[ -](third|quarter|fifth|tenth)|(half))\b/gi)];
  return named.some((match) => nearly(fractions[(match[1] ?? match[2] ?? '').toLowerCase()] ?? 0, value, 1));
}

type Change = [from: Figure, to: Figure];

/** "From 38 (2023) to 21 (2024)": when it was so is no value of its own. */
const yearAside = / ?\((?:19|20)\d\d\)| in (?:19|20)\d\d(?= )/g;

function isYearAside({ text, start, end }: Figure, line: string): boolean {
  if (!/^(?:19|20)\d\d$/.test(text)) return false;
  return (line.charAt(start - 1) === '(' && line.charAt(end) === ')') || line.slice(0, start).endsWith(' in ');
}

/** changesIn lists the pairs a text tells as a change: "from 74 to 52 minutes", "9 days to 6". */
export function changesIn({ text, figures }: Told): Change[] {
  if (figures.length > figuresMax) return [];
  const values = figures.filter((figure) => !isYearAside(figure, text));
  return values.flatMap((from, index): Change[] => {
    const to = values[index + 1];
    const between = to && text.slice(from.end, to.start).replace(yearAside, ' ');
    return to &&
      between !== undefined &&
      /^[^.;,]{0,25}(?:\bto|→|->|=>|>) ?(?:about |around |only |just )?$/i.test(between)
      ? [[from, to]]
      : [];
  });
}

const comparedBetween =
  /^[^.;]{0,40}(?<!\p{L})(?:vs\.?|versus|against|compared (?:to|with)|budget(?:ed)?|targets?|plan(?:ned)?|forecast|quota|was)[:,]? (?:(?:an?|the|of|at) ){0,2}$/iu;

/** The pairs a text compares: "31 % vs 33 % before", "$3.4M (budget 3.1)"; the second is what the first is held against. */
function comparisonsIn({ text, figures }: Told): Change[] {
  if (figures.length > figuresMax) return [];
  const values = figures.filter((figure) => !isYearAside(figure, text));
  return values.flatMap((to, index): Change[] => {
    const from = values[index + 1];
    const isPair = from && from.unit !== '' && comparedBetween.test(text.slice(to.end, from.start));
    return isPair ? [[from, to]] : [];
  });
}

/** "1.1 points" between two percentages. */
function inPoints(figure: Figure, text: string): Figure {
  const isPoints = figure.unit === '' && /^ (?:points?|pts?)(?!\p{L})/iu.test(text.slice(figure.end, figure.end + 8));
  return isPoints ? { ...figure, unit: '%' } : figure;
}

/** From 74 to 52 minutes are 22 minutes less, and 30 % less. */
function isStep({ value, unit, time }: Figure, [from, to]: Change): boolean {
  if (from.value === 0) return false;
  const step = Math.abs(from.value - to.value);
  const isOfTime = time === '' || [from.time, to.time].includes(time) || (from.time === '' && to.time === '');
  if (unit === to.unit && isOfTime && nearly(step, value, 1e-6)) return true;
  return unit === '%' && to.unit !== '%' && nearly((step / from.value) * 100, value, 1);
}

const compares = /\b(?:over|above|under|below|ahead|behind|beyond|more|less|fewer|higher|lower|points?|better)\b/i;

/** "Twelve points ahead of the unit's 81 %": the difference of two figures of one line, told beside one of them. */
function isDistance({ value, start, end }: Figure, claim: Told, sources: Told[]): boolean {
  if (!compares.test(claim.text.slice(Math.max(0, start - 12), end + 24))) return false;
  const told = new Set(claim.figures.filter((each) => each.start !== start).map((each) => each.value));
  return sources.some(({ figures }) => {
    if (figures.length > figuresMax) return false;
    return figures.some((one) =>
      figures.some(
        (other) =>
          one.unit === other.unit &&
          (told.has(one.value) || told.has(other.value)) &&
          nearly(one.value - other.value, value, 1e-6),
      ),
    );
  });
}

/** A part of one, among others: "two barbers, one colourist and four juniors" are seven. */
const oneOfParts = /(?<=[(,] |[(]|\band )one (?=\p{L})/giu;

/** "16 (14 pickers and two drivers)": two or three parts in a row stand in the original, beside the sum. */
function isSum({ value, start }: Figure, { text, figures }: Told, own: ReadonlySet<number>): boolean {
  const ones = allMatches(oneOfParts, text).map(({ index }) => ({ start: index, value: 1 }));
  const told = figures.filter((each) => each.start !== start && own.has(each.value) && !isNumberOfName(each, text));
  const parts = [...told, ...(told.length > 0 ? ones : [])]
    .sort((each, other) => each.start - other.start)
    .map((each) => each.value);
  return parts.some((first, at) => {
    const [second = NaN, third = NaN] = parts.slice(at + 1);
    return first + second === value || first + second + third === value;
  });
}

/** "One of four" where the line has "with 3 others". */
function countedWithOthers({ text, figures }: Told): number[] {
  return figures
    .filter(({ end }) =>
      /^ (?:others?|colleagues|coworkers|co-workers|teammates)\b/i.test(text.slice(end, end + otherCharsMax)),
    )
    .map(({ value }) => value + 1);
}

/** The longest word for others, with the space before it. */
const otherCharsMax = 12;

const hoursAndMinutes = /(?<![\d.])(\d{1,3}) ?h(?:ours?|rs?)?,? (?:and )?(\d{1,2}) ?m(?:in(?:ute)?s?)?\b/gi;

/** "250 minutes" where the line has "4 h 10 min". */
function isSumOfTimes({ value, time }: Figure, { text }: Told): boolean {
  if (time !== 'minute') return false;
  return allMatches(hoursAndMinutes, text).some(([, hours, minutes]) => Number(hours) * 60 + Number(minutes) === value);
}

function nearly(one: number, other: number, by: number): boolean {
  return Math.abs(one - other) <= by;
}
