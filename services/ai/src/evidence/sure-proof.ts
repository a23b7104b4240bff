import { isLineHedged, missesNumber } from './cover.js';
import type { EvidenceIndex } from './evidence-index.js';
import { isOutOfDate } from './match-credential.js';
import type { Reading } from './score-lines.js';

/** A matcher that is this sure needs no second opinion. */
export const sureMatch = 0.9;
/** isSure is true when a rule proves a requirement: a matcher of its kind, or a line with every word of it that takes nothing back. */
export function isSure({ ask, match, coverages }: Reading, index: EvidenceIndex, today: Date): boolean {
  if (match?.verdict === 'refuted') return false;
  // A tool is one part of a piece of work.
  const isDuty = ask.kind === 'duty';
  // A language whose level nobody states is left to the numbers.
  const least = ask.kind === 'language' ? 1 : sureMatch;
  if (!isDuty && match?.verdict === 'proven' && [...match.lines.values()].some((worth) => worth >= least)) return true;
  // One word in common is no sentence in common, unless it is the name that is asked for.
  const termsMin = ask.kind === 'tool' ? 1 : 2;
  if (ask.read.terms.filter(({ isGeneric }) => !isGeneric).length < termsMin) return false;
  return coverages.some((coverage, at) => {
    const line = index.lines[at];
    if (!coverage || !line || coverage.exact <= 0.99) return false;
    return !isLineHedged(ask, line, at) && !missesNumber(ask, line) && !isOutOfDate(line, today);
  });
}
