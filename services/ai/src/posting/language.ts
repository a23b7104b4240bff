import { countSmallWords } from '@tailwright/resume-text/text/language';
import { knownHeading } from './headings.js';
import { readLines } from './posting-lines.js';
import { isResume } from './resume-in-place.js';

/** Language of a posting by its commonest small words; undefined when the text is too short or in none of them. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'pt' | 'pl' | 'other';

const shareMin = 0.06;
const wordsMin = 8;
const judgedWords = 1_500;
/** One small word that returns again and again is a name: "Jest", the "do" of "Casa do Software". */
const differentMin = 3;
const differentOfFewMin = 4;

/** languageOf names the language a posting is written in; texts in other scripts are "other". */
export function languageOf(posting: string): Language {
  const words =
    posting
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, judgedWords) ?? [];
  const latin = words.filter((word) => /^\p{Script=Latin}+$/u.test(word));
  if (latin.length < words.length / 2) return 'other';
  const counts = countSmallWords(latin);
  const [code = 'en', count = 0] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [];
  const best = code as Language;
  // Bare lists of skills have hardly any small words, and Jest is Polish for "is"; they are read as English is.
  if (words.length < wordsMin) return 'en';
  const different = countSmallWords([...new Set(latin)]).get(best) ?? 0;
  const isTelling = count >= Math.max(2, words.length * shareMin);
  return different >= (isTelling ? differentMin : differentOfFewMin) ? best : 'en';
}

/** How many more small words a line must have of another language than of its document's. */
const foreignWordsMin = 2;

/**
 * isForeignTo tells whether one line is written in another language than the document it is for: in another script, or
 * with the small words of another language. A line without any proves nothing.
 */
export function isForeignTo(language: Language, line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return false;
  const isOtherScript = words.filter((word) => /^\p{Script=Latin}+$/u.test(word)).length < words.length / 2;
  if (isOtherScript || language === 'other') return isOtherScript !== (language === 'other');
  const counts = countSmallWords(words);
  const own = counts.get(language) ?? 0;
  return [...counts.values()].some((count) => count >= own + foreignWordsMin);
}

/**
 * isUnderstood tells whether readPosting can be trusted with a posting: English, or German, French and Spanish under
 * headings it knows. A resume in its place asks nothing in any language.
 */
export function isUnderstood(posting: string): boolean {
  if (isResume(posting)) return true;
  const language = languageOf(posting);
  if (language === 'en') return true;
  if (language !== 'de' && language !== 'fr' && language !== 'es') return false;
  const found = new Set(readLines(posting).lines.map((line) => knownHeading(line.text)));
  return found.has('required') || found.has('duty');
}
