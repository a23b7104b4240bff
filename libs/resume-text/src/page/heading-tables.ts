import type { RawLine } from './physical-lines.js';
import { splitGaps } from '../text/split-cells.js';
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
    const cells = rows.map(({ raw }) => splitGaps(raw.trim()));
    const first = cells.findIndex((row) => row.length !== names?.length);
    const isTable =
      (first < 0 ? rows.length : first) >= rowsMin && cells.slice(first).every((row) => isRest(row, names));
    if (!names || !isTable) {
      result.push(line);
      continue;
    }
    const [heading = '', ...others] = names;
    result.push({ ...line, raw: `${heading} (${others.join(', ')})`, isTitle: true }, ...rows);
    at += rows.length;
  }
  return result;
}

/** The names in capitals, of which the first is a phrase and another one that of a column. */
function namesOf(raw: string): string[] | undefined {
  const text = raw.trim();
  if (text.length > rowCharsMax || !/^\P{Ll}+$/u.test(text)) return undefined;
  const names = splitGaps(text);
  const [heading = '', ...others] = names;
  const areNames = others.every((name) => /^\p{Lu}[\p{Lu} ./]{1,18}$/u.test(name)) && others.some(isTableHeader);
  return names.length >= columnsMin && !isTableHeader(heading) && heading.includes(' ') && areNames ? names : undefined;
}

function rowsBelow(lines: readonly RawLine[], header: number): RawLine[] {
  const below = lines.slice(header + 1, header + 1 + rowsMax);
  const end = below.findIndex(({ raw }) => raw.trim() === '' || raw.length > rowCharsMax);
  return end < 0 ? below : below.slice(0, end);
}

/** Below the rows may stand lines without columns. */
function isRest(row: readonly string[], names: readonly string[] | undefined): boolean {
  return row.length === 1 || row.length === names?.length;
}
