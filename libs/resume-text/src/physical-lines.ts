import { splitColumns } from './columns.js';

/** PhysicalLine is one line as the page broke it. Offsets are UTF-16 and point into the cleaned text. */
export interface PhysicalLine {
  /** Without the blanks at both ends. */
  text: string;
  /** How many blanks stand before the text; a tab counts four. */
  indent: number;
  start: number;
  end: number;
  /** How many empty lines and rules stand above this one. */
  blanksBefore: number;
  /** True where only a rule ("-----") parts this line from the one above. */
  isBelowRule: boolean;
}

const ruleLine = /^[\s\-–—_=*~#•.|+]{3,}$/;

/** physicalLines lists the lines of a cleaned text that say something, columns side by side one after the other. */
export function physicalLines(text: string): PhysicalLine[] {
  const lines: PhysicalLine[] = [];
  let blanks = 0;
  let rule = false;
  for (const { raw, start } of splitColumns(rawLines(text))) {
    const trimmed = raw.trim();
    const isRule = trimmed !== '' && ruleLine.test(trimmed);
    if (trimmed === '' || isRule) {
      blanks += 1;
      rule ||= isRule;
      continue;
    }
    const from = raw.length - raw.trimStart().length;
    lines.push({
      text: trimmed,
      indent: indentOf(raw.slice(0, from)),
      start: start + from,
      end: start + from + trimmed.length,
      blanksBefore: blanks,
      isBelowRule: rule,
    });
    blanks = 0;
    rule = false;
  }
  return lines;
}

/** RawLine is a line, or a column's part of one, with the offset it begins at. */
export interface RawLine {
  raw: string;
  start: number;
}

function rawLines(text: string): RawLine[] {
  let start = 0;
  return text.split('\n').map((raw) => {
    const line = { raw, start };
    start += raw.length + 1;
    return line;
  });
}

function indentOf(blanks: string): number {
  let width = 0;
  for (const each of blanks) width += each === '\t' ? 4 : 1;
  return width;
}
