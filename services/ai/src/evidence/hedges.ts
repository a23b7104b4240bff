import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { linesOf } from '../text/data-file.js';
import { namesPattern } from './word-list.js';

/** Hedge is a place in a line that takes something back: "expired", "in progress", "some". */
export interface Hedge {
  start: number;
  end: number;
  /** "some Go" speaks of what follows; "CKA, expired" of what stands before. */
  isForwardOnly: boolean;
}

/** "42 of 60 hrs", "2 of 4 semesters": a part of something is not the whole. */
const partOf =
  /\b\d+ (?:of|out of) \d+ (?:\p{L}+ )?(?:exams?|hrs|hours|credits?|units?|semesters?|modules?|courses?|papers?|class(?:es)?|subjects?|sessions?)/giu;
/** "CPIM Part 1" is half of a certificate; "Part 107" is the name of a rule. */
const firstPart = /\bpart (?:1|i|one)(?![\w.])/giu;
let loaded: { pattern: RegExp; forward: Set<string> } | undefined;

function hedges(): { pattern: RegExp; forward: Set<string> } {
  if (loaded) return loaded;
  const lines = linesOf('evidence/hedges.txt');
  const forward = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  loaded = {
    pattern: namesPattern(
      lines.map((line) => line.replace(/^> /, '')),
      'giu',
    ),
    forward: new Set(forward),
  };
  return loaded;
}

/** hedgesIn finds what takes back or lessens a claim. A hedge holds for the words near it (`isHedged`). */
export function hedgesIn(text: string): Hedge[] {
  const { pattern, forward } = hedges();
  const found = [...allMatches(pattern, text), ...allMatches(partOf, text), ...allMatches(firstPart, text)];
  return found
    .filter((match) => !isNumber(match, text))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      isForwardOnly: forward.has(match[0].toLowerCase()),
    }));
}

/** "Licence No. 4417" takes nothing back. */
function isNumber({ 0: word, index }: RegExpExecArray, text: string): boolean {
  return /^no$/i.test(word) && /^\.?:? ?#?(?:\p{Lu}{1,4}[-. ]?)?\d+(?!\p{L})/u.test(text.slice(index + word.length));
}

/** Past this many characters a hedge speaks of something else. */
const reach = 32;

/** isHedged is true when a hedge stands close to the words from `start` to `end`, with no full stop or semicolon between. */
export function isHedged(text: string, hedges: Hedge[], start: number, end: number): boolean {
  return hedges.some((hedge) => {
    if (hedge.isForwardOnly && hedge.end > start) return false;
    const [from, to] = hedge.end <= start ? [hedge.end, start] : [end, hedge.start];
    const between = text.slice(Math.max(0, from), Math.max(0, to));
    // "CSCS blue. Ran out." is one thing said in two breaths.
    return to - from <= reach && (!/[.;•|]/.test(between) || (hedge.start >= end && /^[^.;•|]*\.\s*$/.test(between)));
  });
}
