import { splitWords, stem, type Word } from '../text/words.js';
import { business } from './business.js';
import { careAndTrades } from './care-and-trades.js';
import { ordinary } from './ordinary.js';
import { professions } from './professions.js';
import { domains, proves, softSkills } from './soft.js';
import { technology } from './technology.js';

export type SkillKind = 'hard' | 'domain' | 'soft';

/** Skill is one thing a posting can ask for; `name` is its usual spelling. */
export interface Skill {
  name: string;
  kind: SkillKind;
  spellings: string[];
}

interface Spelling {
  skill: Skill;
  text: string;
  keys: string[];
  stems: string[];
  /** A common word too: it counts only where a skill can stand. */
  isCommonWord: boolean;
}

/** SkillMatch is a skill found in a text; offsets are UTF-16, word indexes are end exclusive. */
export interface SkillMatch {
  skill: Skill;
  start: number;
  end: number;
  wordStart: number;
  wordEnd: number;
  /** The spelling of the lexicon that matched. */
  spelling: string;
  isInflected: boolean;
  isCommonWord: boolean;
}

const byFirstStem = new Map<string, Spelling[]>();
const byName = new Map<string, Skill>();
const ordinaryWords = new Set(ordinary);
const domainNames = new Set(domains.split(';'));
const lists = { technology, business, careAndTrades, professions, softSkills };

for (const [name, list] of Object.entries(lists)) {
  for (const item of list.split(/[;\n]/)) if (item.trim() !== '') addSkill(item.trim(), name === 'softSkills');
}
for (const spellings of byFirstStem.values()) spellings.sort((a, b) => b.keys.length - a.keys.length);

function addSkill(item: string, isSoft: boolean): void {
  const [first = '', ...aliases] = item.split('|').map((spelling) => spelling.trim());
  const name = first.replace(/^~/, '');
  const kind = isSoft ? 'soft' : domainNames.has(name) ? 'domain' : 'hard';
  const skill = byName.get(foldName(name)) ?? { name, kind, spellings: [] };
  for (const marked of [first, ...aliases]) {
    const text = marked.replace(/^~/, '');
    if (byName.has(foldName(text))) continue;
    byName.set(foldName(text), skill);
    skill.spellings.push(text);
    addSpelling({ skill, text, ...keysOf(text), isCommonWord: isCommon(marked, kind) });
  }
}

function isCommon(marked: string, kind: SkillKind): boolean {
  return marked.startsWith('~') || kind === 'domain' || ordinaryWords.has(marked.toLowerCase());
}

function keysOf(text: string): { keys: string[]; stems: string[] } {
  const keys = splitWords(text).map((word) => word.key);
  return { keys, stems: keys.map(stem) };
}

function addSpelling(spelling: Spelling): void {
  const first = spelling.stems[0];
  if (first === undefined) return;
  const list = byFirstStem.get(first);
  if (list) list.push(spelling);
  else byFirstStem.set(first, [spelling]);
}

/** foldName compares spellings of a skill: case and the marks between its words do not count. */
export function foldName(text: string): string {
  return splitWords(text)
    .map((word) => word.key)
    .join(' ');
}

export function findSkillByName(name: string): Skill | undefined {
  return byName.get(foldName(name));
}

/** provenBy lists the skills that prove a broader one by themselves. */
export function provenBy(skill: Skill): Skill[] {
  return (proves[skill.name] ?? '').split(';').flatMap((name) => findSkillByName(name) ?? []);
}

// Words of one skill are parted by a blank or a joining mark, never by a comma or a full stop and a blank.
const joint = /^(?:[ \t\n]{0,2}[-‐–/.&'’+]{0,1}[ \t\n]{0,2})$/;

/** findSkills finds every skill named in a text, the longest spelling at each place. */
export function findSkills(text: string, words: readonly Word[] = splitWords(text)): SkillMatch[] {
  const stems = words.map((word) => stem(word.key));
  const matches: SkillMatch[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(text, words, stems, at);
    if (found) matches.push(found);
    at = found ? found.wordEnd : at + 1;
  }
  return matches;
}

function longestAt(text: string, words: readonly Word[], stems: string[], at: number): SkillMatch | undefined {
  for (const spelling of byFirstStem.get(stems[at] ?? '') ?? []) {
    const wordEnd = at + spelling.keys.length;
    if (wordEnd > words.length || !spelling.stems.every((part, index) => stems[at + index] === part)) continue;
    const isInflected = !spelling.keys.every((key, index) => words[at + index]?.key === key);
    if (isInflected && !canInflect(spelling, words[at]?.key ?? '')) continue;
    if (!joined(text, words, at, wordEnd)) continue;
    const [start, end] = [words[at]?.start ?? 0, words[wordEnd - 1]?.end ?? 0];
    const { skill, isCommonWord } = spelling;
    return { skill, start, end, wordStart: at, wordEnd, spelling: spelling.text, isInflected, isCommonWord };
  }
  return undefined;
}

// "Excels" is not Excel: names and abbreviations have no inflections, phrases in small letters have. A single word
// has only its plural, or "typing" would be found in every "type".
function canInflect(spelling: Spelling, written: string): boolean {
  const { text, keys } = spelling;
  if (text !== text.toLowerCase() || text.length <= 4 || /[.#+\d]/.test(text)) return false;
  return keys.length > 1 || singular(written) === singular(text);
}

function singular(word: string): string {
  return word.replace(/ies$/, 'y').replace(/s$/, '');
}

function joined(text: string, words: readonly Word[], from: number, to: number): boolean {
  for (let index = from; index + 1 < to; index += 1) {
    if (!joint.test(text.slice(words[index]?.end, words[index + 1]?.start))) return false;
  }
  return true;
}
