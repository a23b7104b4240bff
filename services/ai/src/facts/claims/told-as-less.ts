import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { splitWords, stem } from '../../text/words.js';
import type { Evidence } from '../evidence.js';
import { saysLess } from './lessened.js';
import { isLearning, isOngoing, itemsIn, lessWords, saysOver, tellingIn, wordsIn } from './lesser-items.js';
import type { Told } from '../told.js';

/** What a rewrite says of a thing that is less, where the original has other words for it. */
const goesOn =
  /(?<!\p{L})(?:since|developing|pursuing|undertaking|completing|progressing|qualifying|foundation(?:al)?|novice|entry[- ]level|introductory|working knowledge|partial|thirds?|quarters?|half|credits?|current(?:ly)? (?:in|at|on)|observer|under supervision|stage|without|no|read-only|exclud(?:ed|es|ing)|except(?:ed)?)(?!\p{L})/iu;

/** What is told of a study or paper as if it went on, or still held. */
const goesOnNow =
  /(?<!\p{L})(?:in progress|ongoing|under ?way|current(?:ly)?|pursuing|studying|working towards?|valid|in date|in force|active|part[- ]way|continuing)(?!\p{L})/iu;

/** isToldUnfinished is true for a text that says itself of a study that it goes on, or is less. */
function isToldUnfinished(text: string, { today }: Evidence): boolean {
  return text.search(lessWords()) >= 0 || saysLess.test(text) || goesOn.test(text) || isOngoing(text, today);
}

/** isHeadOfUnfinished is true for the head of a study that is not finished, where nothing told with it says so. */
export function isHeadOfUnfinished(entry: Entry, told: string, evidence: Evidence): boolean {
  return itemsIn(evidence).unfinished.has(entry) && !isToldUnfinished(told, evidence);
}

/** Where a claim goes on to another thing. */
const claimMark = /[,;•·|]|\.\s|(?<!\p{L})(?:and|plus|as well as)(?!\p{L})|&/iu;

/** A line of papers is cut by more than commas: "Certificate IV, part time, in progress" tells of one. */
const lineMark = /[;•·|]|\.\s|(?<!\p{L})(?:and|plus|as well as)(?!\p{L})|&/iu;

/** One word among others has to be a name: a word with a capital or a digit that does not begin the claim. */
function isNamed(roots: ReadonlySet<string>, text: string): boolean {
  return splitWords(text).some(
    ({ key, text: word, start }) =>
      roots.has(stem(key)) &&
      (start > 0 ? /[\p{Lu}\d]/u.test(word) : /^.+[\p{Lu}\d]/u.test(word) || /^\p{Lu}/u.test(word)),
  );
}

function isStudy(entry: Entry, { resume }: Evidence): boolean {
  return resume.sections.some(({ kind, entries }) => isLearning(kind) && entries.includes(entry));
}

/** "Basic Java and Kotlin" makes both less. */
function isSharedLess(whole: string, text: string): boolean {
  const of = lessOfTwo.exec(text) ?? lessOfTwo.exec(whole.slice(Math.max(0, whole.indexOf(text))));
  return of !== null && of.index === 0;
}

const lessOfTwo =
  /^(?:basics?|some|a little|limited|elementary|beginner(?:['’]s)?|introductory|foundational) [^\s,;]{1,30} (?:and|&) [^\s,;]{1,30}$/iu;

const rowCharsMax = 1_000;

/** isToldAsHeld is true for a claim of a thing that the original has in its lists as something less alone: "Revit" of "Revit (a little)". */
export function isToldAsHeld({ text, kind, entry, row }: Told, evidence: Evidence): boolean {
  if (kind === 'bullet' && !(entry && isStudy(entry, evidence))) return false;
  const { less, bare } = itemsIn(evidence);
  if (less.length === 0) return false;
  // A longer row is no list that somebody wrote.
  const whole = row !== undefined && row.length <= rowCharsMax ? row : text;
  const isToldOngoing = goesOnNow.test(whole) && !saysOver.test(whole);
  const parts = whole.split(kind === 'line' ? lineMark : claimMark).map((part) => ({
    words: new Set(wordsIn(part)),
    isLess: isToldUnfinished(part, evidence),
    isAside: saysOnlyLess(part),
  }));
  const told = new Set(wordsIn(text));
  return less.some(({ roots, isPaper, isListed, isOver = false }) => {
    // A list of skills may have been read as what a job was like.
    if (!isListed && (kind !== 'skill' || !isNamed(roots, text))) return false;
    if (![...roots].every((root) => told.has(root))) return false;
    const places = parts.flatMap(({ words }, at) => ([...roots].some((root) => words.has(root)) ? [at] : []));
    const [from = 0, to = 0] = [places[0], places.at(-1)];
    if (parts.slice(from, to + 2).some((part) => part.isLess) && !(isOver && isToldOngoing)) return false;
    // "And, to a small extent, Nourish" says it before the thing.
    if (parts[from - 1]?.isAside || isSharedLess(whole, text)) return false;
    const items = text.split(claimMark).map(tellingIn);
    const within = new Set(items.filter((item) => item.some((root) => roots.has(root))).flat());
    if (kind === 'summary' ? !isPaper || (roots.size < 2 && !isNamed(roots, text)) : roots.size * 3 < within.size)
      return false;
    if (roots.size === 1 && within.size > 2 && !isNamed(roots, text)) return false;
    return !bare.some(({ words }) => [...roots].every((root) => words.has(root)));
  });
}

/** saysOnlyLess is true for a part of a list that names nothing and only makes its neighbour less: "to a small extent". */
export function saysOnlyLess(part: string): boolean {
  const rest = part.replace(lessWords(), ' ');
  return rest !== part && tellingIn(rest).length === 0;
}
