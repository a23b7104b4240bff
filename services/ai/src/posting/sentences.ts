import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { limits } from '@tailwright/contracts/limits';
import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { wholeCharacterEnd } from '../text/short-lines.js';
import { isBlank, plain, type PostingLine } from './posting-lines.js';

export interface Stretch {
  text: string;
  start: number;
  end: number;
}

// A full stop ends a sentence before a capital, not after an abbreviation or an initial.
const ending = /[.!?…。]["”’)\]]?(?=\s+["“‘(]?[\p{Lu}\p{Lo}\p{Emoji_Presentation}])|[。；]/gu;
const abbreviation =
  /(?:^|[\s(])(?:(?:[A-Z]\.){0,6}[A-Z]|e\.g|i\.e|etc|incl|approx|min|max|vs|no|nr|st|dr|mr|ms|mrs|co|inc|ltd|corp|dept|resp|u\.s|u\.k|ph\.d|b\.s|b\.a|m\.s|bzw|z\.b|ca|inkl|exp|yrs?|hrs?|mo|sr|jr|prof|govt|cert|sq|ft)\.$/i;

/**
 * splitSentences cuts what stands between `from` and the end of a line into sentences, with their places in the posting.
 * A sentence is compared with itself at each of its commas, so one longer than a line may be is cut at a space.
 */
export function splitSentences(masked: string, from: number, line: PostingLine): Stretch[] {
  const raw = masked.slice(from, line.end);
  const parts: Stretch[] = [];
  let begin = 0;
  for (const match of allMatches(ending, raw)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && abbreviation.test(raw.slice(Math.max(begin, end - 16), match.index + 1))) continue;
    pushAll(begin, end);
    begin = end;
  }
  pushAll(begin, raw.length);
  return parts;

  function pushAll(start: number, end: number): void {
    let at = start;
    while (end - at > limits.lineCharsMax) {
      const most = at + limits.lineCharsMax;
      const space = raw.lastIndexOf(' ', most);
      const next = space > at ? space : wholeCharacterEnd(raw, most);
      push(at, next);
      at = next;
    }
    push(at, end);
  }

  function push(start: number, end: number): void {
    const piece = raw.slice(start, end);
    const lead = /^[\s\u200b]*/.exec(piece)?.[0].length ?? 0;
    const text = plain(piece);
    if (text === '') return;
    parts.push({ text, start: from + start + lead, end: from + start + trimSignsAtEnd(piece, isBlank).length });
  }
}
