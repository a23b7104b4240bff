import { allMatches } from '@tailwright/resume-text/all-matches';
import { linesOf } from '../../evidence/data-file.js';

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
  /** False for a text in small letters that surely does not have the name: quicker than `isIn` where most do not. */
  mayBeIn(lowerText: string): boolean;
  isIn(text: string): boolean;
  find(text: string): RegExpExecArray[];
}

let loaded: SameNames[] | undefined;

/** sameNames reads the list of names that certainly name one thing. The loose groups of the thesaurus are no such list. */
export function sameNames(): readonly SameNames[] {
  loaded ??= linesOf('lexicon/same-names.txt').map(readLine);
  return loaded;
}

function readLine(line: string): SameNames {
  const [short = '', names = ''] = line.split(' = ');
  const spellings = names.split('|').map((name) => name.trim());
  return {
    short,
    long: spellings[0] ?? '',
    longs: spellings,
    inShort: mentionsOf([short], () => wholeWords(escaped(short), "(?:[’']?s)?", 'gu')),
    inLong: mentionsOf(spellings, () => wholeWords(spellings.map(spelled).join('|'), '', 'giu')),
  };
}

/** A pattern of a name takes a millisecond to make: only a text that has all parts of a spelling asks for it. */
function mentionsOf(spellings: readonly string[], makePattern: () => RegExp): Mentions {
  const parts = spellings.map((spelling) => spelling.toLowerCase().replace(/sis$/, 's').split(joint));
  let made: RegExp | undefined;
  const mayBeIn = (lowerText: string) => parts.some((each) => each.every((part) => lowerText.includes(part)));
  const patternFor = (text: string): RegExp | undefined => {
    if (!mayBeIn(text.toLowerCase())) return undefined;
    return (made ??= makePattern());
  };
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
