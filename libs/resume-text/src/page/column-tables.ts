import { cellsOf, textsAt } from '../text/cells.js';
import { countName } from './period-columns.js';
import type { RawLine } from './physical-lines.js';
import { splitGaps } from '../text/split-cells.js';
import { isTableHeader } from '../recognizers/table-header.js';
import { isDegree, isInstitution } from '../recognizers/titles.js';

const columnsMin = 3;
const rowsMin = 2;
const rowsMax = 40;
const rowCharsMax = 300;

/** Column is one column of a table: its name, and where it begins in the lines. */
interface Column {
  name: string;
  from: number;
}

/**
 * readColumnTables parts the rows of a table of studies where the names of its columns say that a cell begins, also where
 * only one blank parts it from the cell before, without the numbers of the rows. Of a table of skills each row says what its
 * values are: "SQL · Exp. (Yrs): 6 · Last Used: 2024".
 */
export function readColumnTables(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as RawLine;
    const columns = columnsOf(line.raw);
    const rows = columns ? rowsBelow(lines, at) : [];
    const cells = columns && rows.length >= rowsMin ? cellsOfRows(columns, rows) : undefined;
    if (!columns || !cells) {
      result.push(line);
      continue;
    }
    result.push(...writeTable(line, columns, rows, cells));
    at += rows.length;
  }
  return result;
}

function columnsOf(raw: string): Column[] | undefined {
  if (raw.length > rowCharsMax) return undefined;
  const isTabbed = raw.includes('\t');
  const columns = isTabbed
    ? raw.split('\t').map((name) => ({ name: name.trim(), from: 0 }))
    : cellsOf(raw).map(({ text, from }) => ({ name: text, from }));
  const isNamed = columns.length >= columnsMin && columns.every(({ name }, at) => isColumnName(name, at));
  return isNamed ? columns : undefined;
}

function isColumnName(name: string, at: number): boolean {
  if (at === 0 && countName.test(name)) return true;
  const bare = name
    .replace(/\([^()]{1,40}\)/g, ' ')
    .replace(/^self[- ]/i, '')
    .trim();
  return isTableHeader(bare) || (at <= 1 && skillName.test(bare));
}

/** What the first column of a table of skills is called. */
const skillName =
  /^(?:(?:technical |key |core |computer )?skills?(?: name| set| area)?|tools?|software|packages?|technolog(?:y|ies)|platforms?|languages?|instruments?|machines?|equipment|competenc(?:y|e|ies))(?: ?[/&] ?\p{L}{3,15})?$/iu;

function rowsBelow(lines: readonly RawLine[], header: number): RawLine[] {
  const below = lines.slice(header + 1, header + 1 + rowsMax);
  const end = below.findIndex(({ raw }) => raw.trim() === '' || cellsOf(raw).length + raw.split('\t').length < 3);
  return end < 0 ? below : below.slice(0, end);
}

/** The cells of each row; undefined where a single row does not stand in the columns. */
function cellsOfRows(columns: readonly Column[], rows: readonly RawLine[]): string[][] | undefined {
  const isTabbed = columns.every(({ from }) => from === 0);
  const cells = rows.map(({ raw }) => {
    if (raw.length > rowCharsMax) return [];
    return isTabbed ? raw.split('\t').map((cell) => cell.trim()) : cellsAt(columns, raw);
  });
  const isRow = (row: readonly string[]) =>
    row.length === columns.length && row[0] !== '' && row.slice(1).some((cell) => cell !== '');
  const areRows = cells.every(isRow) && cells.some((row) => row[1] !== '');
  return areRows ? cells : undefined;
}

/** The cells of a row that begin where the columns do; none where a text runs across the beginning of a column. */
function cellsAt(columns: readonly Column[], raw: string): string[] {
  const isParted = columns.every(({ from }) => {
    if (from === 0 || raw.length <= from) return true;
    const gap = raw.slice(from - 2, from);
    return raw[from] === ' ' ? gap.trim() === '' : gap.endsWith(' ');
  });
  return isParted
    ? textsAt(
        columns.map(({ from }) => from),
        raw,
      )
    : [];
}

function writeTable(header: RawLine, columns: readonly Column[], rows: RawLine[], cells: string[][]): RawLine[] {
  const isCounted =
    countName.test(columns[0]?.name ?? '') && cells.every(([count = '']) => /^\(?\d{1,2}[.)]?$/.test(count));
  const from = isCounted ? 1 : 0;
  const names = columns.slice(from).map(({ name }) => name);
  const isOfSkills = skillName.test(names[0] ?? '') && names.length > 1;
  if (isOfSkills) {
    return rows.map((row, at) => ({
      ...row,
      start: at === 0 ? header.start : row.start,
      raw: writeSkill(names, cells[at]?.slice(from) ?? []),
    }));
  }
  const written = rows.map((_, at) => withMarks(names, withPairs(names, cells[at]?.slice(from) ?? [])));
  // Where the cells are parted well and no row has a number, the table is read without this.
  const isFused = rows.some(({ raw }) => !raw.includes('\t') && splitGaps(raw.trim()).length < columns.length);
  const isOfStudies = written.some(([first = '', ...others]) => isDegree(first) && others.some(isInstitution));
  const hasMarks = names.some((name) => markName.test(name));
  if (!isFused && !(isOfStudies && isCounted && hasMarks)) return [header, ...rows];
  return [
    { ...header, raw: names.join('\t') },
    ...rows.map((row, at) => ({ ...row, raw: (written[at] ?? []).join('\t') })),
  ];
}

/** What the column with the results of a study is called: "Marks", "% / CGPA", "Percentage of marks". */
const markName =
  /^(?:(?:obtained |total )?(?:marks?|scores?|percentage|results?|grades?|c?gpa)(?: (?:of marks|obtained))?|%)(?: ?(?:\/|or|\(|in) ?(?:%|c?gpa|grade|marks?|percentage)\)?)?$/iu;

/** Below "Date / Expiry" two values side by side are parted as their names are. */
function withPairs(names: readonly string[], cells: readonly string[]): string[] {
  return cells.map((cell, at) => {
    const isPair = (names[at] ?? '').split('/').length === 2;
    const values = isPair ? cell.split(/\s{2,}/) : [];
    return values.length === 2 ? values.join(' / ') : cell;
  });
}

/** "Marks: 72.4 %": beside a degree the names of the columns are not shown, and a figure alone says little. */
function withMarks(names: readonly string[], cells: readonly string[]): string[] {
  return cells.map((cell, at) => {
    if (/^[-–—]+$/.test(cell)) return '';
    const name = names[at] ?? '';
    if (!markName.test(name) || !/^\d/.test(cell) || /gpa|marks|grade/i.test(cell)) return cell;
    return markOf(name, cell);
  });
}

/** "% / CGPA" is two names: a figure with its own sign needs neither. */
function markOf(name: string, cell: string): string {
  const names = name.split(/ ?(?:\/|\bor\b) ?/i).filter((each) => each !== '%');
  if (names.length === 0) return `${cell.replace(/ ?%$/, '')} %`;
  return name.includes('%') && cell.includes('%') ? cell : `${names.join(' / ')}: ${cell}`;
}

function writeSkill([, ...names]: readonly string[], [skill = '', ...values]: readonly string[]): string {
  const told = values.flatMap((value, at) => (value === '' ? [] : [`${names[at] ?? ''}: ${value}`]));
  return `• ${[skill, ...told].join(' · ')}`;
}
