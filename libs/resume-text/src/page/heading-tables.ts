import type { RawLine } from './physical-lines.js';
import { splitGaps } from '../text/split-cells.js';
import { headingKind } from '../recognizers/headings.js';
import { isTableHeader } from '../recognizers/table-header.js';

const columnsMin = 3;
const rowsMin = 2;
const rowsMax = 40;
const rowCharsMax = 300;

/**
 * readHeadingTables reads a heading in capitals that is the first of the names of columns: "WHAT I DRIVE   CLASS   YRS" above
 * rows of as many cells. The heading is its first name, and the others stand in brackets behind it.
 */
export function readHeadingTables(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const names = (lines[at - 1]?.raw ?? '').trim() === '' ? namesOf(line.raw) : undefined;
    const rows = names ? rowsBelow(lines, at) : [];
    if (!names || !areRowsOf(rows, names)) {
      result.push(line);
      continue;
    }
    const [heading = '', ...others] = names;
    result.push({ ...line, raw: `${heading} (${others.join(', ')})`, isTitle: true }, ...rows);
    at += rows.length;
  }
  return result;
}

/** Most rows have a cell in each column; the last columns may be empty, and below the rows may stand lines without columns. */
function areRowsOf(rows: readonly RawLine[], { length }: readonly string[]): boolean {
  const cells = rows.map(({ raw }) => splitGaps(raw.trim()).length);
  const whole = cells.filter((count) => count === length).length;
  return cells[0] === length && whole >= rowsMin && whole * 2 > cells.length && cells.every((count) => count <= length);
}

/** The names in capitals, of which the first is a phrase or a usual heading and another one is that of a column. */
function namesOf(raw: string): string[] | undefined {
  const text = raw.trim();
  if (text.length > rowCharsMax || !/^\P{Ll}+$/u.test(text)) return undefined;
  const names = splitGaps(text);
  const [heading = '', ...others] = names;
  const areNames = others.every((name) => /^\p{Lu}[\p{Lu} ./]{1,18}$/u.test(name)) && others.some(isTableHeader);
  // "LANGUAGES   QUALIFICATIONS" are the headings of two columns.
  const isUsual = headingKind(heading) !== undefined && others.every((name) => headingKind(name) === undefined);
  const areEnough = names.length >= columnsMin || (isUsual && others.every(isTableHeader));
  const isHeading = !isTableHeader(heading) && (isUsual || heading.includes(' '));
  return areEnough && isHeading && areNames ? names : undefined;
}

function rowsBelow(lines: readonly RawLine[], header: number): RawLine[] {
  const below = lines.slice(header + 1, header + 1 + rowsMax);
  const end = below.findIndex(({ raw }) => raw.trim() === '' || raw.length > rowCharsMax);
  return end < 0 ? below : below.slice(0, end);
}
