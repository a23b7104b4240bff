import type { Analysis, KeywordMatch } from '@tailwright/contracts/analysis';
import { scoreBands, scoreMessages } from '@tailwright/contracts/limits';

export type ScoreColour = (typeof scoreBands)[number]['colour'];

const highestReached = <B extends { from: number }>(bands: readonly B[], percentage: number): B =>
  bands.find((band) => percentage >= band.from) ?? bands[bands.length - 1]!;

export const scoreColour = (percentage: number): ScoreColour => highestReached(scoreBands, percentage).colour;
export const scoreMessage = (percentage: number): string => highestReached(scoreMessages, percentage).message;

/** changeSentence says honestly what the tailoring did to the score, also when it did nothing. */
export function changeSentence(before: number, after: number): string {
  if (after > before) return `Up ${after - before} from ${before}%, your original resume's match.`;
  if (after === before)
    return `The same as your original resume: order and wording changed, what you can prove did not.`;
  return `Down ${before - after} from ${before}%, your original resume's match.`;
}

/** doubtOf is why the percentage is not to be relied on, or undefined when the job description asks for enough. */
export function doubtOf({ enough_requirements, keywords }: Analysis): string | undefined {
  if (enough_requirements) return undefined;
  const count = keywords.length === 1 ? 'one requirement' : `${keywords.length} requirements`;
  const found =
    keywords.length === 0
      ? 'We found nothing in the job description that could be looked up in your resume.'
      : `The job description names only ${count} that can be looked up.`;
  return `${found} That is too little to say how well you match: use the whole posting, with its list of requirements.`;
}

export const matchText: Record<KeywordMatch['match'], string> = {
  exact: 'Word for word',
  alias: 'Another name for it',
  inflection: 'Another form of the word',
  implied: 'Implied by what you know',
  none: 'Not found',
};

export const requirementText: Record<KeywordMatch['requirement'], string> = {
  required: 'Required',
  preferred: 'Preferred',
  mentioned: 'Mentioned',
};

const weight: Record<KeywordMatch['requirement'], number> = { required: 0, preferred: 1, mentioned: 2 };

/** byWeight puts what the job requires first, and within it what the resume does not prove yet. */
export const byWeight = (keywords: readonly KeywordMatch[]): KeywordMatch[] =>
  keywords.toSorted(
    (a, b) =>
      weight[a.requirement] - weight[b.requirement] ||
      Number(a.match !== 'none') - Number(b.match !== 'none') ||
      a.job_span.start - b.job_span.start,
  );

export const engineName = (engine: string) => (engine === 'built-in' ? 'the built-in engine' : engine);
