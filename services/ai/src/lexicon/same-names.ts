import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { linesOf } from '../text/data-file.js';

/** SameNames are two names of one thing, wherever both are used: "I/DD" and "intellectual and developmental disabilities". */
export interface SameNames {
  short: string;
  /** The long name as it stands within a sentence. */
  long: string;
  /** All spellings of the long name. */
  longs: string[];
  /** The short name as written, with the plural s if any. */
  inShort: Mentions;
  /** The long name in any spelling and case. */
  inLong: Mentions;
}

/** Mentions finds a name where it stands as a whole in a text. */
export interface Mentions {
  /** False for a text that surely does not have the name: quicker than `isIn` where most do not. */
  mayBeIn(text: string): boolean;
  isIn(text: string): boolean;
  find(text: string): RegExpExecArray[];
}

let loaded: SameNames[] | undefined;

/** sameNames reads the list of names that certainly name one thing. The loose groups of the thesaurus are no such list. */
export function sameNames(): readonly SameNames[] {
  loaded ??= linesOf('lexicon/same-names.txt').map(readLine);
  return loaded;
}

/**
 * sameNamesOf gives the names of which one may stand in one text and the other in the other: few of the list, found
 * without a pattern.
 */
export function sameNamesOf(posting: string, resume: string): readonly SameNames[] {
  return sameNames().filter(
    ({ inShort, inLong }) =>
      (inShort.mayBeIn(posting) && inLong.mayBeIn(resume)) || (inLong.mayBeIn(posting) && inShort.mayBeIn(resume)),
  );
}

function readLine(line: string): SameNames {
  const [short = '', names = ''] = line.split(' = ');
  const spellings = names.split('|').map((name) => name.trim());
  const parts = spellings.map((spelling) => spelling.toLowerCase().replace(/sis$/, 's').split(joint));
  return {
    short,
    long: spellings[0] ?? '',
    longs: spellings,
    inShort: mentionsOf(
      (text) => text.includes(short),
      () => wholeWords(escaped(short), "(?:[’']?s)?", 'gu'),
    ),
    inLong: mentionsOf(
      (text) => parts.some((each) => each.every((part) => inSmallLetters(text).includes(part))),
      () => wholeWords(spellings.map(spelled).join('|'), '', 'giu'),
    ),
  };
}

/** Each of a thousand names asks for the same text. */
const inSmallLetters = rememberLast((text) => text.toLowerCase());

/** A pattern of a name takes a millisecond to make: only a text that has all parts of a spelling asks for it. */
function mentionsOf(mayBeIn: Mentions['mayBeIn'], makePattern: () => RegExp): Mentions {
  let made: RegExp | undefined;
  const patternFor = (text: string): RegExp | undefined => (mayBeIn(text) ? (made ??= makePattern()) : undefined);
  return {
    mayBeIn,
    isIn: (text) => {
      const pattern = patternFor(text);
      return pattern !== undefined && text.search(pattern) >= 0;
    },
    find: (text) => {
      const pattern = patternFor(text);
      return pattern === undefined ? [] : allMatches(pattern, text);
    },
  };
}

/** What parts the words of a long name. */
const joint = /,? |-/g;

/** A hyphen may stand for the blank between two words, and the last one may be in the plural ("analyses"). */
function spelled(name: string): string {
  const words = escaped(name).replace(joint, ',?[\\s-]');
  return /sis$/.test(words) ? `${words.slice(0, -2)}[ie]s` : `${words}(?:s|es)?`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Joined to a neighbour by a hyphen, a slash or an ampersand it is part of another name: "non-GAAP", "BSA/AML". */
function wholeWords(source: string, ending: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}/&’'@.#-])(?:${source})${ending}(?![\\p{L}\\p{N}/&@#-]|\\.\\p{L})`, flags);
}

/** inPlural puts the last word of a name into the plural; undefined where that is not plainly its head. */
export function inPlural(name: string): string | undefined {
  if (/,| (?:of|in|for|and|to|as|at) |\//.test(name) || /(?:s|ing|ship|ware)$/.test(name)) return undefined;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return /(?:x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}
