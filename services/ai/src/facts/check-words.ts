import { readVerb } from '../engine/built-in/verbs.js';
import { stem, type Word } from '../resume-text/words.js';
import type { Checked } from './check-claim.js';
import type { Doubts } from './doubt.js';
import type { Aligned, Evidence } from './evidence.js';

/** Below this share of a line's telling words the nearest original line is another line. Chosen on hand-written pairs. */
const coverageMin = 0.34;

/** checkWords asks of a bullet's ordinary words whether the original says them, and most of them in one place. */
export function checkWords(
  { claim, evidence }: Checked,
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
  const unknown = claim.words.filter(
    (word, index) => !named.has(index) && isUnknown(word, claim.canons[index] ?? '', evidence),
  );
  if (unknown.length > 0)
    doubts.add('statement', unknown.map((word) => word.text).join(', '), 'Your resume does not say this.');
}

/** Verbs and adverbs tell how, not what: only other words need to be the person's own. */
function isUnknown(word: Word, canonical: string, evidence: Evidence): boolean {
  if (canonical === '' || evidence.known.has(canonical) || evidence.keys.has(word.key)) return false;
  if (word.key.length < 4 || readVerb(word.key) !== undefined || /(?:ing|ed|ly|ize|ise|izes|ises)$/.test(word.key))
    return false;
  const root = stem(word.key);
  return root.length < 5 || !evidence.lower.includes(root);
}
