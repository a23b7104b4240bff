import { guessedHeading, knownHeading, type Section } from './headings.js';
import { plain, readLines, type PostingLine } from './posting-lines.js';
import { splitSentences } from './sentences.js';

/** Unit is a list item or a sentence of a posting with the section it stands in. */
export interface Unit {
  text: string;
  start: number;
  end: number;
  section: Section;
  /** A blank line, or prose after a list, lies between the heading and this unit. */
  isFar: boolean;
  isItem: boolean;
  /** Before the first heading and among the first lines, where title, place and pay stand. */
  isTop: boolean;
  isHeading: boolean;
}

const topLines = 5;

/** readUnits cuts a posting into units and gives each the section its heading names. */
export function readUnits(posting: string): Unit[] {
  const { text: masked, lines } = readLines(posting);
  const units: Unit[] = [];
  let section: Section = 'unknown';
  let isInline = false;
  let isFar = false;
  let hadItem = false;
  /** A list without bullets: lines that are no sentences. */
  let hadLine = false;
  let hadHeading = false;
  for (const [index, line] of lines.entries()) {
    if (isInline && line.isAfterBlank) [section, isInline] = ['unknown', false];
    if (line.isAfterBlank && !line.isItem && (hadItem || (hadLine && /[.!?]$/.test(line.text)))) isFar = true;
    const heading = headingOf(masked, lines, index);
    if (heading !== undefined) {
      section = heading.section;
      [isFar, hadItem, hadLine, hadHeading] = [false, false, false, true];
      isInline = heading.contentAt !== undefined;
      units.push(unitOf(line, line.start, heading.contentAt ?? line.end, { isHeading: true }));
      if (heading.contentAt === undefined) continue;
    }
    hadItem ||= line.isItem;
    hadLine ||= !/[.!?:]$/.test(line.text);
    const isTop = !line.isItem && ((index < topLines && !hadHeading) || isJobTitle(masked, lines, index));
    const from = heading?.contentAt ?? line.start;
    for (const part of splitSentences(masked, from, line)) {
      const opens = leadInSection(part.text, lines[index + 1]);
      if (opens !== undefined) [section, isFar, hadItem, hadLine, isInline] = [opens, false, false, false, false];
      units.push(unitOf(line, part.start, part.end, { text: part.text, isTop, isHeading: opens !== undefined }));
    }
  }
  return units;

  function unitOf(line: PostingLine, start: number, end: number, more: Partial<Unit>): Unit {
    const text = line.text;
    return { text, start, end, section, isFar, isItem: line.isItem, isTop: false, isHeading: false, ...more };
  }
}

/** A second job in one text begins with a short line of its own, right above its first heading. */
function isJobTitle(masked: string, lines: PostingLine[], index: number): boolean {
  const line = lines[index];
  if (line === undefined || !line.isAfterBlank || line.isBeforeBlank || /[.!?:;,]$/.test(line.text)) return false;
  return line.text.split(' ').length <= 6 && headingOf(masked, lines, index + 1) !== undefined;
}

/** "On any given day you will:" at the end of a paragraph opens the list below it. */
function leadInSection(text: string, next: PostingLine | undefined): Section | undefined {
  if (next === undefined) return undefined;
  const isLeadIn = text.endsWith(':') || (next.isItem && /\b(?:you|will|to|'ll|’ll)$/i.test(text));
  if (!isLeadIn) return undefined;
  const last = text.split(/[,:]\s/).at(-1) ?? text;
  const section = knownHeading(last) ?? knownHeading(text) ?? guessedHeading(last);
  return section === 'unknown' ? guessedHeading(text) : section;
}

interface Heading {
  section: Section;
  /** Where the content begins that stands on the heading's own line. */
  contentAt?: number;
}

function headingOf(masked: string, lines: PostingLine[], index: number): Heading | undefined {
  const line = lines[index];
  if (line === undefined) return undefined;
  return aloneHeading(line, lines[index + 1], lines[index - 1]) ?? inlineHeading(masked, line);
}

function aloneHeading(
  line: PostingLine,
  next: PostingLine | undefined,
  last: PostingLine | undefined,
): Heading | undefined {
  const { text } = line;
  const words = text.split(' ').length;
  if (words > 12 || text.length > 80 || next === undefined) return undefined;
  const isColon = text.endsWith(':');
  if (line.isItem && !(isColon && next.isItem) && !(last !== undefined && !last.isItem && isColon)) return undefined;
  const known = knownHeading(text);
  if (known !== undefined && (isColon || line.isMarked || !/[.,;]$/.test(text))) {
    // "Experience" may be an item of a list that has no bullets; a heading has a blank line or a list beside it.
    if (line.isAfterBlank || line.isMarked || isColon || next.isItem || /^[^\p{Ll}]+$/u.test(text) || words >= 2)
      return { section: known };
  }
  const isCapitals = /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  const opensList = next.isItem && !line.isItem && !/[.,;]$/.test(text) && words <= 8;
  const standsAlone =
    line.isAfterBlank && !line.isBeforeBlank && words <= 5 && !/[.,;|·•]|\d/.test(text) && last !== undefined;
  if (line.isMarked || isColon || opensList) return { section: guessedHeading(text) };
  if ((isCapitals && words <= 6 && last !== undefined && line.isAfterBlank) || (standsAlone && !line.isItem)) {
    const section = guessedHeading(text);
    return section === 'unknown' ? undefined : { section };
  }
  return undefined;
}

/** "Requirements: a licence …" is heading and content in one line. */
function inlineHeading(masked: string, line: PostingLine): Heading | undefined {
  const found = /^[^:.;!?]{2,60}?(:\u200b*|\s[–—-])\s+(?=\S)/u.exec(masked.slice(line.start, line.end));
  if (found === null || line.start + found[0].length >= line.end) return undefined;
  const section = knownHeading(plain(found[0]));
  if (section === undefined) return undefined;
  if (!found[0].includes(':') && (section === 'required' || section === 'duty')) return undefined;
  return { section, contentAt: line.start + found[0].length };
}
