import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

/** "─────  museum posts  ─────", "||| SUMMARY |||" and "EXPERIENCE ─────": the text, and the rules beside it. */
const between = /^([─━═=~|_-])\1{2,}\s+(\S(?:.{0,58}\S)?)\s+\1{3,}$/u;
const before = /^(\p{L}(?:.{0,58}[^\s─━═])?)\s*[─━═]{5,}$/u;

/** ruledTitle is the text of a line that rules at its ends make a heading; undefined for any other line. */
export function ruledTitle(text: string): string | undefined {
  if (text.length > 300) return undefined;
  const title = between.exec(text)?.[2] ?? before.exec(text)?.[1];
  return title !== undefined && /\p{L}{2}/u.test(title) && !/[|]/.test(title) ? title : undefined;
}

/** withoutTitleRules takes the rules off headings that stand between them. */
export function withoutTitleRules(lines: RawLine[]): RawLine[] {
  return lines.flatMap((line) => {
    const title = ruledTitle(line.raw.trim());
    if (title === undefined) return [line];
    const blank = { raw: '', start: line.start, end: line.start };
    return [blank, { ...line, raw: title, isTitle: true }];
  });
}

const rule = /^[-–—_=*~─═]{3,}$/u;
const titlesMin = 3;
const usualMin = 2;
const titleCharsMax = 45;

/**
 * setUnderlinedTitles finds the headings that nobody knows among those that a rule underlines: "COMPUTERS ETC." above
 * "______________", where usual headings are written so.
 */
export function setUnderlinedTitles(lines: RawLine[]): RawLine[] {
  const texts = lines.map(({ raw }) => raw.trim());
  const first = texts.findIndex((text) => text !== '');
  const underlined = texts.map((text, at) => {
    const below = texts[at + 1] ?? '';
    // A rule as long as the line itself underlines that, whatever stands above.
    const isApart = texts[at - 1] === '' || below.length === text.length;
    return at > first && rule.test(below) && isApart && text.length <= titleCharsMax && /^\p{Lu}[^:@\d]*$/u.test(text);
  });
  const titles = texts.filter((_, at) => underlined[at]);
  if (titles.length < titlesMin || titles.filter((text) => headingKind(text) !== undefined).length < usualMin)
    return lines;
  return lines.map((line, at) => (underlined[at] ? { ...line, isTitle: true } : line));
}

/** "3.0 EDUCATION" */
const countedTitle = /^(\d{1,2}\.0\.?\s{1,8})(?=\p{Lu}[^.:@\d]{2,50}$)/u;

/** "3.1  Clerk" */
const countedPart = /^\d{1,2}\.[1-9]\d?\.?\s{1,8}(?=\p{Lu})/u;

/**
 * setCountedTitles takes the numbers off headings that are counted in two steps: "3.0 EDUCATION" above "3.1 …", and off the heads
 * of entries below them.
 */
export function setCountedTitles(lines: RawLine[]): RawLine[] {
  const numbers = lines.map(({ raw }) => countedTitle.exec(raw)?.[1] ?? '');
  if (numbers.filter((number) => number !== '').length < titlesMin) return lines;
  const isCounted = (line: RawLine | undefined) => countedPart.test(line?.raw ?? '');
  return lines.map((line, at) => {
    // What is counted right below each other is a list.
    const isHead = isCounted(line) && !isCounted(lines[at - 1]) && !isCounted(lines[at + 1]);
    const length = numbers[at]?.length || (isHead ? (countedPart.exec(line.raw)?.[0].length ?? 0) : 0);
    if (length === 0) return line;
    return { ...line, raw: line.raw.slice(length), start: line.start + length, ...(!isHead && { isTitle: true }) };
  });
}
