import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { criterionMarks } from './criterion-marks.js';
import { maskMarkup } from './mask-markup.js';

/** PostingLine is one logical line: wrapped lines are joined, the bullet is left out. Offsets point into the posting. */
export interface PostingLine {
  start: number;
  end: number;
  text: string;
  isItem: boolean;
  /** Written as a heading in Markdown or HTML, or wholly in bold. */
  isMarked: boolean;
  isAfterBlank: boolean;
  isBeforeBlank: boolean;
}

// A glyph or number that opens an item of a list; "o" and "." only before a space, and a letter only before a bracket.
const bullet =
  /^(?:[-*+•▪▫◦●○·–—‣⁃∙■□◆◇►▶▸➢➤→⇒✓✔☑✅»>~¤§\uf000-\uf8ff]+|o|\(?\d{1,2}[.)]|\(?[a-zA-Z]\)|[ivx]{1,4}\.)(?:[ \t\u200b]+|(?<=[•▪●→✓✔➢➤\uf000-\uf8ff]))/u;
const endOfSentence = /[.:;!?…。！？]["”’)\]]?$/;
const wrapLengthMin = 45;

/** readLines cuts a posting into its logical lines; `text` is the posting with its markup masked. */
export function readLines(posting: string): { text: string; lines: PostingLine[] } {
  const { text, headings } = maskMarkup(posting);
  const physical = physicalLines(text, headings);
  const widest = physical.reduce((most, line) => Math.max(most, line.end - line.start), 0);
  const full = physical.filter((line) => line.end - line.start >= widest * 0.8).length;
  // A text broken at a column has many lines nearly as long as the longest one.
  const isWrapped = widest <= 120 && full >= 3 && full >= physical.length * 0.2;
  if (!isWrapped) markPlainItems(physical);
  const lines: PostingLine[] = [];
  for (const line of physical) {
    const last = lines.at(-1);
    if (last && !line.isItem && continues(last, line, isWrapped, widest)) {
      last.end = line.end;
      last.text = `${last.text} ${line.text}`;
      last.isBeforeBlank = line.isBeforeBlank;
      lastLength.set(last, line.end - line.start);
    } else {
      lines.push(line);
      lastLength.set(line, line.end - line.start);
    }
  }
  return { text, lines };
}

/** Below "The post holder will:" lines that all begin small are a list without bullets. */
function markPlainItems(lines: PostingLine[]): void {
  lines.forEach((line, at) => {
    if (!line.text.endsWith(':')) return;
    const below = lines.slice(at + 1);
    const length = below.findIndex((each, place) => !/^\p{Ll}/u.test(each.text) || (place > 0 && each.isAfterBlank));
    const run = length < 0 ? below : below.slice(0, length);
    if (run.length >= plainItemsMin) for (const each of run) each.isItem = true;
  });
}

const plainItemsMin = 3;
const lastLength = new WeakMap<PostingLine, number>();

function continues(last: PostingLine, next: PostingLine, isWrapped: boolean, widest: number): boolean {
  if (next.isAfterBlank || next.isMarked || last.isMarked || endOfSentence.test(last.text)) return false;
  const length = lastLength.get(last) ?? 0;
  if (/^[\p{Ll}(&,]/u.test(next.text)) {
    return (
      length >= wrapLengthMin ||
      (last.isItem && length >= 25) ||
      /[,(&/]$|\b(?:and|or|of|the|in|with|to)$/.test(last.text)
    );
  }
  return isWrapped && length >= Math.max(wrapLengthMin, widest * 0.8);
}

function physicalLines(text: string, headings: Set<number>): PostingLine[] {
  const lines: PostingLine[] = [];
  let isAfterBlank = true;
  let start = 0;
  const rows = text.split('\n');
  const marks = criterionMarks(rows);
  for (const [at, raw] of rows.entries()) {
    const line = physicalLine(raw, start, headings, isAfterBlank, marks.get(at) ?? 0);
    const last = lines.at(-1);
    if (last && (isAfterBlank || line === undefined)) last.isBeforeBlank = true;
    if (line !== undefined) lines.push(line);
    isAfterBlank = line === undefined;
    start += raw.length + 1;
  }
  const last = lines.at(-1);
  if (last) last.isBeforeBlank = true;
  return lines;
}

function physicalLine(
  raw: string,
  start: number,
  headings: Set<number>,
  isAfterBlank: boolean,
  criterionMark: number,
): PostingLine | undefined {
  const indent = /^[\s\u200b]*/.exec(raw)?.[0].length ?? 0;
  let from = start + indent;
  let rest = raw.slice(indent);
  const mark = criterionMark > indent ? raw.slice(indent, criterionMark) : bulletOf(rest);
  from += mark.length;
  rest = rest.slice(mark.length);
  const trimmed = trimSignsAtEnd(rest, isBlank);
  const text = plain(trimmed);
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined;
  let isMarked = false;
  for (let at = start; at <= from && !isMarked; at += 1) isMarked = headings.has(at);
  const end = from + trimmed.length;
  return { start: from, end, text, isItem: mark !== '', isMarked, isAfterBlank, isBeforeBlank: false };
}

/** A quoted list has two marks: "> - Forklift licence". */
function bulletOf(line: string): string {
  const first = bullet.exec(line)?.[0] ?? '';
  return first + (first === '' ? '' : (bullet.exec(line.slice(first.length))?.[0] ?? ''));
}

/** isBlank tells the signs that a person does not see: white space, and padding where markup stood. */
export function isBlank(sign: string): boolean {
  return sign === '\u200b' || sign.trim() === '';
}

/** plain is a stretch of the masked posting as a person reads it. */
export function plain(masked: string): string {
  return masked
    .replace(/\u200b/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
