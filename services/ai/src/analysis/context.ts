import { findSkills, type SkillMatch } from './lexicon/lexicon.js';
import { splitWords, type Word } from '../text/words.js';

const before =
  /(?:(?:^|[,;:/(|•–—-]|\b(?:in|with|using|via|of|on|into|through|and|or|like|as|including|know|knows|write|writing|language|languages|certified|certification|certifications|advanced|strong|basic|good|solid|excellent|proficient)[:]?)(?<!\s)\s*|(?<!\s)[^\S\t]*\t\s*)$/i;
const after =
  /^\s*(?:$|[,;:/)|•\t–—.(!]|(?:and|or|which|to|for|that|at|skills?|knowledge|experience|certification|certified|certificate|license|licensed|developer|engineer|programming|programmer|code|services?|applications?|plus|preferred|required)\b)/i;

/** skillsInText finds the skills a text names; words that are also common words only where a skill can stand. */
export function skillsInText(text: string, words: Word[] = splitWords(text)): SkillMatch[] {
  return findSkills(text, words).filter((match) => !match.isCommonWord || standsAsSkill(text, match));
}

const afterAtStart =
  /^\s*(?:$|[,;:/)|•\t–—.(]|(?:and|or|skills?|knowledge|experience|certifications?|certified|licen[cs]ed?|certificates?|developer|engineer|programming|programmer)\b)/i;

/** To excel is a verb beside these words; elsewhere it is the program. */
const excelling = {
  before:
    /\b(?:to|will|can|could|should|would|may|might|you|we|they|i|who|that|which|always|consistently|continually|people|teams?|staff|students|pupils|children|others|(?:and|or) (?:grow|learn|thrive|succeed))\s+$/i,
  after: /^\s+(?:at|in|as|when|where|under|within|beyond|academically|professionally|every|both|on)\b/i,
};

/** Case plays no part, so that a resume in capitals, or without any, reads the same. */
function standsAsSkill(text: string, match: SkillMatch): boolean {
  const near = text.slice(Math.max(0, match.start - 40), match.start);
  const head = near.slice(near.lastIndexOf('\n') + 1);
  const tail = text.slice(match.end, match.end + 40).split('\n')[0] ?? '';
  if (head.trim() === '' ? afterAtStart.test(tail) : before.test(head) && after.test(tail)) return true;
  const isExcel = match.spelling === 'Excel' && !match.isInflected;
  return isExcel && !excelling.before.test(head) && !excelling.after.test(tail);
}
