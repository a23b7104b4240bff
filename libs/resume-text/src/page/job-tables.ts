import { cellsOf, textsAt } from '../text/cells.js';
import { isPlace } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import type { RawLine } from './physical-lines.js';
import { isDutyColumn, isTableHeader, namesPostAndEmployer } from '../recognizers/table-header.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';

const columnsMin = 3;
const headerCharsMax = 200;
const rowCharsMax = 400;
const linesMax = 120;

/** timeColumn is the name of the column with the times. */
export const timeColumn =
  /^(?:dates?|periods?|years?(?: of passing)?|time|duration|when|from(?: ?[-–/&] ?to)?|dates? (?:employed|worked|of employment))$/i;
/** titleColumn is the name of the column that says what somebody was. */
export const titleColumn =
  /^(?:(?:job |position )?titles?|jobs?|positions?(?: held)?|posts?(?: held)?|roles?|designations?|ranks?|occupations?|capacity)$/i;
/** employerColumn is the name of the column that says for whom. */
export const employerColumn =
  /^(?:(?:name of )?(?:the )?(?:firms?|company|companies|employers?|organi[sz]ations?|agency|agencies|institutions?|schools?|hospitals?|vessels?)|where)$/i;

/** Table is how the lines below a row of names are cut into cells, and which of them are the parts of a job. */
interface Table {
  cut: (raw: string) => string[] | undefined;
  time: number;
  title: number;
  employer: number;
  duties: number;
  others: number[];
  isTabbed: boolean;
  /** How many characters a line of the column with both post and employer may have; 0 where no column has both. */
  width: number;
}

/** Row is one job: its cells, each put together from the lines it was wrapped into. */
interface Row {
  first: RawLine;
  last: RawLine;
  cells: string[];
  /** What was done, each thing with the line it stands in. */
  duties: RawLine[];
}

/**
 * readJobTables writes each row of a table of jobs as a head and what was done, where a column of its own tells that: as a
 * row it is a paragraph in which nobody finds the title. A cell may go on in the lines below it. The names of the columns
 * stay above.
 */
export function readJobTables(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    result.push(line);
    const table = tableBelow(line.raw);
    const { rows, end } = table ? rowsOf(table, lines, at + 1) : { rows: [], end: at };
    if (!table || rows.length === 0) continue;
    const areLists = rows.some(({ duties }) => duties.length > 1);
    result.push(...rows.flatMap((row) => written(row, table, areLists)));
    at = end - 1;
  }
  return result;
}

function tableBelow(header: string): Table | undefined {
  if (header.length > headerCharsMax) return undefined;
  const names =
    header.includes('\t') || header.includes('|') ? partsOf(header) : cellsOf(header).map(({ text }) => text);
  if (
    names.length < columnsMin ||
    !names.every((name) => isTableHeader(name) || isDutyColumn(name) || namesPostAndEmployer(name))
  )
    return undefined;
  const placeOf = (column: RegExp) => names.findIndex((name) => column.test(name));
  const both = names.findIndex(namesPostAndEmployer);
  const time = placeOf(timeColumn);
  const [title, employer] = both < 0 ? [placeOf(titleColumn), placeOf(employerColumn)] : [both, both];
  const duties = names.findIndex(isDutyColumn);
  const known = [time, title, employer, duties];
  if (known.includes(-1)) return undefined;
  const others = names.flatMap((_, at) => (known.includes(at) ? [] : [at]));
  const isAligned = !header.includes('\t') && !header.includes('|');
  const starts = isAligned ? cellsOf(header).map(({ from }) => from) : [];
  const cut = (raw: string) => (isAligned ? cellsAt(starts, raw) : cellsWith(partsOf(raw), names.length));
  const width = both < 0 ? 0 : (starts[both + 1] ?? 0) - (starts[both] ?? 0) - columnGap;
  return { cut, time, title, employer, duties, others, isTabbed: header.includes('\t'), width };
}

const columnGap = 2;

function partsOf(raw: string): string[] {
  const sign = raw.includes('|') ? '|' : '\t';
  const parts = raw.split(sign).map((part) => part.trim());
  // A table with bars at its edges has no cells outside of them.
  return sign === '|' && parts[0] === '' && parts.at(-1) === '' ? parts.slice(1, -1) : parts;
}

function cellsWith(cells: string[], count: number): string[] | undefined {
  return cells.length === count ? cells : undefined;
}

/** The cells that stand where the names do; undefined where a text runs across the beginning of a column. */
function cellsAt(starts: readonly number[], raw: string): string[] | undefined {
  const isParted = starts.every((from) => from === 0 || raw.length <= from || raw[from - 1] === ' ');
  return isParted ? textsAt(starts, raw) : undefined;
}

function rowsOf(table: Table, lines: readonly RawLine[], from: number): { rows: Row[]; end: number } {
  const rows: Row[] = [];
  let end = from;
  for (; end < Math.min(lines.length, from + linesMax); end += 1) {
    const line = lines[end] as RawLine;
    if (isRule(line.raw) || isGapBetweenRows(lines, end, table)) continue;
    const cells = line.raw.length > rowCharsMax || line.raw.trim() === '' ? undefined : table.cut(line.raw);
    const row = rows.at(-1);
    if (cells && beginsRow(cells, row, table))
      rows.push({ first: line, last: line, cells, duties: dutiesIn(line, cells, table) });
    else {
      // What goes on stands below cells, and never at the left of all of them alone.
      const isAlone = cells?.slice(1).every((cell) => cell === '') === true;
      if (!row || !cells || (isAlone && cells[0] !== '' && !endsOpen(row, table))) break;
      addDuties(row, dutiesIn(line, cells, table), cells, table);
      row.cells = row.cells.map((cell, at) => {
        const joint = at === table.title && startsLine(cell, cells[at] ?? '', table) ? ' | ' : ' ';
        return [cell, cells[at] ?? ''].filter((part) => part !== '').join(joint);
      });
      row.last = line;
    }
  }
  return { rows, end };
}

/** Rows may stand apart from each other. */
function isGapBetweenRows(lines: readonly RawLine[], at: number, table: Table): boolean {
  const below = lines[at + 1]?.raw ?? '';
  const cells = (lines[at]?.raw.trim() ?? '') === '' && below.length <= rowCharsMax ? table.cut(below) : undefined;
  return cells !== undefined && findDates(cells[table.time] ?? '').length > 0;
}

function isRule(raw: string): boolean {
  return /^[\s\-–—_=|+]{3,}$/.test(raw) && raw.trim() !== '';
}

/** Each time begins a row, also that of leave without an employer, but for the end of one that was broken. */
function beginsRow(cells: readonly string[], above: Row | undefined, table: Table): boolean {
  return findDates(cells[table.time] ?? '').length > 0 && !endsOpen(above, table);
}

/** True for a row whose time goes on below: "2012 –" above "Dec 2014". */
function endsOpen(row: Row | undefined, { time }: Table): boolean {
  return /[-–—]$|(?<!\p{L})to$/iu.test(row?.cells[time] ?? '');
}

function dutiesIn(line: RawLine, cells: readonly string[], { duties }: Table): RawLine[] {
  const raw = cells[duties] ?? '';
  const at = Math.max(0, line.raw.lastIndexOf(raw));
  return raw === '' ? [] : [{ ...line, raw, start: line.start + at, end: line.start + at + raw.length }];
}

/** In a table that tabs part, what begins large in a line of its own is another duty; elsewhere it was wrapped. */
function addDuties(
  row: Row,
  duties: readonly RawLine[],
  cells: readonly string[],
  { duties: at, isTabbed }: Table,
): void {
  const last = row.duties.at(-1);
  const isAlone = cells.every((cell, column) => column === at || cell === '');
  for (const duty of duties) {
    const isNext =
      isTabbed &&
      isAlone &&
      /^\p{Lu}/u.test(duty.raw) &&
      !/[,;:–-]$|(?<!\p{L})(?:and|of|the|with)$/u.test(last?.raw ?? '');
    if (isNext || last === undefined) row.duties.push(duty);
    else row.duties[row.duties.length - 1] = { ...last, raw: `${last.raw} ${duty.raw}`, end: duty.end };
  }
}

/** In a column with both, what would have fitted behind the line above is the employer, or the place, and no rest of that. */
function startsLine(above: string, text: string, { width }: Table): boolean {
  const row = above.split(' | ').at(-1) ?? '';
  const [word = ''] = text.split(' ');
  const isPost = isTitle(text) && !isTitle(row);
  const isWhole = text.includes(' ') && (isPost || isOrganization(text) || isPlace(text));
  return width > 0 && (isWhole || lastRow(row, width) + 1 + word.length <= width);
}

/** How many characters the last of the lines has that a text was broken into. */
function lastRow(text: string, width: number): number {
  return text.split(' ').reduce((length, word) => {
    const longer = length === 0 ? word.length : length + 1 + word.length;
    return longer > width ? word.length : longer;
  }, 0);
}

function written({ first, cells, duties }: Row, table: Table, areLists: boolean): RawLine[] {
  const parts = [...new Set([table.title, table.employer]), ...table.others, table.time].map((at) => cells[at] ?? '');
  const head = parts.filter((part) => part !== '').join(' | ');
  const blank: RawLine = { raw: '', start: first.start, end: first.start };
  const told = areLists ? duties.map((duty) => ({ ...duty, raw: `• ${duty.raw}` })) : duties;
  return [blank, { ...first, raw: head }, ...told];
}
