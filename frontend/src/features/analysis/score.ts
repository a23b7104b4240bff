import type { KeywordMatch } from '@tailwright/contracts/analysis';
import type { Analysis } from '@tailwright/contracts/as-read';
import { scoreBands, scoreMessages } from '@tailwright/contracts/limits';

export type ScoreColour = (typeof scoreBands)[number]['colour'];

const highestReached = <B extends { from: number }>(bands: readonly B[], percentage: number): B =>
  bands.find((band) => percentage >= band.from) ?? bands[bands.length - 1]!;

export const scoreColour = (percentage: number): ScoreColour => highestReached(scoreBands, percentage).colour;
export const scoreMessage = (percentage: number): string => highestReached(scoreMessages, percentage).message;

/** changeSentence says honestly what the tailoring did to the score, also when it did nothing. */
export function changeSentence(before: number, after: number): string {
  if (after > before)
    return `Up ${after - before} from ${before}%, your original resume's match: it now uses more of the posting's own words.`;
  if (after === before) return 'Tailoring did not move it: it follows what you can prove more than how you say it.';
  return `Down ${before - after} from ${before}%, your original resume's match: it now uses fewer of the posting's own words.`;
}

interface Doubt {
  title: string;
  reason: string;
}

const scoredOf = (requirements: Analysis['requirements']) => requirements.filter((each) => each.is_scored).length;

/** asksNothing is true of a job description in which nothing was found that a resume could answer. */
export const asksNothing = ({ enough_requirements, requirements }: Analysis): boolean =>
  !enough_requirements && scoredOf(requirements) === 0;

/** doubtOf is why the percentage is not to be relied on, or undefined when the job description asks for enough. */
export function doubtOf({ enough_requirements, language_understood, requirements }: Analysis): Doubt | undefined {
  if (enough_requirements) return undefined;
  if (!language_understood)
    return {
      title: 'This language is not one we read well',
      reason:
        'We cannot tell for sure what the job description asks. Only names that are the same everywhere, such as tools, were compared: use a version in English if there is one.',
    };
  const count = scoredOf(requirements);
  const found =
    count === 0
      ? 'We found nothing in the job description that could be looked up in your resume.'
      : `The job description names only ${count === 1 ? 'one requirement' : `${count} requirements`} that can be looked up.`;
  return {
    title: 'Not enough requirements were found',
    reason: `${found} That is too little to say how well you match: use the whole posting, with its list of requirements.`,
  };
}

/** provenFigure is how much of what the job asks the person can prove, with its explanation. */
export function provenFigure(analysis: Analysis, proven: number): { value: string; sentence: string } {
  if (asksNothing(analysis))
    return { value: '–', sentence: 'We found nothing that this job asks, so there is nothing to prove.' };
  return {
    value: `${proven}%`,
    sentence:
      'of what the job asks. What is only likely counts in part. Rewriting cannot raise this; your answers below can.',
  };
}

/** wordingSentence explains how much of what the resume proves a search for the posting's words finds. */
export function wordingSentence(before: number, after: number): string {
  const change = after === before ? 'with and without tailoring' : `${before}% before tailoring`;
  return `of what it proves is found by a search for the posting's words, ${change}. Tailoring raises this only where your resume surely says the same in other words.`;
}

type Place = 'word for word' | 'other spelling' | 'only implied' | 'missing';

const placeOf: Record<KeywordMatch['match'], Place> = {
  exact: 'word for word',
  alias: 'other spelling',
  inflection: 'other spelling',
  implied: 'only implied',
  none: 'missing',
};

const placeText: Record<Place, string> = {
  'word for word': 'Word for word',
  'other spelling': 'In another spelling or form',
  'only implied': 'Only implied',
  missing: 'Not in your resume',
};

/** groupKeywords sorts the words a search would look for by how the resume says them, without empty groups. */
export function groupKeywords(keywords: readonly KeywordMatch[]): { title: string; keywords: string[] }[] {
  return (Object.keys(placeText) as Place[])
    .map((place) => ({
      title: placeText[place],
      keywords: keywords.filter(({ match }) => placeOf[match] === place).map(({ keyword }) => keyword),
    }))
    .filter((group) => group.keywords.length > 0);
}

export const engineName = (engine: string) => (engine === 'built-in' ? 'the built-in engine' : engine);
