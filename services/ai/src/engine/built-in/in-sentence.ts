import { findSkills, type Skill } from '../../lexicon/lexicon.js';
import { midSentence } from '@tailwright/resume-text/text/markdown';

/** inSentence writes a skill as it stands inside a sentence: "Brazing" heads a list with a capital, names keep theirs. */
export function inSentence(words: string, skill = wholeSkill(words)): string {
  const small = words.toLowerCase();
  const isNoName = skill !== undefined && skill.spellings.includes(small) && !skill.spellings.includes(words);
  return isNoName ? small : midSentence(words);
}

function wholeSkill(words: string): Skill | undefined {
  return findSkills(words).find(({ start, end }) => start === 0 && end === words.length)?.skill;
}

/** Gives a plain word its capital; "iOS" and "pH" are written as they are. */
export function capitalised(named: string): string {
  return /^\p{Ll}+(?![\p{L}\p{N}])/u.test(named) ? named.charAt(0).toUpperCase() + named.slice(1) : named;
}
