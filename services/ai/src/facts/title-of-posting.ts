import { splitWords, stem } from '../text/words.js';
import type { Evidence } from './evidence.js';
import { isFree } from './free-words.js';
import { isTelling, type Lexis } from './lexis.js';
import { titleWord } from './title-word.js';

/** A headline is short; a sentence has more words. */
const wordsMax = 9;

/**
 * isTitleOfPosting is true for a headline that gives the person the title the job description has and the original has
 * not: "Corporate Event Planner" above the resume of an event planner.
 */
export function isTitleOfPosting(headline: string, posting: Lexis | undefined, evidence: Evidence): boolean {
  if (!posting) return false;
  return headline.split(/ ?[|·•,(]| \/ /).some((part) => {
    const words = splitWords(part).map((word) => stem(word.key));
    const telling = words.filter(isTelling);
    if (telling.length < 2 || telling.length > wordsMax || telling.every(isFree)) return false;
    return posting.hasWords(telling) && (!evidence.lexis.hasWords(telling) || isLoweredThere(part, evidence));
  });
}

/** What a person looks for is no title they have: "Objective: a post as Chef de Partie". */
const wished =
  /(?<!\p{L})(?:objective|seek(?:s|ing)?|looking|target|aim(?:s|ing)?|appl(?:y|ying|ication)|wants?|wish|hop(?:e|ing)|goal|becom(?:e|ing)|next (?:step|role|post)|position wanted)(?!\p{L})[^.;\n]{0,60}$/u;

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

/** How a sentence about a person begins: "Experienced store manager with …". */
const opening =
  /^(?:(?:an?|the|i am an?|as an?|currently|experienced|seasoned|skilled|dedicated|qualified|certified|licen[cs]ed|accomplished|professional|committed|versatile|reliable|trained|motivated) ){0,3}([\p{L}\d/&.'’ -]{5,60}?)(?:[,;:–—.(]| (?:with|who|having|bringing|offering|of|from|since|and|at|based|experienced|skilled|trained|specialis\w+|specializ\w+)(?!\p{L}))/iu;

/** opensWithTitleOfPosting is true for a sentence that begins by calling the person what the job description looks for. */
export function opensWithTitleOfPosting(sentence: string, posting: Lexis | undefined, evidence: Evidence): boolean {
  const title = opening.exec(sentence)?.[1]?.trim() ?? '';
  return titleWord.test(title.split(' ').at(-1) ?? '') && isTitleOfPosting(title, posting, evidence);
}
