import { cellsOf } from '../text/cells.js';
import { findDates } from '../recognizers/dates.js';
import { isDutyLabel, readFormLabel } from '../recognizers/form-labels.js';
import type { RawLine } from './physical-lines.js';

const rowsMin = 5;
const gutterMin = 12;
const gutterMax = 42;
const labelCharsMax = 40;

/**
 * readForms reads a text with a column of labels: labels that the column broke are whole again, and what labels nothing
 * but duties is left out.
 */
export function readForms(lines: RawLine[]): RawLine[] {
  const gutter = formGutter(lines);
  const fields = lines.filter(({ raw }) => raw.length <= charsMax && readFormLabel(raw.trim()) !== undefined).length;
  const whole = gutter === undefined ? lines : joinWrappedLabels(lines, gutter);
  return gutter === undefined && fields < rowsMin ? whole : withoutDutyLabels(whole);
}

/**
 * Puts a label back together that the narrow left column of a form broke over two rows: "Date and
 * place" above "of birth". What stands beside its second half is the next line of the value.
 */
function joinWrappedLabels(lines: RawLine[], gutter: number): RawLine[] {
  const result: RawLine[] = [];
  for (const line of lines) {
    const above = result.at(-1);
    const label = above === undefined ? undefined : labelAt(above.raw, gutter);
    const rest = labelAt(line.raw, gutter);
    const value = above?.raw.slice(gutter).trim() ?? '';
    if (!above || label === undefined || rest === undefined || value === '' || !isBroken(label, rest)) {
      result.push(line);
      continue;
    }
    const own = line.raw.slice(gutter).trim();
    const whole = `${label} ${rest}`;
    const raw = `${whole.padEnd(Math.max(gutter, whole.length + gapMin))}${value}`;
    result[result.length - 1] = { ...above, raw, end: own === '' ? line.end : above.end };
    if (own !== '') result.push({ raw: ' '.repeat(gutter) + own, start: line.start + gutter, end: line.end });
  }
  return result;
}

/** What parts a label from its value. */
const gapMin = 4;

/** The column at which the values of a form begin; undefined where the text has no column of labels. */
function formGutter(lines: RawLine[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { raw } of lines) {
    const [cell, next] = cellsOf(raw);
    if (!cell || !next || cell.from !== 0 || !/^\p{Lu}/u.test(cell.text)) continue;
    if (next.from < gutterMin || next.from > gutterMax) continue;
    if (findDates(cell.text).length === 0 && !isDate(next.text))
      counts.set(next.from, (counts.get(next.from) ?? 0) + 1);
  }
  const [gutter, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [0, 0];
  return count >= rowsMin ? gutter : undefined;
}

/** Dates at the right stand beside heads, not beside labels. */
function isDate(text: string): boolean {
  return findDates(text).some((span) => text.length - (span.end - span.start) <= 3);
}

/** What stands in the column of the labels; undefined where a line crosses the gutter or nothing stands there. */
function labelAt(raw: string, gutter: number): string | undefined {
  const label = raw.slice(0, gutter).trimEnd();
  if (label === '' || label.startsWith(' ') || label.length > labelCharsMax) return undefined;
  return /[^ ]/.test(raw.slice(label.length, gutter)) || label.length > gutter - 2 ? undefined : label;
}

/** True where the second half begins with a small letter, or the first one stops in the middle of a phrase. */
function isBroken(label: string, rest: string): boolean {
  if (/[\d:.]/.test(label) || /[\d:.]/.test(rest) || !/^\p{Lu}/u.test(label)) return false;
  return /^\p{Ll}{2}/u.test(rest) || /(?:\s(?:and|of|or|&|\/))$/i.test(label);
}

/** Leaves a form's "Main activities and responsibilities" out before the duties that it labels. */
function withoutDutyLabels(lines: RawLine[]): RawLine[] {
  return lines.map((line, at) => {
    const [label, value, other] = line.raw.length > charsMax ? [] : cellsOf(line.raw);
    if (!label || !value || other || label.from !== 0 || !isDutyLabel(label.text)) return line;
    const others = lines.slice(at + 1, at + 1 + dutiesMax).map(({ raw }) => raw.trimEnd());
    const end = others.findIndex((raw) => cellsOf(raw).length !== 1);
    const duties = end < 0 ? others : others.slice(0, end);
    // The label alone tells one duty from the fields of the head around it.
    if (duties.length === 0) return line;
    const indent = Math.max(...duties.map((raw) => raw.length - raw.trimStart().length));
    return { raw: ' '.repeat(indent) + value.text, start: line.start + value.from, end: line.end };
  });
}

/** So many duties tell how far they are indented. */
const dutiesMax = 5;
/** A longer line is a paragraph. */
const charsMax = 300;
