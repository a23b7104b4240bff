import { languages } from '../text/word-lists.js';
import { plainWords } from '../text/word-list.js';

const itemWordsMax = 14;

/** isLanguage is true for the name of a language, with nothing but its level beside it: "Polish native", "German (B1)". */
export function isLanguage(item: string): boolean {
  const words = plainWords(item);
  if (words.length === 0 || words.length > itemWordsMax) return false;
  const found = languages.find(words);
  // "Basic British Sign Language (Level 1)" names how well and which before the language.
  return found.some(({ first }) => first === 0) || (found.some(({ first }) => first < 3) && level.test(item));
}

/** namesLanguageAlone is true for "French" or "Français", which labels a level and no list. */
export function namesLanguageAlone(text: string): boolean {
  const words = plainWords(text);
  return words.length <= 3 && languages.find(words).some(({ first, last }) => first === 0 && last === words.length - 1);
}

const level =
  /(?<!\p{L})(?:native|mother tongue|bilingual|fluent|conversational|basic|beginner|intermediate|advanced|elementary|working knowledge|professional|limited|spoken|speak|speaking|reading|written|learner|level|[abc][12])(?![\p{L}\d])/iu;

/** namesLevelOfLanguage is true for what stands beside the name of a language in a table: "Polish      mother tongue". */
export function namesLevelOfLanguage(language: string, beside: string): boolean {
  return namesLanguageAlone(language) && beside.length <= levelCharsMax && level.test(beside);
}

const levelCharsMax = 40;
