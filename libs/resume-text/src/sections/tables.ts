import { findDates } from '../recognizers/dates.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { Detail, Entry, Section } from '../document/resume-document.js';
import { splitGaps } from '../text/split-cells.js';
import { isDegree, isInstitution, isTitle } from '../recognizers/titles.js';

const rowsMin = 3;
const columnsMin = 3;
const headerWordsMax = 4;

/**
 * withPlainTables shows a table as it is, one line a row, where its rows are not surely jobs or degrees: a reader
 * compares rows with each other, and cannot where they are headings. The names of the columns stand out above, also
 * those that say nothing beside fields: `dropped` are they, each by the place where the line below begins.
 */
export function withPlainTables(
  section: Section,
  lines: readonly LogicalLine[],
  dropped: ReadonlyMap<number, LogicalLine>,
): Section {
  return tablesOf(lines).reduce(
    (result, rows) => withPlainTable(result, rows, dropped.get(rows[0]?.start ?? -1)),
    section,
  );
}

/** droppedHeaders lists the lines with the names of columns that were dropped, each by the place where the line below begins. */
export function droppedHeaders(lines: readonly LogicalLine[]): Map<number, LogicalLine> {
  const dropped = new Map<number, LogicalLine>();
  lines.forEach((line, at) => {
    const below = lines[at + 1];
    if (line.label === 'furniture' && below && below.label !== 'furniture' && columnsOf(line) > 1)
      dropped.set(below.start, line);
  });
  return dropped;
}

/** tablesOf lists the runs of three lines or more that tabs or wide gaps part into the same columns. */
function tablesOf(lines: readonly LogicalLine[]): LogicalLine[][] {
  const tables: LogicalLine[][] = [];
  for (const line of lines) {
    const table = tables.at(-1);
    const columns = columnsOf(line);
    const isNext = table !== undefined && line.blanksBefore === 0 && columnsOf(table[0]) === columns;
    if (isNext) table.push(line);
    else tables.push([line]);
  }
  return tables.filter((table) => table.length >= rowsMin && isTable(table));
}

/** A cell may be empty between two tabs; between wide gaps it cannot be seen. */
function columnsOf(line: LogicalLine | undefined): number {
  if (!line || line.mark !== undefined || line.level > 0) return 0;
  return line.text.includes('\t') ? line.text.split('\t').length : splitGaps(line.text).length;
}

/** Two columns may be a line with its date at the right; where they have names they are a table. */
function isTable(rows: readonly LogicalLine[]): boolean {
  const columns = columnsOf(rows[0]);
  return columns >= columnsMin || (columns > 1 && isHeader(rows));
}

/** True where the first row has words alone, and a column below it has figures in most rows. */
function isHeader([first, ...rows]: readonly { text: string }[]): boolean {
  const names = splitGaps(first?.text ?? '');
  const areNames = names.every((name) => /^\p{Lu}[^\d@.,;:]*$/u.test(name) && name.split(' ').length <= headerWordsMax);
  return names.length > 1 && areNames && rows.filter(({ text }) => /\d/.test(text)).length * 2 > rows.length;
}

function withPlainTable(section: Section, rows: readonly LogicalLine[], dropped: LogicalLine | undefined): Section {
  const starts = new Set(rows.map(({ start }) => start));
  const isRow = ({ headerLines, span }: Entry) => headerLines.length === 1 && starts.has(span.start);
  const ofTable = section.entries.filter(isRow);
  const named = ofTable.filter((entry) => isNamed(section.kind, entry)).length;
  // Rows of studies with nothing below them would be the loudest headings of all, and read in no fields.
  const areBare = section.kind === 'education' && ofTable.every(({ details }) => details.length === 0);
  const isPlain =
    (section.kind === 'experience' && areWorks(rows, ofTable)) ||
    (ofTable.some(({ isSure }) => !isSure) && (named * 2 < ofTable.length || areBare));
  const entries = section.entries.map((entry) =>
    isPlain && isRow(entry) ? { ...entry, isSure: false, isTold: true } : entry,
  );
  const isAllPlain = entries.every((entry) => !isRow(entry) || entry.isTold === true);
  if (isAllPlain && dropped && !areToldByThemselves(section, dropped))
    return withHeader({ ...section, entries }, rows, dropped);
  if (isAllPlain && dropped) return { ...section, entries };
  if (!isAllPlain || !isHeader(rows)) return { ...section, entries };
  const asHeader = (detail: Detail) =>
    detail.span.start === rows[0]?.start ? { ...detail, isBullet: false, isSubheading: true } : detail;
  return {
    ...section,
    details: section.details.map(asHeader),
    entries: entries.map((entry) => ({ ...entry, details: entry.details.map(asHeader) })),
  };
}

/** What a certificate is, who gave it and when: below their heading the rows are a list, and say so without the names of columns. */
function areToldByThemselves({ kind }: Section, { text }: LogicalLine): boolean {
  return kind === 'certifications' && splitGaps(text).length <= columnsMin;
}

/** Rows of what somebody made or played in, each in one year: "Moth & Barrow    Switch, PC    2022    Producer" is no job. */
function areWorks(rows: readonly LogicalLine[], entries: readonly Entry[]): boolean {
  const isInYear = ({ text }: LogicalLine) => {
    const [date, other] = findDates(text);
    return date !== undefined && other === undefined && !date.isRange;
  };
  const isBare = ({ details }: Entry) => details.every(({ span }) => rows.some(({ start }) => start === span.start));
  const inYear = rows.filter(isInYear).length;
  return rows.length >= worksMin && inYear === rows.length && entries.slice(0, -1).every(isBare);
}

const worksMin = 4;

/** A row that names a degree, or a job and its time, is one, whichever of its cells is what. */
function isNamed(kind: Section['kind'], { headerLines: [row = ''], dates }: Entry): boolean {
  if (kind === 'education') return isDegree(row) || isInstitution(row);
  return kind === 'experience' && isTitle(row) && dates !== '';
}

function withHeader(section: Section, [first]: readonly LogicalLine[], { text, start, end }: LogicalLine): Section {
  const header: Detail = { text, isBullet: false, isSubheading: true, span: { start, end } };
  const isBelow = ({ span }: { span: Detail['span'] }) => first !== undefined && span.start >= first.start;
  const insertInto = (details: Detail[]) => {
    const at = details.findIndex(isBelow);
    return at < 0 ? [...details, header] : details.toSpliced(at, 0, header);
  };
  const above = section.entries.findLastIndex((entry) => !isBelow(entry));
  if (above < 0) return { ...section, details: insertInto(section.details) };
  const entries = section.entries.map((entry, at) =>
    at === above ? { ...entry, details: insertInto(entry.details) } : entry,
  );
  return { ...section, entries };
}
