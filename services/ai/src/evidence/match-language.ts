import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { linesOf } from '../text/data-file.js';
import { languageOf, type Language } from '../posting/language.js';
import type { Ask } from './cover.js';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import type { Asked, Match } from './matcher.js';
import { namesPattern, rowOf } from './word-list.js';

interface Languages {
  nameOf: Map<string, string>;
  pattern: RegExp;
  codes: RegExp;
  levels: { level: number; words: RegExp }[];
}

let loaded: Languages | undefined;

function languages(): Languages {
  if (loaded) return loaded;
  const rows = linesOf('evidence/languages.txt').map(rowOf);
  const nameOf = new Map(rows.flatMap(({ head, names }) => [head, ...names].map((name) => [name, head] as const)));
  const all = [...nameOf.keys()];
  const levels = linesOf('evidence/language-levels.txt')
    .map(rowOf)
    .map(({ head, names }) => ({ level: Number(head), words: namesPattern(names, 'iu') }));
  loaded = {
    nameOf,
    pattern: namesPattern(
      all.filter((name) => name.length > 2),
      'giu',
    ),
    codes: namesPattern(
      all.filter((name) => name.length === 2).map((name) => name.toUpperCase()),
      'gu',
    ),
    levels,
  };
  return loaded;
}

const asksLanguage =
  /\b(?:fluen\w*|bilingual|multilingual|speak\w*|spoken|written|languages?|proficien\w*|mother tongue|conversational|command of|level|[abc][12])\b/i;

/** Names and levels of the languages of a text; level 0 where none is written. */
function levelsIn(text: string): Map<string, number> {
  const { nameOf, pattern, codes } = languages();
  const found = new Map<string, number>();
  for (const match of [...allMatches(pattern, text), ...allMatches(codes, text)]) {
    const name = nameOf.get(match[0].toLowerCase()) ?? match[0].toLowerCase();
    const end = match.index + match[0].length;
    const level =
      levelAfter(text.slice(end, end + 60)) || levelBefore(text.slice(Math.max(0, match.index - 60), match.index));
    found.set(name, Math.max(found.get(name) ?? 0, level));
  }
  return found;
}

const levelOfCode: Partial<Record<string, number>> = { A1: 0.9, A2: 1, B1: 2, B2: 3, C1: 4, C2: 4 };

function levelAfter(after: string): number {
  const clause = /^[\s(:–—|-]*([^,;/()]*)/u.exec(after)?.[1] ?? '';
  // A row of codes is one a skill ("C1 / C1 · B2"); the lowest is what the person surely has.
  const row = /^[^,;()\p{L}]*(?:[ABC][12](?:$|[^\p{L}\d,;()]+))+/u.exec(after)?.[0] ?? clause;
  const codes = row.match(/\b[ABC][12]\b/g);
  if (codes) return Math.min(...codes.map((code) => levelOfCode[code] ?? 0));
  return levelOf(clause.replace(languages().pattern, '¦').split(/¦|\band\b/)[0] ?? '');
}

function levelBefore(before: string): number {
  const clause = before.slice(Math.max(...['.', ';', ')', '|'].map((mark) => before.lastIndexOf(mark))) + 1);
  return levelOf(clause);
}

function levelOf(text: string): number {
  const found = languages().levels.filter(({ words }) => words.test(text));
  return found.length === 0 ? 0 : Math.min(...found.map(({ level }) => level));
}

const cache = new WeakMap<EvidenceIndex, Map<string, number>[]>();

function levelsOfLines(index: EvidenceIndex): Map<string, number>[] {
  const known =
    cache.get(index) ??
    index.lines.map((line) => (isLanguageLine(line) ? levelsIn(line.line.text) : new Map<string, number>()));
  cache.set(index, known);
  return known;
}

/** Without a level in the requirement, being able to talk is asked. */
const usualLevel = 2;
/** Who writes a whole resume in a language and lists it is fluent in it. */
const writtenLevel = 4;
const nativeLevel = 5;
/** What a level is worth that nobody states: sure enough to be shown, and less than one that is written. */
const unstated = 0.95;

const nameOfCode: Partial<Record<Language, string>> = {
  de: 'german',
  en: 'english',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  nl: 'dutch',
  pl: 'polish',
  pt: 'portuguese',
};
const writtenIn = new WeakMap<EvidenceIndex, string>();

/** languageWritten is the name of the language that a resume is written in. */
function languageWritten(index: EvidenceIndex): string {
  const known =
    writtenIn.get(index) ?? nameOfCode[languageOf(index.lines.map(({ line }) => line.text).join('\n'))] ?? '';
  writtenIn.set(index, known);
  return known;
}

/** "Languages: English, Tagalog" is a list of what a person speaks, wherever it stands. */
function isListOfLanguages({ line }: IndexedLine, named: number): boolean {
  return line.section === 'languages' || named > 1 || /^(?:languages?|speaks?|spoken)\b/iu.test(line.text);
}

/** matchLanguage compares the languages asked, and their levels, with those the person names. */
export function matchLanguage({ text, kind, ask }: Asked, index: EvidenceIndex): Match | undefined {
  const wanted = levelsIn(text);
  const isAsked = kind === 'language' || wanted.size > 1 || asksLanguage.test(text) || text.split(/\s+/).length <= 3;
  if (!isAsked || (wanted.size === 0 && kind !== 'language')) return undefined;
  const lines = new Map<number, number>();
  const held = new Map<string, number>();
  const least = Math.max(...wanted.values(), 0) || usualLevel;
  index.lines.forEach((line, at) => {
    const named = levelsOfLines(index)[at] ?? new Map<string, number>();
    for (const [name, level] of named) {
      if (wanted.size > 0 && !isWanted(name, wanted, text)) continue;
      const isListed = isListOfLanguages(line, named.size);
      const own = level === 0 && isListed && name === languageWritten(index) ? writtenLevel : level;
      const value =
        own === 0 || (level === 0 && least === nativeLevel)
          ? isListed
            ? 0.8
            : 0.6
          : own < least
            ? 0.35
            : level === 0
              ? unstated
              : 1;
      lines.set(at, Math.max(lines.get(at) ?? 0, value));
      held.set(name, Math.max(held.get(name) ?? 0, value));
    }
  });
  const said = verdictOf(text, wanted, held);
  if (said.verdict === 'proven' && isMoreThanLanguage(ask, text)) return { lines, verdict: 'open', why: said.why };
  return { lines, ...said };
}

const aboutLanguage =
  /\b(?:fluen\w*|bilingual|multilingual|sp(?:eak|oke)\w*|writ\w*|read\w*|verbal\w*|oral\w*|languages?|proficien\w*|mother|tongue|convers\w*|command|level|communicat\w*|native|business|skills?|professional|both|working|clear|excellent|very|good|strong|high|perfect|grammar|standard|official|additional|other|plus|[abc][12])\b/giu;

/** "Report writing in English" asks for a piece of work beside the language. */
function isMoreThanLanguage({ read }: Ask, text: string): boolean {
  const about = [...allMatches(aboutLanguage, text), ...allMatches(languages().pattern, text)];
  const isAbout = (at: number) => about.some(({ 0: words, index }) => index <= at && at < index + words.length);
  return read.terms.some(({ isGeneric, start }) => !isGeneric && !isAbout(start));
}

function isLanguageLine({ line }: IndexedLine): boolean {
  return line.role !== 'heading' && line.section !== 'education' && line.section !== 'references';
}

function isWanted(name: string, wanted: Map<string, number>, text: string): boolean {
  return /other than|besides|apart from/i.test(text) ? !wanted.has(name) : wanted.has(name);
}

function verdictOf(
  text: string,
  wanted: Map<string, number>,
  held: Map<string, number>,
): Pick<Match, 'verdict' | 'why'> {
  if (wanted.size === 0 || /other than|besides/i.test(text))
    return held.size > 0 ? { verdict: 'open', why: 'another language' } : { verdict: 'open', why: 'no language named' };
  const values = [...wanted.keys()].map((name) => held.get(name) ?? (name === 'english' ? 0.5 : 0));
  const worth =
    /\bor\b|\/(?! ?english)/i.test(text) && !/bilingual/i.test(text) ? Math.max(...values) : Math.min(...values);
  if (worth >= unstated) return { verdict: 'proven', why: 'language at this level' };
  if (worth >= 0.5) return { verdict: 'open', why: 'language without a level' };
  return { verdict: 'refuted', why: 'language missing or below this level' };
}
