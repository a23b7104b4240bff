import { cleanText, plainInline } from './clean.js';
import { findDates } from './dates.js';
import { headingKind } from './headings.js';

/** Line is one logical line: wrapped lines are joined, marks are taken off. */
export interface Line {
  text: string;
  kind: 'blank' | 'heading' | 'bullet' | 'text';
  /** Markdown heading level; 0 when the line has none. */
  level: number;
}

const bulletMark =
  /^\s*(?:[•●▪◦‣∙⁃■□▫◆◇►▸➢➤✓✔★☆·○§–—»]\s*|[-*+]\s+|o\s+(?=\p{Lu})|\(?\d{1,2}[.)]\s+(?=\D)|>\s*[-*]\s+)/u;
const ruleLine = /^[\s\-–—_=*~#•.|]{3,}$/;
// Not \W, which holds the letters of every script but Latin.
const pageMark =
  /^[^\p{L}\p{N}]*(?:page|seite|página)?[^\p{L}\p{N}]{0,3}\d{1,3}[^\p{L}\p{N}]{0,3}(?:of|von|de|\/)[^\p{L}\p{N}]{0,3}\d{1,3}[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*page\s+\d{1,3}[^\p{L}\p{N}]*$/iu;
const pageFoot = /(?:page|r[ée]sum[ée]|cv|curriculum vitae)[^\p{L}\p{N}]{1,4}\d{1,2}$/iu;

/** readLines cuts a text into logical lines. */
export function readLines(text: string): Line[] {
  const raw = cleanText(text).split('\n');
  const full = fullWidth(raw);
  const words = new Set(raw.length < 4_000 ? text.toLowerCase().match(/\p{L}{5,}/gu) : []);
  const lines: Line[] = [];
  let previous = '';
  for (const source of raw) {
    if (ruleLine.test(source) || pageMark.test(source) || (source.length < 80 && pageFoot.test(source))) continue;
    const line = classify(source);
    const last = lines.at(-1);
    if (last && continues(last, previous, line, source, full)) last.text = joinWrapped(last.text, line.text, words);
    else if (line.kind !== 'blank' || (last && last.kind !== 'blank')) lines.push(line);
    previous = source;
  }
  return lines;
}

function classify(source: string): Line {
  const trimmed = source.trim();
  if (trimmed === '') return { text: '', kind: 'blank', level: 0 };
  const marked = /^(#{1,6})\s+(\S.*)$/.exec(trimmed);
  if (marked) {
    const text = plainInline((marked[2] ?? '').replace(/(?<![#\s])[#\s]+$/, ''));
    return { text, kind: 'heading', level: marked[1]?.length ?? 1 };
  }
  if (trimmed.startsWith('|') && trimmed.endsWith('|')) return { text: tableRow(trimmed), kind: 'text', level: 0 };
  if (bulletMark.test(source) && !/^[^\p{L}\p{N}]*\d{1,2}[./]\d/u.test(trimmed)) {
    const text = plainInline(trimmed.replace(bulletMark, '')).trim();
    return text === '' ? { text, kind: 'blank', level: 0 } : { text, kind: 'bullet', level: 0 };
  }
  return { text: plainInline(trimmed.replace(/^>\s*/, '')).trim(), kind: 'text', level: 0 };
}

function tableRow(row: string): string {
  return row
    .split('|')
    .map((cell) => plainInline(cell.trim()))
    .filter((cell) => cell !== '')
    .join(' | ');
}

/** The length from which a line of this text was probably broken by the page, not by its writer. */
function fullWidth(raw: string[]): number {
  const lengths = raw.map((line) => line.trim().length).filter((length) => length > 40);
  lengths.sort((a, b) => a - b);
  return Math.max(60, (lengths[Math.floor(lengths.length * 0.9)] ?? 0) * 0.82);
}

function continues(last: Line, previous: string, line: Line, source: string, full: number): boolean {
  if (line.kind !== 'text' || (last.kind !== 'bullet' && last.kind !== 'text') || previous.trim() === '') return false;
  if (last.text.length > 3_000 || isHeader(last, previous) || headingKind(line.text)) return false;
  if (/[\p{L}]-$/u.test(previous) && /^\p{Ll}/u.test(line.text)) return true;
  // A resume without capitals has its periods on lines of their own too.
  const [date] = line.text.length < 90 ? findDates(line.text) : [];
  const dated = date !== undefined && ((date.start === 0 && date.isRange) || !/^\p{Ll}/u.test(line.text));
  if (last.kind === 'bullet' && /^\s{2,}\S/.test(source) && !dated) return true;
  if (/^[\p{Ll}(&]/u.test(line.text)) return !dated && !/^(?:https?:|www\.)|@/.test(line.text) && last.text.length > 25;
  if (dated || /\t| {3,}/.test(source.trim())) return false;
  const wrapped = previous.trim().length >= full && previous.length < 250;
  if (/[.!?:;]$/.test(last.text))
    return wrapped && /[.]$/.test(last.text) && (line.text.length > 60 || /[.]$/.test(line.text));
  if (
    last.kind === 'text' &&
    isLabelled(last.text) &&
    previous.length >= 60 &&
    commas(previous) >= 2 &&
    !isLabelled(line.text)
  )
    return commas(line.text) > 0;
  return wrapped || (/(?:,|\b(?:and|or|of|the|with|to|for|in))$/.test(last.text) && last.text.length > 40);
}

function isLabelled(text: string): boolean {
  return /^[^:]{2,40}: \S/.test(text);
}

function commas(text: string): number {
  return text.split(',').length - 1;
}

function isHeader(last: Line, previous: string): boolean {
  if (last.kind === 'bullet') return false;
  const short = last.text.length < 110;
  return (
    headingKind(last.text) !== undefined ||
    (short && findDates(last.text).length > 0) ||
    /\S(?:\t| {3,}| \| )\S/.test(previous)
  );
}

function joinWrapped(before: string, after: string, words: Set<string>): string {
  const broken = /(?<!\p{L})(\p{L}+)-$/u.exec(before);
  const rest = /^\p{Ll}+/u.exec(after);
  if (!broken || !rest) return `${before} ${after}`;
  const whole = `${broken[1]}${rest[0]}`.toLowerCase();
  return words.has(whole) ? `${before.slice(0, -1)}${after}` : `${before}${after}`;
}
