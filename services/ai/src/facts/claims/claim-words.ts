import { findSkills, type Skill } from '../../lexicon/lexicon.js';
import type { ReadText, Term } from '../../evidence/text.js';
import { readVerb } from '../../text/verbs.js';
import { splitWords, type Word } from '../../text/words.js';
import type { Claim, Evidence, Source } from '../evidence.js';
import { kindsNamedBeside } from '../../evidence/kinds-named.js';
import { shortenedWords } from '../words/abbreviated-names.js';
import { fullNames } from '../words/full-names.js';
import { initialsOf, type Lexis } from '../words/lexis.js';
import { groupsIn } from '../words/nearest-clauses.js';
import { isCurrencyAt } from '../figures/currencies.js';
import type { Told } from '../told.js';

/** ClaimWord is a telling word of a claim, and how far it is new: 1 where the original does not hold it at all, 0 where it does. */
export interface ClaimWord {
  term: Term;
  weight: number;
  isName: boolean;
  /** New to the whole original, to the entry it is told of, and to the lines nearest to the claim. */
  all: number;
  home: number;
  near: number;
  /** 1 for a word of the job description. */
  ofPosting: number;
}

/** What a claim's words are held against. */
interface Against {
  told: Told;
  evidence: Evidence;
  near: Lexis;
  home: Lexis;
  support: readonly Source[];
  supportText: string;
  posting: Lexis | undefined;
  /** Whether a place of the claim belongs to a figure or a date, which are judged apart. */
  isFigure(at: number): boolean;
}

/** What a figure of time is given in is judged with the figure. */
const timeWord = /^(?:second|minute|hour|day|week|month|quarter|year)s?\b/i;
const timeCharsMax = 10;

/** Two terms of one group of the thesaurus speak of one matter, which is not yet the same thing. */
const sameMatter = 0.6;

/** readClaimWords looks each telling word of a claim up in the original. */
export function readClaimWords(
  claim: Claim,
  { terms, groups }: Pick<ReadText, 'terms' | 'groups'>,
  { told: { kind, entry }, evidence, near, home, support, supportText, posting, isFigure }: Against,
): ClaimWord[] {
  const { text } = claim;
  const spelled = spelledOut(claim, evidence.lexis);
  const joinedNames = namesWrittenApart(claim.words, evidence.lexis);
  const kinds = kindsNamedBeside(text, claim.words);
  const isKind = ({ at }: Term) => kinds.some(({ from, to }) => at >= from && at < to);
  const named = findSkills(text, claim.words);
  const skills = named.filter(({ skill }) => evidence.skills.has(skill));
  const nearSkills = new Set(support.flatMap((source) => [...source.skills]));
  const skillAt = ({ at }: Term) => skills.find(({ wordStart, wordEnd }) => at >= wordStart && at < wordEnd)?.skill;
  // No word of the original is short for a product: "Workday" is nobody's work.
  const isProduct = ({ at }: Term) =>
    named.some(
      ({ skill, wordStart, wordEnd, start, end }) =>
        wordStart === at &&
        wordEnd === at + 1 &&
        skill.kind === 'hard' &&
        skill.name === text.slice(start, end) &&
        /^\p{Lu}\p{Ll}/u.test(skill.name) &&
        !evidence.skills.has(skill),
    );
  // Nor for what the job description names with a capital in the middle of a sentence: "Inconel" is no "Inc."
  const isOfPosting = ({ start, key }: Term) =>
    posting !== undefined && posting.hasName(text.slice(start, start + key.length));
  const own = groupsIn(evidence.text, evidence);
  const nearGroups = groupsIn(supportText, evidence);
  const groupShare = (held: ReadonlySet<number>, { at }: Term) =>
    groups.some(({ group, from, to }) => at >= from && at < to && held.has(group)) ? sameMatter : 0;
  const isUnit = ({ start }: Term) =>
    claim.figures.some(
      ({ end }) => start >= end && start - end <= 1 && timeWord.test(text.slice(start, start + timeCharsMax)),
    );
  return terms
    .filter(
      (term) =>
        !isFigure(term.start) &&
        !isUnit(term) &&
        !isCurrencyAt(term.start, claim) &&
        !spelled.has(term.start) &&
        !isKind(term),
    )
    .map((term) => {
      const written = { text: text.slice(term.start, term.start + term.key.length), key: term.key };
      const weight = term.isGeneric ? 0.15 : term.weight;
      const isName = term.isProper && !(term.at === 0 && readVerb(term.key)) && !beginsSentence(text, term.start);
      // "Indiana University-Purdue University Fort Wayne (IPFW)" brings its own abbreviation.
      if (isAbbreviationOf(written.text, text.slice(0, term.start)) || joinedNames.has(term.start))
        return { term, weight, isName, all: 0, home: 0, near: 0, ofPosting: 0 };
      // No name is nearly another one.
      const shareOf = (lexis: Lexis) => {
        const { share } = lexis.holds(written);
        if (share === 1 && (isProduct(term) || isOfPosting(term)) && !lexis.holdsProduct(term.key)) return 0;
        return isName && share < 1 ? 0 : share;
      };
      return {
        term,
        weight,
        isName,
        all: 1 - Math.max(shareOf(evidence.lexis), skillAt(term) ? 1 : 0, groupShare(own, term)),
        home: 1 - Math.max(shareOf(home), !entry && skillAt(term) ? 1 : 0, groupShare(nearGroups, term)),
        near:
          1 -
          Math.max(
            shareOf(near),
            kind === 'skill' && terms.length === 1 ? shareOf(evidence.lexis) : 0,
            nearSkills.has(skillAt(term) as Skill) || (kind === 'skill' && skillAt(term)) ? 1 : 0,
            groupShare(nearGroups, term),
          ),
        ofPosting: posting ? (posting.holds(written).share >= 1 ? 1 : 0) : 0,
      };
    });
}

/** A capital behind a colon or full stop is no name's. */
function beginsSentence(text: string, start: number): boolean {
  return (
    /[.:!?] ["“(]?$/.test(text.slice(Math.max(0, start - 3), start)) && !/\b\p{Lu}\. $/u.test(text.slice(0, start))
  );
}

/**
 * An abbreviation in brackets that shortens the words before it: "Open Polytechnic–Faculty of Trades (OPT)" skips a word,
 * "postpartum haemorrhage (PPH)" has two letters of one.
 */
function isAbbreviationOf(word: string, before: string): boolean {
  if (!before.endsWith('(') || !/^\p{Lu}{2,7}$/u.test(word)) return false;
  if (initialsOf(before).includes(word.toLowerCase())) return true;
  return shortenedWords(word, splitWords(before)).length > 0;
}

/** namesWrittenApart finds the words of names that the original writes in one: "Uber Eats" of "UberEats". */
function namesWrittenApart(words: readonly Word[], own: Lexis): Set<number> {
  const found = new Set<number>();
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (!next || next.start !== word.end + 1) return;
    if (![word, next].every(({ text }) => /^[\p{Lu}\d]/u.test(text))) return;
    if (own.keys.has(`${word.key}${next.key}`)) for (const { start } of [word, next]) found.add(start);
  });
  return found;
}

/** The first letter of a word, and the capitals within it: "SolidWorks" is SW. */
function firstLetters(text: string): string {
  const inner = /^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) ? text.slice(1).replace(/[^\p{Lu}]/gu, '') : '';
  return (text.charAt(0) + inner).toLowerCase();
}

/** No abbreviation has more letters. */
const spelledMax = 8;

/** spelledOut finds words that spell out an abbreviation of the original: "Notice of Intent" where it has "NOI". */
export function spelledOut({ words, text }: Pick<Claim, 'words' | 'text'>, own: Lexis): Set<number> {
  const found = new Set<number>();
  const isSmall = (word: Word) => /^(?:and|of|the|for|in|to|on|an?)$/.test(word.key);
  for (const row of [words, words.filter((word) => !isSmall(word))]) {
    row.forEach((first, from) => {
      let initials = '';
      for (const [at, word] of row.slice(from, from + spelledMax).entries()) {
        initials += firstLetters(word.text);
        if (initials.length < 2 || !own.capitals.has(initials)) continue;
        // Two small words begin like some abbreviation too often.
        const isName =
          initials.length > 2 || /^\p{Lu}/u.test(first.text) || text.includes(`(${initials.toUpperCase()}`);
        if (isName) for (const each of row.slice(from, from + at + 1)) found.add(each.start);
      }
    });
  }
  for (const each of spelledBeforeBrackets({ words, text }, own)) found.add(each);
  for (const each of fullNames(words, own.text)) found.add(each);
  return found;
}

/** "Palo Alto Networks Certified Network Security Engineer (PCNSE)" is what the original's "PCNSE" stands for. */
function spelledBeforeBrackets({ words, text }: Pick<Claim, 'words' | 'text'>, own: Lexis): number[] {
  return words.flatMap((word, at) => {
    const behind = /^ ?\(([^()]{3,90})\)/.exec(text.slice(word.end, word.end + 100));
    if (behind && own.keys.has(word.key)) {
      const within = words.filter(({ start, end }) => start > word.end && end < word.end + behind[0].length);
      return shortenedWords(word.text, within).length === within.length ? within.map(({ start }) => start) : [];
    }
    if (text.charAt(word.start - 1) !== '(' || text.charAt(word.end) !== ')' || !own.keys.has(word.key)) return [];
    return shortenedWords(word.text, words.slice(0, at)).map(({ start }) => start);
  });
}

/** Before such a word stands no maker: "NATE Certification" is another paper than the line's. */
const paperWord = /^(?:certif|licen[cs]|accredit|diploma|degree|award|prize|fellow)/;

/** isMakerOf is true for "Google" in "Google Sheets" where the line has "Sheets", unless the job description names the maker. */
export function isMakerOf(word: ClaimWord, next: ClaimWord | undefined, text: string): boolean {
  return (
    next !== undefined &&
    word.ofPosting === 0 &&
    next.isName &&
    !paperWord.test(next.term.key) &&
    next.near < 0.1 &&
    text.slice(word.term.start + word.term.key.length, next.term.start) === ' '
  );
}
