import { readVerb } from '../resume-text/verbs.js';
import { stem, type Word } from '../resume-text/words.js';
import type { Checked } from './check-claim.js';
import type { Doubts } from './doubt.js';
import type { Aligned, Claim, Evidence, Source } from './evidence.js';
import { canon } from './synonyms.js';

/** Below this share of a line's telling words the nearest original line is another line. Chosen on hand-written pairs. */
const coverageMin = 0.34;
/** From this share on, words from elsewhere in the resume make a line that mixes two others. */
const foreignMax = 0.4;

/** checkWords asks of a bullet's ordinary words whether the original says them, and most of them in one place. */
export function checkWords(
  { claim, evidence, support }: Checked,
  nearest: Aligned | undefined,
  named: Set<number>,
  doubts: Doubts,
): void {
  const telling = claim.canons.filter((each) => each !== '');
  if (telling.length === 0) return;
  if (!nearest || nearest.coverage < coverageMin) {
    doubts.add('statement', claim.text, 'Nothing in your resume says this.');
    return;
  }
  const unknown = claim.words.filter((word, index) => {
    if (named.has(index) || claim.canons[index] === '' || isKnown(word, claim.canons[index] ?? '', evidence))
      return false;
    return !isManner(word) || isExchanged(claim, index, nearest.source);
  });
  if (unknown.length > 0)
    doubts.add('statement', unknown.map((word) => word.text).join(', '), 'Your resume does not say this.');
  const lines = support.filter((source) => source.kind !== 'header');
  const foreign = telling.filter((each) => evidence.known.has(each) && !lines.some((source) => source.all.has(each)));
  if (foreign.length >= 2 && foreign.length >= telling.length * foreignMax) {
    doubts.add('statement', claim.text, 'Your resume says these things of different work.');
  }
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

/** "A lunchtime coding club" where the original has "a lunchtime reading club": the word between the same two has been exchanged. */
function isExchanged(claim: Claim, index: number, source: Source): boolean {
  const [before, after] = [claim.words[index - 1], claim.words[index + 1]].map((word) => word && canon(word.key));
  if (before === undefined || after === undefined) return false;
  const row = source.words.map((word) => canon(word.key));
  return row.some((each, at) => {
    const verb = readVerb(source.words[at]?.key ?? '');
    const isOther = each !== claim.canons[index] && (verb === undefined || verb.form === 'ing');
    return at > 0 && row[at - 1] === before && row[at + 1] === after && isOther;
  });
}
