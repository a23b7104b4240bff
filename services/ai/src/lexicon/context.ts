import { findSkills, type SkillMatch } from './lexicon.js';
import { isLetterOfTool, isOrdinaryUse, standsAsSkill } from './name-in-context.js';
import { splitWords, type Word } from '../text/words.js';

/** skillsInText finds the skills a text names; words that are also common words only where a skill can stand. */
export function skillsInText(text: string, words: readonly Word[] = splitWords(text)): SkillMatch[] {
  return findSkills(text, words).filter((match) => {
    if (match.end - match.start === 1) return isLetterOfTool(text, match);
    return !match.isCommonWord || isMeant(text, match);
  });
}

/** To excel is a verb beside these words; elsewhere it is the program. */
const excelling = {
  before:
    /\b(?:to|will|can|could|should|would|may|might|you|we|they|i|who|that|which|always|consistently|continually|people|teams?|staff|students|pupils|children|others|(?:and|or) (?:grow|learn|thrive|succeed))\s+$/i,
  after: /^\s+(?:at|in|as|when|where|under|within|beyond|academically|professionally|every|both|on)\b/i,
};

/** Case plays no part, so that a resume in capitals, or without any, reads the same. */
function isMeant(text: string, match: SkillMatch): boolean {
  if (isOrdinaryUse(text, match)) return false;
  if (standsAsSkill(text, match)) return true;
  const head = text.slice(Math.max(0, match.start - 40), match.start);
  const isExcel = match.spelling === 'Excel' && !match.isInflected;
  return isExcel && !excelling.before.test(head) && !excelling.after.test(text.slice(match.end, match.end + 40));
}
