import type { RawLine } from './physical-lines.js';
import { isClosedPeriod } from './side-dates.js';
import { isTableHeader } from '../recognizers/table-header.js';
import { endsWithTitle, isTitle } from '../recognizers/titles.js';

/** What stands in the column of the dates. */
const datesCharsMax = 24;

/**
 * joinTabbedDates puts a period that stands before a tab in two rows ("May 2014 –" above "June 2019") back into the first
 * of them. Each row keeps what stands behind its tab: the head, and what goes on with it.
 */
export function joinTabbedDates(lines: RawLine[]): RawLine[] {
  const result = [...lines];
  for (let at = 0; at + 1 < result.length; at += 1) {
    const [line, below] = [result[at], result[at + 1]];
    const [first, second] = [dateCell(line), dateCell(below)];
    if (!line || !below || !first || !second || !/\p{L}/u.test(second.rest)) continue;
    // Two dates, one above the other, each with an entry beside it, are none: only the first row is open.
    if (!opensPeriod.test(first.dates) || !isClosedPeriod(`${first.dates} ${second.dates}`, true)) continue;
    const [head, more] = isTitleColumn(lines.slice(0, at))
      ? withWholeTitle(first.rest, second.rest)
      : [first.rest, second.rest];
    result[at] = { ...line, raw: `${first.indent}${first.dates} ${second.dates}\t${head}` };
    result[at + 1] = { ...below, raw: `${second.indent}${more}` };
  }
  return result;
}

/** True where the names of a table's columns end with that of the titles. */
function isTitleColumn(above: readonly RawLine[]): boolean {
  const header = above.findLast(({ raw }) => raw.length <= rowCharsMax && raw.split('\t').every(isTableHeader));
  const cells = header?.raw.split('\t') ?? [];
  return (
    cells.length === columns &&
    /^(?:job title|position|title|designation|role|post|job)$/i.test(cells.at(-1)?.trim() ?? '')
  );
}

const columns = 3;

/** A title that was too long for its column goes on in the row below: "Licensed Aircraft" above "Maintenance Engineer". */
function withWholeTitle(first: string, second: string): [string, string] {
  const [[employer = '', begin = '', ...others], [place = '', end = '', ...more]] = [
    first.split('\t'),
    second.split('\t'),
  ];
  const isWhole =
    begin === '' || end === '' || others.length + more.length > 0 || endsWithTitle(begin) || !isTitle(end);
  return isWhole ? [first, second] : [`${employer}\t${begin} ${end}`, place];
}

const opensPeriod = /(?:[-–—]|(?<!\p{L})(?:to|until|till))$/iu;

/** What stands before the first tab of a row, and what stands behind it. */
function dateCell(line: RawLine | undefined): { indent: string; dates: string; rest: string } | undefined {
  const raw = line?.raw ?? '';
  const text = raw.trimStart();
  const tab = text.indexOf('\t');
  const [dates, rest] = [text.slice(0, Math.max(0, tab)).trim(), text.slice(tab + 1).trim()];
  if (raw.length > rowCharsMax || dates === '' || dates.length > datesCharsMax || rest === '') return undefined;
  return { indent: raw.slice(0, raw.length - text.length), dates, rest };
}

/** A longer row is a paragraph. */
const rowCharsMax = 250;
