import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { findDates, type DatePoint } from '@tailwright/resume-text/recognizers/dates';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import type { SectionKind } from '@tailwright/resume-text/recognizers/headings';
import { linesOf } from '../../text/data-file.js';
import { namesPattern } from '../../evidence/word-list.js';
import { readVerb } from '../../text/verbs.js';
import { splitWords, stem } from '../../text/words.js';
import type { Evidence, Source } from '../evidence.js';
import { isFree } from '../words/free-words.js';

/** Item is a thing that a line names, and whether the line says that it is not held, finished or known in full. */
export interface Item {
  /** The roots of the words that say which thing it is, and those with the words for its kind. */
  roots: Set<string>;
  words: Set<string>;
  isLess: boolean;
  /** The line says that it was given up or is over. */
  isOver?: boolean;
  /** It stands among papers and studies. */
  isPaper: boolean;
}

/** A sentence in a section of these kinds still says how well a thing is known, or how far a paper is. */
const namesThings: ReadonlySet<Source['kind']> = new Set(['skills', 'certifications', 'education', 'languages']);

/** tells is true for a sentence about oneself or one's work: what it calls less is no thing that is listed. */
const tells = (text: string): boolean =>
  /(?<!\p{L})(?:I|we|my|our) \p{Ll}/u.test(text) ||
  readVerb(text.match(/^\p{L}+/u)?.[0].toLowerCase() ?? '') !== undefined;

/** What stands in lists of these kinds is held or known; what a job was like stands elsewhere. */
const listKinds: ReadonlySet<SectionKind | 'top' | 'header'> = new Set([
  'skills',
  'certifications',
  'education',
  'languages',
  'memberships',
  'other',
  'summary',
  'top',
]);

let loaded: RegExp | undefined;

/** The words that make something less; "N of M" is a part of it. */
export function lessWords(): RegExp {
  if (loaded) return loaded;
  const names = [...linesOf('evidence/hedges.txt'), ...linesOf('facts/less-than-held.txt')];
  const source = namesPattern(
    names.map((line) => line.replace(/^> /, '')),
    'giu',
  )
    .source.replace('(?<![', '(?<![-')
    .replaceAll(/(?<![\p{L}\\])N(?!\p{L})/gu, '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)');
  loaded = new RegExp(source, 'giu');
  return loaded;
}

/** Words that say of what kind a paper is, and not which one it is. */
const paperWords = new Set(
  'certificate certification certified course exam examination licence license diploma degree level class test award qualification unit module part paper training skill use user knowledge language grade card ticket badge thesis dissertation viva portfolio final year month week day hour'
    .split(' ')
    .map(stem),
);
/** "Some SQL" and "basic macros" speak of what follows them, "basic knowledge" of what stands before. */
const ofWhatFollows =
  /^(?:some|basics?|limited|little|a little|a bit|bit of|learning|elementary|beginner|introductory|introduction|intro|rusty|studying for|studying|working towards?|familiar with)$/iu;
const ofAnother =
  /^\s*(?:no|none|without) (?!(?:exams?|tickets?|certificates?|papers?|degrees?|diplomas?|longer|licen[cs]e)(?!\p{L}))/iu;
const calendar =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|\d{1,4})$/u;

/** Where a line goes on to another thing: at a comma, but not within brackets. */
const listMark = /,(?=\s)(?![^()]{0,120}\))/u;
/** Where it begins anew: a label before a list speaks of all of the list. */
const rowMark = /[;•·|\n]|\.\s(?=\p{Lu})/u;
/** Where a line goes on to say something of the thing that it names. */
const remarkMark = /[()]|\s[–—-]\s|:\s|\t|\s{3}|\.{4}/u;

/** A part of a line with what makes it less: what stands before those words, and what stands behind them. */
interface Piece {
  before: string;
  after: string;
  isLess: boolean;
}

/** What is passed or only to be renewed is held; "no. 4417" takes nothing back. */
const isHeld = /^(?!.*(?:unit|module|paper|part)).*(?<!\p{L})passed(?!\p{L})|to be renewed|(?<!\p{L})no\.? ?#?[\dX]/iu;

function readPiece(text: string): Piece {
  const [match] = isHeld.test(text) ? [] : allMatches(lessWords(), text);
  // "Bike, no car" says nothing of the bike.
  if (!match || ofAnother.test(text)) return { before: text, after: '', isLess: false };
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  // "Some SQL" speaks of SQL, "at beginner level" of what stands before it.
  const isOfNext = ofWhatFollows.test(match[0]) && tellingIn(after).length > 0;
  return { before, after: isOfNext ? after : '', isLess: true };
}

const label = /^[^()]{0,40}(?::\s|\t|\s{3})/u;

/** readItems lists the things that a line names. */
function readItems(text: string, isPaper: boolean): Item[] {
  const isOver = saysOver.test(text);
  const items: Item[] = [];
  const add = (words: string, isLess: boolean) =>
    items.push({ roots: rootsIn(words), words: new Set(wordsIn(words)), isLess, isPaper });
  let isLabelled = false;
  for (const part of text
    .split(rowMark)
    .flatMap((row) => row.split(listMark).map((each, at) => ({ each, isFirst: at === 0 })))) {
    let isNew = true;
    if (part.isFirst) isLabelled = false;
    for (const piece of part.each
      .split(remarkMark)
      .map((each) => each.trim())
      .filter(Boolean)) {
      const { before, after, isLess } = readPiece(piece);
      const last = items.at(-1);
      const thing = isPaper ? before : (before.split(/ (?:in|from|at|via|through|on|with) /u)[0] ?? '');
      const isRemark = isLess && isRemarkBefore(thing, piece);
      if (isLabelled) add(piece, true);
      else if (!isLess && !isNew && last && !last.isLess) addTo(last, piece);
      else if (!isRemark) add(isLess ? thing : piece, isLess);
      else if (after !== '') add(after, true);
      else if (last) last.isLess = true;
      // "In training: Mobile Crane" says it before the thing.
      isLabelled ||= isRemark && isNew && after === '' && label.test(part.each);
      isNew = false;
    }
  }
  return items
    .filter(({ roots }) => roots.size > 0)
    .map((item) => (isOver && item.isLess ? { ...item, isOver } : item));
}

/** saysOver finds the words for what was given up or is over. */
export const saysOver =
  /(?<!\p{L})(?:stopped|interrupted|discontinued|abandoned|gave up|given up|broken off|broke off|cut short|dropped out|withdrew|left (?:early|before|after)|ran out|run out|expired|lapsed|not (?:renewed|finished)|did not finish|never finished|no longer)(?!\p{L})/iu;

/** Nothing stands before the words that make less but what speaks of the thing named last: "exam not taken". */
function isRemarkBefore(thing: string, piece: string): boolean {
  // "R" and "C" are things.
  if (/\p{Lu}/u.test(thing.slice(1)) || /^\p{Lu}\p{P}?\s/u.test(thing)) return false;
  // "Tekla, on a home computer as a hobby": no thing begins with such a word.
  if (/^(?:on|at|in|for|from|as|with|through) /u.test(thing)) return true;
  return tellingIn(thing).length === 0 && (wordsIn(thing).length === 0 || /^\s*\p{Ll}/u.test(piece));
}

function addTo({ roots, words }: Item, text: string): void {
  for (const root of rootsIn(text)) roots.add(root);
  for (const word of wordsIn(text)) words.add(word);
}

/** The roots of the words of a text that say anything, dates left out. */
export function wordsIn(text: string): string[] {
  const words = splitWords(text).map(({ key }) => ({ key, root: stem(key) }));
  const isGrade = (at: number) => /^\d$/.test(words[at]?.key ?? '') && paperWords.has(words[at - 1]?.root ?? '');
  return words
    .filter(
      ({ key, root }, at) =>
        isGrade(at) || (key.length > 1 && !calendar.test(key) && (!isFree(root) || paperWords.has(root))),
    )
    .map(({ root }) => root);
}

export function tellingIn(text: string): string[] {
  return wordsIn(text).filter((root) => !paperWords.has(root) && !/^\d$/.test(root));
}

/** The roots of the words that say which thing it is: of "Level 3" both, of "a diploma" the one. */
function rootsIn(text: string): Set<string> {
  const all = wordsIn(text);
  return new Set(tellingIn(text).length === 0 ? all : all.filter((root) => !paperWords.has(root)));
}

/** isLearning is true for a section of degrees, courses and certificates. */
export const isLearning = (kind: Source['kind']) => kind === 'education' || kind === 'certifications';

/** isUnfinished is true for a degree or course whose own lines say so, or whose dates have not ended. */
function isUnfinished({ headerLines, details, dates }: Entry, kind: Source['kind'], { today }: Evidence): boolean {
  const lines = [...headerLines, ...details.map(({ text }) => text)];
  const isRemark = (part: string) => {
    const { before, after, isLess } = readPiece(part);
    return isLess && after === '' && isRemarkBefore(before, part);
  };
  if (
    lines.some((line) =>
      line
        .split(rowMark)
        .flatMap((row) => row.split(listMark))
        .some(isRemark),
    )
  )
    return true;
  // A licence is valid for a time, a course lasts for one.
  return kind === 'education' && !isValidity.test(lines.join(' ')) && isOngoing(dates, today);
}

const isValidity = /(?<!\p{L})(?:valid|licen[cs]e|registration|card|exp(?:ir\w+)?|renew\w*|member(?:ship)?)(?!\p{L})/iu;

export function isOngoing(text: string, today: DatePoint): boolean {
  return findDates(text).some(
    ({ to }) =>
      to === 'present' || to.year > today.year || (to.year === today.year && (to.month ?? 1) > (today.month ?? 12)),
  );
}

/** Items are the things that an original names: those it makes less, those it does not, and its studies that are not finished. */
export interface Items {
  less: readonly (Item & { isListed: boolean })[];
  bare: readonly Item[];
  unfinished: ReadonlySet<Entry>;
}

const itemsOf = new WeakMap<Evidence, Items>();

/** itemsIn reads an original once for all claims. `isListed` is true for what stands in a list, and not in the story of a job. */
export function itemsIn(evidence: Evidence): Items {
  const known = itemsOf.get(evidence) ?? readAll(evidence);
  itemsOf.set(evidence, known);
  return known;
}

function readAll(evidence: Evidence): Items {
  const kinds = new Map(evidence.resume.sections.flatMap(({ kind, entries }) => entries.map((entry) => [entry, kind])));
  const unfinished = new Set(
    [...kinds]
      .filter(([entry, kind]) => isLearning(kind) && isUnfinished(entry, kind, evidence))
      .map(([entry]) => entry),
  );
  // The head of a degree is a source of its own kind.
  const kindOf = ({ kind, entry }: Source) => (kind === 'header' && entry ? (kinds.get(entry) ?? kind) : kind);
  // A line may stand there a thousand times.
  const itemsOfLines = new Map<string, Item[]>();
  const readOnce = (text: string, isPaper: boolean) => {
    const key = `${isPaper} ${text}`;
    const items = itemsOfLines.get(key) ?? readItems(text, isPaper);
    itemsOfLines.set(key, items);
    return items;
  };
  const read = evidence.sources.map((source) => {
    const kind = kindOf(source);
    const isOfUnfinished = source.kind === 'header' && source.entry !== undefined && unfinished.has(source.entry);
    const items = tells(source.text) && !namesThings.has(kind) ? [] : readOnce(source.text, isLearning(kind));
    return { isOfUnfinished, isListed: listKinds.has(kind), items };
  });
  const titles = [...unfinished].map(({ title }) => ({
    roots: rootsIn(title),
    words: new Set(wordsIn(title)),
    isLess: true,
    isPaper: true,
    isListed: true,
  }));
  const less = read.flatMap(({ isListed, items }) =>
    items.filter(({ isLess }) => isLess).map((item) => ({ ...item, isListed })),
  );
  const bare = read.flatMap(({ isOfUnfinished, items }) =>
    isOfUnfinished ? [] : items.filter(({ isLess }) => !isLess),
  );
  return {
    unfinished,
    less: unique([...titles, ...less].filter(({ roots }) => roots.size > 0)),
    bare: unique(bare),
  };
}

/** unique keeps each thing once. */
function unique<Each extends Item & { isListed?: boolean }>(items: readonly Each[]): Each[] {
  const keyOf = ({ words, isPaper, isListed }: Each) => `${isPaper} ${isListed} ${[...words].join(' ')}`;
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
