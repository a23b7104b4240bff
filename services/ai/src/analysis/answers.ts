import type { RequirementMatch } from '@tailwright/contracts/analysis';
import type { Evidence } from '../evidence/find-evidence.js';

type Answer = Pick<RequirementMatch, 'answer' | 'lines'>;

/** Two readings that agree are sure: the one of the layout by the words of its best line, the other by its share. */
const sureTogether = [
  { share: 0.98, sameWords: 0.5 },
  { share: 0.8, sameWords: 0.7 },
  { share: 0.5, sameWords: 0.95 },
];
/** A line that has every word of a name which is enough by itself is believed from this share on. */
const literalShare = 0.6;
/**
 * A share this small is hardly one; the closest lines are then shown only where they come nearer than this by themselves. On
 * the pairs for tuning these limits say "not found" of 48 % of what is missing and of 3.3 % of what is proven (ADR 0019).
 */
const doubtful = [
  { share: 0.05, probability: 0.42 },
  { share: 0.3, probability: 0.35 },
];
/** What counts as much as this is not called missing, for the figure and the answer would contradict each other. */
const fairShare = 0.4;
/** Nobody is asked whether a line shows a condition of the offer that comes no nearer than this. */
const conditionMin = 0.3;
/** A line that is further from the best one, or from being a proof, only wastes the person's time. */
const useful = { ofBest: 0.7, weight: 0.35, ofBestFound: 0.7 };

/**
 * answerFor is what a person is told of a requirement. Evidence reads the resume as it is laid out, the share as a set of
 * lines: what both take for a proof is found, what neither takes for one is not found, and lines are shown only as far as
 * they are of use.
 */
export function answerFor(evidence: Evidence, share: number, isScored: boolean): Answer {
  const [best] = evidence.closest;
  const isMissing = evidence.answer === 'not_found' && (share < fairShare || !isScored);
  if (isMissing || best === undefined) return { answer: 'not_found', lines: [] };
  if (evidence.answer === 'found' || (evidence.answer === 'likely' && isSureOf(evidence.closest, share)))
    return { answer: 'found', lines: usefulLines(evidence, useful.ofBestFound) };
  const { probability } = evidence;
  const isFar = isScored
    ? doubtful.some((least) => share < least.share && probability < least.probability)
    : probability < conditionMin;
  return isFar ? { answer: 'not_found', lines: [] } : { answer: 'likely', lines: usefulLines(evidence, useful.ofBest) };
}

function isSureOf(lines: Evidence['lines'], share: number): boolean {
  const [best] = lines;
  if (share >= literalShare && lines.some(({ isLiteral }) => isLiteral)) return true;
  return sureTogether.some((least) => share >= least.share && (best?.sameWords ?? 0) >= least.sameWords);
}

function usefulLines({ closest }: Evidence, ofBest: number): string[] {
  const least = Math.max(useful.weight, (closest[0]?.weight ?? 0) * ofBest);
  const ordered = [...closest].sort((one, other) => Number(other.isLiteral) - Number(one.isLiteral));
  return ordered.filter(({ weight }, at) => at === 0 || weight >= least).map(({ text }) => text.replace(/\s+/g, ' '));
}
