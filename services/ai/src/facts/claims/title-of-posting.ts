import { findJobTitle } from '@tailwright/resume-text/posting/posting-title';
import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import { rememberLast } from '@tailwright/resume-text/text/remember-last';
import { splitWords, stem } from '../../text/words.js';
import type { Evidence } from '../evidence.js';
import { isFree } from '../words/free-words.js';
import { isTelling, type Lexis } from '../words/lexis.js';
import { lexisOfTexts } from '../words/nearest-clauses.js';
import { titleWord } from './title-word.js';

/** A headline is short; a sentence has more words. */
const wordsMax = 9;

/**
 * isTitleOfPosting is true for a headline that gives the person the title the job description has and the original has
 * not: "Corporate Event Planner" above the resume of an event planner.
 */
export function isTitleOfPosting(headline: string, posting: Lexis | undefined, evidence: Evidence): boolean {
  if (!posting) return false;
  return headline.split(/ ?[|·•,(]| \/ |: /).some((each) => {
    // "General Manager of a 4-star hotel": the title ends where it says of what.
    const part = isTitle(each.split(ofWhat, 1)[0] ?? '') ? (each.split(ofWhat, 1)[0] ?? '') : each;
    const words = splitWords(part).map((word) => stem(word.key));
    const telling = words.filter(isTelling);
    if (telling.length < 2 || telling.length > wordsMax || telling.every(isFree)) return false;
    return posting.hasWords(telling) && (!evidence.lexis.hasWords(telling) || isLoweredThere(part, evidence));
  });
}

const ofWhat = / (?:of|at|for|in|with) an? /iu;

/** What a person looks for is no title they have: "Objective: a post as Chef de Partie". */
const wished =
  /(?<!\p{L})(?:objective|seek(?:s|ing)?|looking|target|aim(?:s|ing)?|appl(?:y|ying|ication)|wants?|wish|hop(?:e|ing)|goal|becom(?:e|ing)|next (?:step|role|post)|position wanted|to (?:get|obtain|secure|gain|land|find))(?!\p{L})[^.;\n]{0,60}$/u;

const lowering = /(?:^|[^\p{L}])(?:assistant|asst\.?|deputy|demi|junior|jr\.?|trainee|apprentice|acting|vice)[ -]$/u;

/** The original has the title, and each time a word before it that makes it a lower one: "deputy head of kitchen". */
function isLoweredThere(title: string, { lower }: Evidence): boolean {
  const places = [...lower.matchAll(new RegExp(escaped(title.trim().toLowerCase()), 'g'))];
  return (
    places.length > 0 &&
    places.every(
      ({ index }) =>
        lowering.test(lower.slice(Math.max(0, index - 12), index)) ||
        wished.test(lower.slice(Math.max(0, index - wishChars), index)),
    )
  );
}

const wishChars = 90;

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** The titles that a job description offers, each as the roots of its words: "Gas Engineer / Plumber" are two. */
const titlesOffered = rememberLast((jobDescription) =>
  findJobTitle(jobDescription)
    .replace(/\([^()]*\)?/gu, ' ')
    .split(/ ?[/|,–—] ?| - | or /u)
    .filter((part, at) => at === 0 || isTitle(part.trim()))
    .map((title) => rootsOf(title))
    .filter((roots) => roots.length > 0 && !roots.every(isFree)),
);

/**
 * namesTitleOfPosting is true for a claim that gives the person the title the job description offers, wherever it does so,
 * and no title of the original has its words: "Worked as a finance manager" of an accountant.
 */
export function namesTitleOfPosting(claim: string, posting: Lexis | undefined, evidence: Evidence): boolean {
  if (!posting) return false;
  const row = ` ${rootsOf(claim).join(' ')} `;
  const told = titlesOffered(posting.text).filter((roots) => row.includes(` ${roots.join(' ')} `));
  return told.some((roots) => !isHeldTitle(roots, evidence)) && !wishes.test(claim);
}

/** isOnlyAsked is true for a headline or the title of a head that the job description has, and no title of the original, or only a lower one or a wish. */
export function isOnlyAsked(title: string, posting: Lexis | undefined, evidence: Evidence): boolean {
  // "Spend analysis, Power BI" names what somebody does, and nobody.
  if (!titleWord.test(title) || !isTitleOfPosting(title, posting, evidence)) return false;
  return isLoweredThere(title, evidence) || !isHeldTitle(rootsOf(title), evidence);
}

/** All words of the title stand in one line that says who the person is, or was. */
function isHeldTitle(roots: readonly string[], evidence: Evidence): boolean {
  if (evidence.lexis.hasWords(roots)) return true;
  return evidence.titles.some((title) => {
    const lexis = lexisOfTexts(title, evidence);
    // "Reach truck" may be written in one word.
    const isJoined = (at: number) =>
      [at - 1, at].some((from) => from >= 0 && lexis.hasWords([roots.slice(from, from + 2).join('')]));
    return roots.every((root, at) => lexis.holds({ text: root, key: root }).share >= 1 || isJoined(at));
  });
}

function rootsOf(text: string): string[] {
  return splitWords(text)
    .map((word) => stem(word.key))
    .filter(isTelling);
}

const wishes =
  /(?<!\p{L})(?:objective|seek(?:s|ing)?|looking|target(?:s|ing)?|aim(?:s|ing)?|appl(?:y|ying|ication)|wants?|hop(?:e|ing)|becom(?:e|ing)|open to|interested|next (?:step|role|post)|move into)(?!\p{L})/iu;
