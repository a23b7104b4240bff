import { findDates } from './dates.js';
import { countInWords, headingKind, kindBeforeRemark } from './headings.js';
import type { RawLine } from '../page/physical-lines.js';

/** Counted is a line that begins with its number: "3. EDUCATION", "IV) Languages", "B. Work". */
interface Counted {
  /** Its index among the lines that are not empty. */
  at: number;
  /** How it is counted: the headings of one text are all counted alike. */
  form: string;
  /** Whether it is written in capitals, as all or none of them are; undefined for a short name ("CPD"), which tells nothing. */
  isCapitals: boolean | undefined;
  value: number;
  /** How many characters the count and the blank behind it have. */
  length: number;
  body: string;
}

const count = /^(\(?)(\d{1,2}|[IVX]{1,5}|[A-H])([.):])\s+(?=\p{L}{2})/u;
const remark = / \([^()]{2,80}\)$/;
const bodyCharsMax = 60;
const headingsMin = 3;
const knownMin = 2;

/**
 * setCountedHeadings takes the counts off headings that are counted from one on, in one form and with other lines between
 * them, where the names of two of them are known: the others are headings as well, whatever they are called.
 */
export function setCountedHeadings(lines: RawLine[]): RawLine[] {
  const written = lines.filter(({ raw }) => raw.trim() !== '');
  const row = longestRow(written.flatMap(({ raw }, at) => readCounted(raw.trim(), at) ?? []));
  const headings = new Map(row.map(({ at, length }) => [written[at], length]));
  return lines.map((line) => {
    const length = headings.get(line);
    if (length === undefined) return line;
    if (countInWords.test(line.raw.trimStart())) return { ...line, isTitle: true };
    const from = line.raw.length - line.raw.trimStart().length + length;
    return { ...line, raw: line.raw.slice(from), start: line.start + from, isTitle: true };
  });
}

function readCounted(text: string, at: number): Counted | undefined {
  const [whole = '', open, sign = '', close] = countInWords.exec(text) ?? count.exec(text) ?? [];
  const body = text.slice(whole.length);
  const length = body.replace(remark, '').length;
  if (whole === '' || length > bodyCharsMax || /[.;,]$/.test(body) || body.includes('\t')) return undefined;
  if (!/^\p{Lu}/u.test(body) || findDates(body).length > 0) return undefined;
  const kind = /\d/.test(sign) ? 'figure' : 'letter';
  const name = body.replace(/\([^()]*\)/g, '').trim();
  const isCapitals = shortName.test(name) ? undefined : /^\P{Ll}+$/u.test(name);
  const form = [open, kind, close].join(' ');
  return { at, isCapitals, length: whole.length, form, value: kind === 'figure' ? Number(sign) : valueOf(sign), body };
}

const shortName = /^\p{Lu}{2,5}$/u;

/** "I" is the first of the Roman numbers; no resume has sections up to the letter I. */
function valueOf(sign: string): number {
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].indexOf(sign) + 1;
  return roman > 0 ? roman : 'ABCDEFGH'.indexOf(sign) + 1;
}

/** The longest row of lines of one form that counts up from one; one number may have been left out. */
function longestRow(lines: readonly Counted[]): Counted[] {
  const rows: Counted[][] = [];
  for (const line of lines) {
    const above = rows
      .filter((row) => mayFollow(row, line))
      .sort((one, other) => other.length - one.length)
      .at(0);
    if (above) rows.push([...above, line]);
    else if (line.value === 1) rows.push([line]);
    if (rows.length > rowsMax) return [];
  }
  const [longest = []] = rows.filter(areHeadings).sort((one, other) => other.length - one.length);
  return longest;
}

/** A text with more counted lines is a list. */
const rowsMax = 100;

function mayFollow(row: readonly Counted[], line: Counted): boolean {
  const above = row.at(-1);
  if (!above || above.form !== line.form || line.at - above.at < 2) return false;
  const known = row.find(({ isCapitals }) => isCapitals !== undefined)?.isCapitals;
  if (known !== undefined && line.isCapitals !== undefined && line.isCapitals !== known) return false;
  return line.value > above.value && line.value - above.value <= 2;
}

function areHeadings(row: readonly Counted[]): boolean {
  return (
    row.length >= headingsMin &&
    row.filter(({ body }) => (headingKind(body) ?? kindBeforeRemark(body)) !== undefined).length >= knownMin
  );
}

/** withoutCount parts the count of a heading from its name, also where it stands alone: "B." and "Private sector". */
export function withoutCount(text: string): { mark: string; text: string } | undefined {
  const mark = count.exec(text)?.[0];
  return mark === undefined ? undefined : { mark: mark.trim(), text: text.slice(mark.length) };
}

/** isCount is true for a mark that is a number and not the sign of a list. */
export function isCount(mark: string | undefined): boolean {
  return mark !== undefined && /^\(?(?:\d|[IVX]{1,5}[.):]|[A-H][.):])/.test(mark);
}
