import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const rowCharsMax = 240;
const rowsMax = 12;
const columnsMin = 2;
/** What is done in a language, as the column of a table is called in the languages of our readers. */
const skill = new RegExp(
  `^(?:${[
    'reading|writing|speaking|listening|understanding|comprehension|conversation|read|write|speak|spoken|written|oral|grammar',
    'lesen|schreiben|sprechen|hören|verstehen|lezen|schrijven|spreken|luisteren|begrijpen|verstaan',
    'lire|écrire|parler|écouter|compréhension|lu|écrit|parlé|lectura|escritura|habla|comprensión|conversación',
    'lettura|scrittura|parlato|ascolto|comprensione|leitura|escrita|fala|compreensão|czytanie|pisanie|mówienie|słuchanie',
  ].join('|')})$`,
  'iu',
);
const language = /^\p{Lu}[\p{L}\p{M}]{2,20}(?: \(?\p{L}[\p{L}\p{M}]{1,20}\)?)?$/u;

/** Header is the row with the names of the columns: its own heading, where that stands in it, and the names. */
interface Header {
  heading: string;
  columns: string[];
}

/**
 * readLanguageTables writes each row of a table of languages with what its values are of: "Dutch: speaking B2, writing B1".
 * The heading that stands in the row of the names is a line of its own.
 */
export function readLanguageTables(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const header = headerOf(line.raw);
    const rows = header ? rowsBelow(lines, at + 1, header) : [];
    if (!header || rows.length === 0) {
      result.push(line);
      continue;
    }
    if (header.heading !== '') result.push({ ...line, raw: header.heading });
    result.push(...rows);
    at += rows.length;
  }
  return result;
}

function cellsOf(raw: string): string[] {
  if (raw.length > rowCharsMax) return [];
  return raw
    .split(/[|\t]| {2,}/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}

function headerOf(raw: string): Header | undefined {
  const cells = cellsOf(raw);
  const columns = cells.filter((cell) => skill.test(cell));
  const others = cells.slice(0, cells.length - columns.length);
  if (columns.length < columnsMin || others.length > 1 || !cells.slice(others.length).every((cell) => skill.test(cell)))
    return undefined;
  const [heading = ''] = others;
  if (heading !== '' && headingKind(heading) !== 'languages') return undefined;
  // "Language" above the names of languages is that of a column, and no heading.
  return { heading: /^languages?$/.test(heading) ? '' : heading, columns };
}

function rowsBelow(lines: readonly RawLine[], from: number, { columns }: Header): RawLine[] {
  const rows: RawLine[] = [];
  for (const line of lines.slice(from, from + rowsMax)) {
    const [name = '', ...values] = cellsOf(line.raw);
    if (!language.test(name) || values.length === 0 || values.length > columns.length) break;
    const areAll = values.length === columns.length;
    const told = values.map((value, at) => (areAll ? `${columns[at]?.toLowerCase()} ${value}` : value));
    rows.push({ ...line, raw: `${name}: ${told.join(', ')}` });
  }
  return rows;
}
