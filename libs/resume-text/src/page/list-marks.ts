import { readBullet } from '../recognizers/bullets.js';
import { hasContact } from '../recognizers/contact-patterns.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

/** A sign of one to three characters with a blank and a text behind it. Some signs begin a line for another reason. */
const signed = /^(\s*)((?![|"'“”‘’„#$€£%@&\d:;,…(<`]|\.\.)[^\p{L}\p{N}\s()[\]{}]{1,3}|\[[xX* ]?\]|\(\*\))(?=\s+\S)/u;
/** What old fonts of symbols draw as a dot, a box, an arrow or a tick. */
const lettered = /^(\s*)(?:([ØüÜqvnlàèðþŸ])(?=\s+[\p{Lu}\d])|([ƒ¾])(?=\s+\S))/u;
/** Right before a figure these say how much. */
const sayHowMuch = /^[~≈<>+±ƒ¾]$/;

const signedMin = 2;
const letteredMin = 3;
/** Items with an empty line between them are told from other lines by their number. */
const partedMin = 4;
const datedShare = 8;
/** A wrapped item is seldom longer. */
const itemLinesMax = 5;

/** MarkedLine is a line that begins with what may be a mark, and the text behind that. */
interface MarkedLine {
  at: number;
  mark: string;
  text: string;
}

/**
 * withListMarks writes a dot in place of a mark that no list of marks has but this person uses: what begins several
 * lines of a block with a blank behind it, is one.
 */
export function withListMarks(written: RawLine[]): RawLine[] {
  const lines = withCounts(withBareDashes(withLostMarks(written)));
  const byMark = new Map<string, MarkedLine[]>();
  lines.forEach(({ raw }, at) => {
    const line = readMarked(raw, at);
    if (!line) return;
    const others = byMark.get(line.mark);
    if (others) others.push(line);
    else byMark.set(line.mark, [line]);
  });
  const result = [...lines];
  for (const marked of byMark.values()) {
    if (!isList(marked, lines)) continue;
    for (const { at, mark } of marked) {
      const line = lines[at];
      const dot = '•'.padEnd(mark.length);
      if (line) result[at] = { ...line, raw: line.raw.replace(mark, dot).replaceAll(`  ${mark} `, `  ${dot} `) };
    }
  }
  return result;
}

const bareDash = /^(\s*)-(?=[\p{L}\d])/u;
const dashedMin = 4;

/** "-ordered steel" and "-led a crew": where no dash has a blank behind it, one right before a word is the mark of a list. */
function withBareDashes(lines: RawLine[]): RawLine[] {
  const dashed = lines.filter(({ raw }) => bareDash.test(raw)).length;
  const areMixed = lines.some(({ raw }) => dashMark.test(raw));
  if (dashed < (areMixed ? 1 : dashedMin)) return lines;
  // Who forgets the blank now and then does so right beside lines that have it.
  const isDashed = (line: RawLine | undefined) => dashMark.test(line?.raw ?? '') || bareWord.test(line?.raw ?? '');
  const isItem = (line: RawLine, at: number) =>
    areMixed
      ? bareWord.test(line.raw) && (isDashed(lines[at - 1]) || isDashed(lines[at + 1]))
      : bareDash.test(line.raw);
  return lines.map((line, at) => (isItem(line, at) ? { ...line, raw: line.raw.replace('-', '•') } : line));
}

const dashMark = /^\s*-\s/;
const bareWord = /^\s*-(?=\p{L}{2})/u;

const counted = /^(\s*)(\d{1,2}\.[1-9]\d?\.?)(?=\s{1,8}\S)/u;
const countedMin = 3;

/** "2.1 …", "2.2 …" and "2.3 …" right below each other are the items of a list; heads with lines between them are not. */
function withCounts(lines: RawLine[]): RawLine[] {
  const result = [...lines];
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (counted.test(lines[end]?.raw ?? '')) end += 1;
    if (end - at >= countedMin)
      for (let row = at; row < end; row += 1) {
        const line = lines[row] as RawLine;
        const mark = counted.exec(line.raw)?.[2] ?? '';
        result[row] = { ...line, raw: line.raw.replace(mark, '•'.padEnd(mark.length)) };
      }
    at = Math.max(end, at + 1);
  }
  return result;
}

const lost = /^ (?=[\p{Lu}\d])/u;
const lostMin = 5;

/**
 * A mark that the font of a program drew is lost when its text is copied, and the blank behind it stays: where hardly a
 * line has a mark, and one blank stands before many lines that begin with a capital and before none that goes on with another,
 * these lines are the items of lists.
 */
function withLostMarks(lines: RawLine[]): RawLine[] {
  const isItem = (line: RawLine | undefined) => line !== undefined && lost.test(line.raw);
  const items = lines.filter(isItem).length;
  const marked = lines.filter(({ raw }) => readBullet(raw.trim()) !== undefined).length;
  const others = lines.filter(({ raw }) => /^\S/.test(raw)).length;
  if (items < lostMin || others * 2 < items || marked > 1) return lines;
  if (lines.some((line) => /^ \S/.test(line.raw) && !isItem(line))) return lines;
  const lists = lines.filter((line, at) => isItem(line) && !isItem(lines[at - 1]) && isItem(lines[at + 1]));
  if (lists.length < listsMin) return lines;
  return lines.map((line) => (isItem(line) ? { ...line, raw: line.raw.replace(' ', '•') } : line));
}

const listsMin = 2;

function readMarked(raw: string, at: number): MarkedLine | undefined {
  const match = signed.exec(raw) ?? lettered.exec(raw);
  if (!match || readBullet(raw.trim()) !== undefined) return undefined;
  const mark = match[2] ?? match[3] ?? '';
  const text = raw.slice(match[0].length).trim();
  return text.endsWith(mark) ? undefined : { at, mark, text };
}

function isList(marked: MarkedLine[], lines: RawLine[]): boolean {
  const [first] = marked;
  if (!first || marked.length < (/^[\p{L}\p{N}]$/u.test(first.mark) ? letteredMin : signedMin)) return false;
  if (sayHowMuch.test(first.mark) && marked.every(({ text }) => /^[€$£]? ?\d/.test(text))) return false;
  // Icons of a telephone and an envelope.
  if (marked.filter(({ text }) => hasContact(text)).length * 2 >= marked.length) return false;
  if (marked.some(({ text }) => headingKind(text) !== undefined)) return false;
  // One item of a long list may end with its years, heads of jobs all do.
  if (marked.filter(({ text }) => isDated(text)).length > Math.floor(marked.length / datedShare)) return false;
  return marked.some((line, turn) => {
    const next = marked[turn + 1];
    return next !== undefined && isNextItem(lines.slice(line.at + 1, next.at), marked.length);
  });
}

/** A sign before "Clerk, Acme Ltd, 2019 - 2021" marks the head of a job. */
function isDated(text: string): boolean {
  return findDates(text).some(({ isRange, start, end }) => isRange && (start === 0 || end >= text.length - 1));
}

/** True for what may stand between two items of one list: the rest of the first one, or an empty line. */
function isNextItem(between: RawLine[], count: number): boolean {
  if (between.some(({ raw }) => readBullet(raw.trim()) !== undefined)) return false;
  const hasGap = between.some(({ raw }) => raw.trim() === '');
  return hasGap ? between.length === 1 && count >= partedMin : between.length < itemLinesMax;
}
