import type { RawLine } from './physical-lines.js';

/** The two rows above the levels of a European CV; a label may stand before each ("Self-assessment", "European level (*)"). */
const skills = ['understanding', 'speaking', 'writing'];
const partsOfUnderstanding = ['listening', 'reading'];
const level = /^[ABC][12]\+?$/;
const levelsInRow = 5;
const partsOfSpeaking = 2;
const rowCharsMax = 240;

/**
 * readLanguageGrids writes the levels of a European CV in one line for each language, beside what each is of: "German:
 * understanding (listening C2, reading C2), speaking (spoken interaction C1, spoken production C1), writing B2".
 */
export function readLanguageGrids(lines: RawLine[]): RawLine[] {
  const at = lines.findIndex(({ raw }) => around(raw, skills)?.behind.length === 0);
  const [top, below] = [lines[at], lines[at + 1]];
  const parts = below && around(below.raw, partsOfUnderstanding);
  if (!top || !below || parts?.behind.length !== partsOfSpeaking) return lines;
  const from = at + 2;
  const count = lines.slice(from).findIndex(({ raw }) => rowOf(raw) === undefined);
  const rows = lines.slice(from, count < 0 ? lines.length : from + count);
  if (rows.length === 0) return lines;
  // What stands beside the names of the columns says where the levels are from.
  const beside = [around(top.raw, skills)?.label ?? '', parts.label].filter((each) => each !== '');
  return [
    ...lines.slice(0, at),
    ...(beside.length > 0 ? [{ ...top, raw: beside.join(' · '), end: below.end }] : []),
    ...rows.map((row) => ({ ...row, raw: writeRow(row.raw, parts.behind) })),
    ...lines.slice(from + rows.length),
  ];
}

function cellsOf(raw: string): string[] {
  return raw.length <= rowCharsMax ? raw.trim().split(/\t+| {2,}/) : [];
}

/** What stands before the names of columns and behind them; undefined for a row without these names side by side. */
function around(raw: string, names: readonly string[]): { label: string; behind: string[] } | undefined {
  const cells = cellsOf(raw);
  const at = cells.findIndex((cell) => cell.toLowerCase() === names[0]);
  const isNamed = names.every((name, column) => cells[at + column]?.toLowerCase() === name);
  if (at < 0 || at > 1 || !isNamed) return undefined;
  return { label: cells.slice(0, at).join(''), behind: cells.slice(at + names.length) };
}

function rowOf(raw: string): { language: string; levels: string[] } | undefined {
  const words = raw.length <= rowCharsMax ? raw.trim().split(/\s+/) : [];
  const levels = words.slice(-levelsInRow);
  const language = words.slice(0, -levelsInRow).join(' ');
  const isRow = /^\p{Lu}[\p{L} ()]+$/u.test(language) && levels.every((word) => level.test(word));
  return isRow ? { language, levels } : undefined;
}

function writeRow(raw: string, partsOf: readonly string[]): string {
  const { language = '', levels: [listening, reading, ...others] = [] } = rowOf(raw) ?? {};
  const speaking = partsOf.map((part, at) => `${part.toLowerCase()} ${others[at]}`).join(', ');
  const writing = others[partsOf.length];
  return `${language}: understanding (listening ${listening}, reading ${reading}), speaking (${speaking}), writing ${writing}`;
}
