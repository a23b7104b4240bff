import type { Optimization } from '@tailwright/contracts/as-read';
import { namesTarget } from '@tailwright/contracts/optimize';

/**
 * Tailoring is how far a tailored resume is another text: reworded, the same lines below the name of the advertised job, the
 * same lines in another order, or the same.
 */
export type Tailoring = 'reworded' | 'addressed' | 'reordered' | 'none';

type Texts = Pick<Optimization, 'originalResume' | 'optimizedResume' | 'edits'>;

/**
 * tailoringOf goes by the edits, where the server names them, and by the words: layout is no change. Without edits, what
 * is not a word more or less is at most another order.
 */
export function tailoringOf({ originalResume, optimizedResume, edits }: Texts): Tailoring {
  if (edits && edits.length > 0) return edits.every(namesTarget) ? 'addressed' : 'reworded';
  const [before, after] = [wordsOf(originalResume), wordsOf(optimizedResume)];
  if (before.join(' ') === after.join(' ')) return 'none';
  if (before.toSorted().join(' ') === after.toSorted().join(' ')) return 'reordered';
  // The layout may leave out a page number or write a heading of its own.
  return edits ? 'reordered' : 'reworded';
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Unchanged is why nothing was reworded, and the next step. */
export interface Unchanged {
  title: string;
  reason: string;
}

/** findUnchanged says honestly that and why no line was reworded; null when some were. */
export function findUnchanged(result: Optimization): Unchanged | null {
  const tailoring = tailoringOf(result);
  if (tailoring === 'reworded') return null;
  return { title: titleOf[tailoring], reason: reasonOf(result) };
}

const titleOf: Record<Exclude<Tailoring, 'reworded'>, string> = {
  addressed: 'No line of your resume was reworded: the job is named at the top, and the order may differ',
  reordered: 'No line of your resume was reworded, only the order',
  none: 'Nothing in your resume was changed',
};

function reasonOf({ analysis, engine }: Optimization): string {
  if (analysis?.language_understood === false) {
    return 'We could not tell what the job description asks, so there was nothing to go by. Go back and use a version in English, and look at whether it is the job description.';
  }
  if (analysis?.enough_requirements === false) {
    return 'The job description names too little to tailor a resume to. Go back and paste all of it, with its list of requirements.';
  }
  if (engine === 'built-in') {
    return 'The built-in engine only rewords where your resume says the same as the job description in other words, and there is no such place, or you put your own words back. What the job asks and your resume does not show stands in the report: answer there what you can, and optimize again.';
  }
  return `${engine ?? 'The engine'} found no line that could be said closer to this job without adding what your resume does not show. What is missing stands in the report: answer there what you can, and optimize again.`;
}
