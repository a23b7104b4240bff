import type { Analysis, RequirementMatch, RequirementReply, Strength } from './analysis.js';

/** formulaVersion changes with every weight or limit that can change a percentage. */
export const formulaVersion = '11';

/** Postings that name fewer requirements give no confident number. */
export const requirementsMin = 5;

/** What a requirement weighs by how firmly it is asked for. */
export const strengthWeight: Record<Strength, number> = { required: 1, preferred: 0.5, mentioned: 0.25 };
/**
 * From the mean share of the requirements to the percentage that is proven, where no answer is sure. Any two texts about work have
 * words in common, so the first part of the sum says little; where most resumes that fit stand, between .52 and .7, a difference
 * says less than elsewhere. The points were fitted on labelled resumes of which lines were taken out (ADR 0021). None lies above
 * the share itself: what is made sure of raises the percentage.
 */
const points: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.2, 0],
  [0.3, 9],
  [0.36, 19],
  [0.43, 36],
  [0.52, 49],
  [0.7, 55],
  [1, 100],
];
/** How much what is sure outweighs what is not, where the one is counted as it is and the other along the curve. */
const sureWeight = 1.25;
/** The part of the percentage that is lost where none of what is proven stands in the posting's own words. */
const wordingPart = 0.2;
/** Where too little is asked to be sure, neither "Great" nor "Excellent" is claimed. */
const uncertainMost = 79;

type Percentages = Pick<
  Analysis,
  | 'matching_percentage'
  | 'original_percentage'
  | 'proven_percentage'
  | 'wording_percentage'
  | 'original_wording_percentage'
  | 'enough_requirements'
  | 'language_understood'
>;

/** What the percentages are computed from. */
export interface MatchFigures {
  requirements: readonly RequirementMatch[];
  replies: readonly RequirementReply[];
  /** The percentage of the proven terms that stand in the posting's own words, after and before tailoring. */
  wording: number;
  originalWording: number;
  /** Whether the posting's language is one that its requirements can be read in. */
  isUnderstood: boolean;
}

/**
 * percentagesOf is formula 11: the share of what the job asks that is proven, less up to a fifth of it where it is not said
 * in the posting's own words. It is never more than what is proven.
 */
export function percentagesOf(figures: MatchFigures): Percentages {
  const { requirements, replies, wording, originalWording, isUnderstood } = figures;
  const scored = requirements.filter((each) => each.is_scored);
  const proven = provenPercentage(scored, replies);
  const isEnough = isUnderstood && scored.length >= requirementsMin;
  const most = isEnough ? 100 : uncertainMost;
  const match = (words: number) => Math.min(most, Math.round(proven * (1 - wordingPart * (1 - words / 100))));
  return {
    matching_percentage: match(wording),
    original_percentage: match(originalWording),
    proven_percentage: Math.round(proven),
    wording_percentage: wording,
    original_wording_percentage: originalWording,
    enough_requirements: isEnough,
    language_understood: isUnderstood,
  };
}

type Scored = Pick<
  Analysis,
  'requirements' | 'wording_percentage' | 'original_wording_percentage' | 'language_understood'
>;

/** withReplies is the analysis as it stands after the person's replies: the same requirements, the same formula. */
export function withReplies<A extends Scored>(analysis: A, replies: readonly RequirementReply[]) {
  const { requirements, wording_percentage: wording, original_wording_percentage: originalWording } = analysis;
  const asked = new Set(requirements.map(({ id }) => id));
  const lastOfEach = new Map(replies.map((reply) => [reply.requirement, reply]));
  const kept = [...lastOfEach.values()].filter(({ requirement }) => asked.has(requirement));
  const figures = { requirements, replies: kept, wording, originalWording, isUnderstood: analysis.language_understood };
  return { ...analysis, ...percentagesOf(figures), replies: kept };
}

/** What is sure counts as it is, and the rest along the curve. */
function provenPercentage(requirements: readonly RequirementMatch[], replies: readonly RequirementReply[]): number {
  const replyOf = new Map(replies.map(({ requirement, reply }) => [requirement, reply]));
  let [sum, sure, total] = [0, 0, 0];
  for (const { id, share, strength } of requirements) {
    const reply = replyOf.get(id);
    const weight = strengthWeight[strength];
    const proven = reply === undefined ? share : reply === 'no' ? 0 : 1;
    sum += weight * proven;
    if (proven === 1) sure += weight;
    total += weight;
  }
  if (total === 0) return 0;
  const [share, sureShare] = [sum / total, Math.min(1, (sureWeight * sure) / total)];
  return sureShare * share * 100 + (1 - sureShare) * calibrate(share);
}

function calibrate(share: number): number {
  const after = points.findIndex(([at]) => at >= share);
  const [right, high] = points[after] ?? [1, 100];
  const [left, low] = points[after - 1] ?? [0, 0];
  return right === left ? high : low + ((share - left) / (right - left)) * (high - low);
}
