import { headingKind } from './headings.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** Counted is a line that begins with its number: "3. EDUCATION", "IV) Languages", "B. Work". */
interface Counted {
  at: number;
  /** How it is counted, and whether in capitals: the headings of one text are all written alike. */
  form: string;
  value: number;
  body: string;
}

const count = /^(\(?)(\d{1,2}|[IVX]{1,5}|[A-H])([.):])\s+(?=\p{L}{2})/u;
const bodyCharsMax = 60;
const headingsMin = 3;
const knownMin = 2;

/**
 * withCountedHeadings makes headings of lines that are counted from one on, in one form and with other lines between them,
 * where the names of two of them are known: the others are headings as well, whatever they are called.
 */
export function withCountedHeadings(shapes: readonly LineShape[], labels: LineLabel[]): LineLabel[] {
  const headings = new Set(longestRow(shapes.flatMap((shape, at) => readCounted(shape, at) ?? [])));
  return headings.size === 0 ? labels : labels.map((label, at) => (headings.has(at) ? 'heading' : label));
}

function readCounted({ line: { text }, dates }: LineShape, at: number): Counted | undefined {
  const [whole = '', open, sign = '', close] = count.exec(text) ?? [];
  const body = text.slice(whole.length);
  if (whole === '' || body.length > bodyCharsMax || /[.;,]$/.test(body) || body.includes('\t')) return undefined;
  if (dates !== 'none' || !/^\p{Lu}/u.test(body)) return undefined;
  const kind = /\d/.test(sign) ? 'figure' : 'letter';
  const isCapitals = /^\P{Ll}+$/u.test(body.replace(/\([^()]*\)/g, ''));
  const form = [open, kind, close, isCapitals].join(' ');
  return { at, form, value: kind === 'figure' ? Number(sign) : valueOf(sign), body };
}

/** "I" is the first of the Roman numbers; no resume has sections up to the letter I. */
function valueOf(sign: string): number {
  const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'].indexOf(sign) + 1;
  return roman > 0 ? roman : 'ABCDEFGH'.indexOf(sign) + 1;
}

/** The longest row of lines of one form that counts up from one; one number may have been left out. */
function longestRow(lines: readonly Counted[]): number[] {
  const rows: Counted[][] = [];
  for (const line of lines) {
    const above = rows
      .filter((row) => mayFollow(row.at(-1), line))
      .sort((one, other) => other.length - one.length)
      .at(0);
    if (above) rows.push([...above, line]);
    else if (line.value === 1) rows.push([line]);
    if (rows.length > rowsMax) return [];
  }
  const [longest = []] = rows.filter(areHeadings).sort((one, other) => other.length - one.length);
  return longest.map(({ at }) => at);
}

/** A text with more counted lines is a list. */
const rowsMax = 100;

function mayFollow(above: Counted | undefined, line: Counted): boolean {
  if (!above || above.form !== line.form || line.at - above.at < 2) return false;
  return line.value > above.value && line.value - above.value <= 2;
}

function areHeadings(row: readonly Counted[]): boolean {
  return row.length >= headingsMin && row.filter(({ body }) => headingKind(body) !== undefined).length >= knownMin;
}

/** withoutCount parts the number of a heading from its name: "IV." and "Languages". */
export function withoutCount(text: string): { mark: string; text: string } | undefined {
  const mark = count.exec(text)?.[0];
  return mark === undefined ? undefined : { mark: mark.trim(), text: text.slice(mark.length) };
}

/** isCount is true for a mark that is a number and not the sign of a list. */
export function isCount(mark: string | undefined): boolean {
  return mark !== undefined && /^\(?(?:\d|[IVX]{1,5}[.):]|[A-H][.):])/.test(mark);
}
