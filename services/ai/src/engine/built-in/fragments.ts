import { findDates } from '@tailwright/resume-text/dates';
import { hasWholeBrackets } from './line-parts.js';
import { leansOnLineBefore } from './leaning-lines.js';

/** Fragment is an unbroken piece of a line that begins and ends where the line pauses. */
export interface Fragment {
  text: string;
  /** The first of its clauses, and the one behind its last. */
  from: number;
  to: number;
}

/** Clauses are the pieces between the pauses of a line, outside brackets; a bracket is one by itself. */
export interface Clause {
  start: number;
  end: number;
  /** True where a sentence ends behind it. */
  endsSentence: boolean;
}

/** Words that open a part which the line can do without. */
const opensPart = 'and|with|which|who|when|so|after|while|where|including|like|such as|because';
const pause = new RegExp(
  `(?<=[\\p{L}\\p{N}%)\\]])[.!] (?=[\\p{Lu}\\p{N}$€£~])|[;:] |(?<!\\d) [–—-] | [–—-] (?!\\d)|, | (?=\\()|(?<=\\))[,.;]? | [·|] | (?=(?:${opensPart}) )`,
  'gu',
);
/** "approx. 40" is one sentence. */
const shortened =
  /(?:^|[^\p{L}])(?:approx|incl|max|min|avg|nos?|nr|dept|yrs?|hrs?|mos?|vs|st|mr|mrs|ms|dr|asst|mgmt|govt|ave|inc|ltd|co|jr|sr|rs|tel|ca|vol|fig|sec|ch|op)$/iu;
/** A longer line is read in its first clauses. */
const clausesMax = 14;

/** clausesOf parts a line, whose words stand one blank apart, where it pauses. */
export function clausesOf(line: string): Clause[] {
  const clauses: Clause[] = [];
  const periods = findDates(line).filter(({ isRange }) => isRange);
  let start = 0;
  for (const match of line.matchAll(pause)) {
    const { 0: found, index } = match;
    const own = line.slice(start, index);
    const isSentence = /^[.!]/.test(found);
    const isInPeriod = periods.some((period) => index > period.start && index < period.end);
    if (own === '' || isInPeriod || !hasWholeBrackets(own) || (isSentence && shortened.test(own))) continue;
    clauses.push({ start, end: index, endsSentence: isSentence || found.startsWith(').') });
    start = index + found.length;
  }
  const end = line.length - (/[.;,]$/.test(line) ? 1 : 0);
  if (end > start) clauses.push({ start, end, endsSentence: true });
  return clauses.slice(0, clausesMax);
}

const [charsMin, wordsMin] = [18, 4];
const beginsPart = new RegExp(`^(?:${opensPart}|or|but|for|to|of|in|at|by|from|as|than|then|which|that) `, 'i');
/** A fragment that ends so says less than half of something. */
const breaksOff =
  / (?:and|or|the|a|an|of|to|in|for|with|by|at|from|as|on|into|per|than|up|over|about|such|both|between|mainly|mostly|partly|especially|also|only|e\.g|i\.e)$/i;

/** fragmentsOf lists the pieces of a line that can stand by themselves: they begin with a sentence, or behind its label. */
export function fragmentsOf(line: string): Fragment[] {
  const clauses = clausesOf(line);
  return clauses.flatMap((first, from) => {
    const before = clauses[from - 1];
    const opens = before === undefined || before.endsSentence || line.startsWith(':', before.end);
    if (!opens) return [];
    return clauses.slice(from).flatMap((last, more): Fragment[] => {
      const text = line.slice(first.start, last.end);
      const to = from + more + 1;
      return canStand(text, from) && !breaksList(line, clauses, to) ? [{ text, from, to }] : [];
    });
  });
}

/** "Power BI dashboards – sales, returns" breaks off within a list that goes on with ", expiry and footfall". */
function breaksList(line: string, clauses: readonly Clause[], to: number): boolean {
  const [last, next] = [clauses[to - 1], clauses[to]];
  if (!last || !next || last.endsSentence || line[last.end] !== ',') return false;
  const own = line.slice(last.start, last.end);
  return own.split(' ').length <= itemWordsMax || / between (?!.* and )/.test(` ${own}`);
}

/** Longer parts between commas are no items of a list. */
const itemWordsMax = 3;

function canStand(text: string, from: number): boolean {
  const isLong = text.length >= charsMin && text.split(' ').length >= wordsMin;
  const opensRight = from === 0 || !(beginsPart.test(text) || leansOnLineBefore(text));
  return isLong && hasWholeBrackets(text) && opensRight && !breaksOff.test(text);
}
