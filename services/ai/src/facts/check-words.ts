import { readVerb } from '../text/verbs.js';
import { stem, type Word } from '../text/words.js';
import type { Checked } from './check-claim.js';
import type { Doubts } from './doubt.js';
import type { Aligned, Claim, Evidence, Source } from './evidence.js';
import { mixesEntries } from './words/mixed-entries.js';
import { nearWords } from './words/near-words.js';
import { canon, canonOfStem } from './words/synonyms.js';

/** Below this share of a line's telling words the nearest original line is another line. Chosen on hand-written pairs. */
const coverageMin = 0.34;
/** From this share on, words from elsewhere in the resume make a line that mixes two others. */
const foreignMax = 0.4;
/** A line retold as closely as this may hold one word of its own, when it is no name, no list item and no exchange. */
const looseCoverageMin = 0.5;
const looseTellingMin = 4;

/** checkWords asks of a bullet's ordinary words whether the original says them, and most of them in one place. */
export function checkWords(checked: Checked, nearest: Aligned | undefined, named: Set<number>, doubts: Doubts): void {
  const { claim, evidence, support } = checked;
  const telling = claim.canons.filter((each) => each !== '');
  if (telling.length === 0) return;
  if (!nearest || nearest.coverage < coverageMin) {
    doubts.add('statement', claim.text, 'Nothing in your resume says this.');
    return;
  }
  const unknown = unknownWords(checked, named, support).filter(({ word, index }) => {
    return !isManner(word) || isExchanged(claim, index, nearest.source);
  });
  if (unknown.length > 1 || unknown.some((each) => !isLoose(each, claim, nearest)))
    doubts.add('statement', unknown.map(({ word }) => word.text).join(', '), 'Your resume does not say this.');
  const foreign = claim.canons.filter((each, index) => {
    if (each === '' || !evidence.known.has(each)) return false;
    const isName = /^\p{Lu}/u.test(claim.words[index]?.text ?? '');
    return !support.some((source) => (source.kind !== 'header' || isName) && source.all.has(each));
  });
  if ((foreign.length >= 2 && foreign.length >= telling.length * foreignMax) || mixesEntries(claim, support, evidence))
    doubts.add('statement', claim.text, 'Your resume says these things of different work.');
}

/** checkFreeWords asks of a sentence about the whole person that most of its words stand somewhere in the original. */
export function checkFreeWords(checked: Checked, named: Set<number>, doubts: Doubts): void {
  const telling = checked.claim.canons.filter((each) => each !== '').length;
  const unknown = unknownWords(checked, named, checked.evidence.sources).filter(({ word }) => !isManner(word));
  if (unknown.length >= 2 && unknown.length * 3 > telling)
    doubts.add('statement', unknown.map(({ word }) => word.text).join(', '), 'Your resume does not say this.');
}

interface Unknown {
  word: Word;
  index: number;
}

function unknownWords({ claim, evidence, allowed }: Checked, named: Set<number>, support: Source[]): Unknown[] {
  return claim.words.flatMap((word, index) => {
    const canonical = claim.canons[index] ?? '';
    if (named.has(index) || canonical === '' || allowed.has(word.key) || isKnown(word, canonical, evidence)) return [];
    // A line begins with its verb, and verbs are judged by their scope.
    if (index === 0 && claim.words.length > 3 && !/(?:er|or|ist|ian)$/.test(word.key)) return [];
    return isNear(word, support) ? [] : [{ word, index }];
  });
}

function isNear(word: Word, support: Source[]): boolean {
  const near = [...nearWords(stem(word.key))].map(canonOfStem);
  return support.some((source) => near.some((each) => source.all.has(each)));
}

function isKnown(word: Word, canonical: string, evidence: Evidence): boolean {
  if (word.key.length < 4 || evidence.known.has(canonical) || evidence.keys.has(word.key)) return true;
  const root = stem(word.key);
  // "Med-surg" is short for words of the original.
  if (root.length === 4 && /[\s-]/.test(evidence.lower.charAt(evidence.lower.indexOf(root) - 1))) return true;
  if (root.length >= 5 && evidence.lower.includes(root)) return true;
  // "Voltages" is said by "volts".
  return [4, 5, 6, 7].some(
    (length) => length < root.length && root.length - length <= 3 && evidence.known.has(root.slice(0, length)),
  );
}

/** Verbs and adverbs tell how, not what. */
function isManner(word: Word): boolean {
  return readVerb(word.key) !== undefined || /(?:ing|ed|ly|ize|ise|izes|ises)$/.test(word.key);
}

function isLoose({ word, index }: Unknown, claim: Claim, nearest: Aligned): boolean {
  const telling = claim.canons.filter((each) => each !== '').length;
  return (
    telling >= looseTellingMin &&
    nearest.coverage >= looseCoverageMin &&
    /^\p{Ll}/u.test(word.text) &&
    !isListed(claim, index) &&
    !isExchanged(claim, index, nearest.source)
  );
}

/** An item of a list, "grill and pastry stations", is a claim of its own. */
function isListed(claim: Claim, index: number): boolean {
  const word = claim.words[index];
  if (!word) return false;
  const before = claim.text.slice(0, word.start);
  const after = claim.text.slice(word.end);
  return /(?:,|\/|\b(?:and|or|plus)|&)\s*$/i.test(before) || /^\s*(?:,|\/|&|(?:and|or|plus)\b)/i.test(after);
}

/** "A lunchtime coding club" where the original has "a lunchtime reading club": the word between the same two has been exchanged. */
function isExchanged(claim: Claim, index: number, source: Source): boolean {
  const [before, after] = [claim.words[index - 1], claim.words[index + 1]].map((word) => word && canon(word.key));
  if (before === undefined || after === undefined) return false;
  // "In 2023, exceeding a quota": before an article it is the verb of a clause.
  const isVerb = /(?:ing|ed)$/.test(claim.words[index]?.key ?? '');
  if (isVerb && /^(?:an?|the|over|by|with|from|in|on|at|to|all|our|their)$/.test(claim.words[index + 1]?.key ?? ''))
    return false;
  const row = source.words.map((word) => canon(word.key));
  return row.some((each, at) => {
    const verb = readVerb(source.words[at]?.key ?? '');
    const isOther = each !== claim.canons[index] && (verb === undefined || verb.form === 'ing');
    return at > 0 && row[at - 1] === before && row[at + 1] === after && isOther;
  });
}
