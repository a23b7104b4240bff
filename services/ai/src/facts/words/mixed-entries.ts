import type { Claim, Evidence, Source } from '../evidence.js';
import { canon } from './synonyms.js';

/** How many words may stand between two that belong together. */
const gapMax = 2;

/**
 * mixesEntries is true when two neighbouring words of a claim stand side by side in the line of another employer alone:
 * "the customer portal" of one job in what is told of another.
 */
export function mixesEntries(claim: Claim, support: Source[], evidence: Evidence): boolean {
  const entry = support[0]?.entry;
  if (!entry) return false;
  const own = new Set(evidence.sources.filter((source) => source.entry === entry).flatMap((source) => [...source.all]));
  const others = evidence.sources.filter((source) => source.entry !== undefined && source.entry !== entry);
  for (let index = 1; index < claim.canons.length; index += 1) {
    const two = claim.canons[index] ?? '';
    const one = claim.canons.slice(Math.max(0, index - gapMax), index).findLast((each) => each !== '') ?? '';
    if (one === '' || two === '' || own.has(one) || own.has(two)) continue;
    if (others.some((source) => isSideBySide(source, one, two))) return true;
  }
  return false;
}

function isSideBySide(source: Source, one: string, two: string): boolean {
  if (!source.all.has(one) || !source.all.has(two)) return false;
  const row = source.words.map((word) => canon(word.key));
  return row.some((each, at) => each === one && row.slice(at + 1, at + 1 + gapMax).includes(two));
}
