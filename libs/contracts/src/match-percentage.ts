import type { Analysis, RequirementMatch, RequirementReply, Strength } from './analysis.js';

/** formulaVersion changes with every weight or limit that can change a percentage. */
export const formulaVersion = '10';

/** Postings that name fewer requirements give no confident number. */
export const requirementsMin = 5;

/** What a requirement weighs by how firmly it is asked for. */
export const strengthWeight: Record<Strength, number> = { required: 1, preferred: 0.5, mentioned: 0.25 };
/**
 * From the mean share of the requirements to the percentage that is proven. Any two texts about work have words in common, so
 * the first part of the sum says little; where most resumes that fit stand, between .46 and .64, a difference says less than
 * elsewhere. The points were fitted on labelled resumes of which lines were taken out (ADR 0021).
 */
const points: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.14, 1],
  [0.22, 6],
  [0.3, 12],
  [0.38, 25],
  [0.46, 45],
  [0.64, 57],
  [0.71, 70],
  [1, 100],
];
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
 * percentagesOf is formula 10: the share of what the job asks that is proven, less up to a fifth of it where it is not said
 * in the posting's own words. It is never more than what is proven.
 */
export function percentagesOf(figures: MatchFigures): Percentages {
  const { requirements, replies, wording, originalWording, isUnderstood } = figures;
  const scored = requirements.filter((each) => each.is_scored);
  const proven = calibrate(provenShare(scored, replies));
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

function provenShare(requirements: readonly RequirementMatch[], replies: readonly RequirementReply[]): number {
  const replyOf = new Map(replies.map(({ requirement, reply }) => [requirement, reply]));
  let sum = 0;
  let total = 0;
  for (const { id, share, strength } of requirements) {
    const reply = replyOf.get(id);
    const weight = strengthWeight[strength];
    sum += weight * (reply === undefined ? share : reply === 'no' ? 0 : 1);
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

function calibrate(share: number): number {
  const after = points.findIndex(([at]) => at >= share);
  const [right, high] = points[after] ?? [1, 100];
  const [left, low] = points[after - 1] ?? [0, 0];
  return right === left ? high : low + ((share - left) / (right - left)) * (high - low);
}
