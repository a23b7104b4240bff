import { cellsOf } from '../text/cells.js';
import { namesLanguageAlone } from '../recognizers/language-items.js';
import type { RawLine } from './physical-lines.js';

const rowsMax = 8;
const rowCharsMax = 240;
const skillsMin = 2;
/** "LISTENING C1  READING C1": what is done in a language, and how well, as the form of the European Union prints it. */
const skillLevel =
  /(\p{Lu}{4,20}(?: \p{Lu}{4,20})?|(?:Spoken |Oral )?\p{Lu}\p{Ll}{4,20}(?: production| interaction)?)\s{1,8}([ABC][12]\+?)(?![\p{L}\d])/gu;

/** LanguageColumn is a language whose levels stand below its name. */
interface LanguageColumn {
  name: string;
  from: number;
  skills: string[];
}

/**
 * readLanguageColumns writes the levels of a language in one line where they stand below its name, one language beside the
 * other: "English: listening C1, reading C1, writing B2".
 */
export function readLanguageColumns(lines: RawLine[]): RawLine[] {
  const result: RawLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = withLanguageBeside(lines[at] as RawLine);
    const columns = columnsOf(line.raw);
    const rows = columns.length > 0 ? rowsBelow(lines, at) : [];
    if (rows.length === 0 || !rows.every(({ raw }) => takeLevels(columns, raw)) || !areWhole(columns)) {
      result.push(line);
      continue;
    }
    const last = rows.at(-1) ?? line;
    result.push(
      ...columns.map(({ name, skills }) => ({ ...line, raw: `${name}: ${skills.join(', ')}`, end: last.end })),
    );
    at += rows.length;
  }
  return result;
}

/** "English      LISTENING B2 READING B2": a language and its levels in one row. */
function withLanguageBeside(line: RawLine): RawLine {
  const [, before = '', name = '', levels = ''] =
    line.raw.length <= rowCharsMax
      ? (/^(\s*)(\p{Lu}[\p{L} ()]{2,30}?)(?: {2,20}|\t)(\S.*)$/u.exec(line.raw) ?? [])
      : [];
  const column: LanguageColumn = { name, from: 0, skills: [] };
  const isRow = namesLanguageAlone(name) && takeLevels([column], levels) && areWhole([column]);
  return isRow ? { ...line, raw: `${before}${name}: ${column.skills.join(', ')}` } : line;
}

function columnsOf(raw: string): LanguageColumn[] {
  if (raw.length > rowCharsMax || raw.trim() === '' || /\d/.test(raw)) return [];
  const isTabbed = raw.trim().includes('\t');
  const columns = isTabbed
    ? raw.split('\t').map((name, from) => ({ name: name.trim(), from, skills: [] }))
    : cellsOf(raw).map(({ text, from }) => ({ name: text, from, skills: [] }));
  return columns.every(({ name }) => namesLanguageAlone(name)) ? columns : [];
}

function rowsBelow(lines: readonly RawLine[], header: number): RawLine[] {
  const below = lines.slice(header + 1, header + 1 + rowsMax);
  const end = below.findIndex(({ raw }) => raw.trim() === '' || raw.length > rowCharsMax || raw.search(skillLevel) < 0);
  return end < 0 ? below : below.slice(0, end);
}

/** Adds what a row says to each language; false for a row with something else in it, or in which nobody knows whose it is. */
function takeLevels(columns: readonly LanguageColumn[], raw: string): boolean {
  if (raw.replace(skillLevel, '').trim() !== '') return false;
  const cells = raw.split('\t');
  const isTabbed = cells.length > 1;
  if (isTabbed && cells.length !== columns.length) return false;
  for (const match of raw.matchAll(skillLevel)) {
    const column = isTabbed
      ? columns[raw.slice(0, match.index).split('\t').length - 1]
      : columns.findLast(({ from }) => from <= match.index);
    if (!column) return false;
    column.skills.push(`${(match[1] ?? '').toLowerCase()} ${match[2] ?? ''}`);
  }
  return true;
}

/** Each language has levels of its own, and none of them twice. */
function areWhole(columns: readonly LanguageColumn[]): boolean {
  return columns.every(({ skills }) => {
    const names = skills.map((skill) => skill.replace(/ \S+$/, ''));
    return skills.length >= skillsMin && new Set(names).size === names.length;
  });
}
