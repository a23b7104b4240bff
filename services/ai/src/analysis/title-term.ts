import { isTitle } from '@tailwright/resume-text/recognizers/titles';
import { isSameWork } from '../posting/same-work.js';
import { findAdvertisedTitle, targetLine } from '../posting/target-line.js';
import { plainWords } from '../text/word-runs.js';

/** TitleTerm is the advertised title as a term to search for, and whether a resume is found by it before and after tailoring. */
export interface TitleTerm {
  title: string;
  isFoundBefore: boolean;
  isFound: boolean;
}

/** A title stands in a short line; what is longer tells of many things. */
const lineWordsMax = 14;

/**
 * titleTermOf looks for the advertised title, the first thing that anybody searches for; undefined where the posting does not
 * plainly name one. It is found only in a resume with a title of the same kind of work, and after tailoring by the line
 * that names the job and by no other new one. `ownLines` are the lines of the original.
 */
export function titleTermOf(
  jobDescription: string,
  ownLines: readonly string[],
  tailoredResume: string,
): TitleTerm | undefined {
  const title = findAdvertisedTitle(jobDescription);
  if (title === '') return undefined;
  const own = ownLines.map((line) => ({ line, words: plainWords(line) }));
  const isShown = own.some(
    ({ line, words }) => words.length <= lineWordsMax && isTitle(line) && isSameWork(line, title),
  );
  const wanted = ` ${plainWords(title).join(' ')} `;
  const isSaid = own.some(({ words }) => ` ${words.join(' ')} `.includes(wanted));
  const isNamed = tailoredResume.split('\n').includes(targetLine(jobDescription));
  return { title, isFoundBefore: isShown && isSaid, isFound: isShown && (isSaid || isNamed) };
}
