import { findDates } from '../recognizers/dates.js';
import { isLanguage } from '../recognizers/language-items.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { readLevels, readSkillGroups, splitItems } from './skills.js';
import { isDegree, isInstitution } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { tools } from '../text/word-lists.js';

/** A longer line is a paragraph. */
const listCharsMax = 300;

/** listKindOf tells a line that lists languages, or what somebody can use, from the other lines of a section of all sorts. */
export function listKindOf(line: LogicalLine): 'languages' | 'skills' | undefined {
  if (isLanguageList(line)) return 'languages';
  return isRowOfLevels(line) || isToolList(line) ? 'skills' : undefined;
}

/** isRowOfLevels: "Excel: fair. Forklift: certified. Polish: at home." lists what somebody can do, and how well. */
export function isRowOfLevels({ text, label, mark }: LogicalLine): boolean {
  return label !== 'head' && mark === undefined && readLevels(text).length > 0;
}

/** isLanguageList is true for a line of several languages, most with nothing but their levels beside them. */
export function isLanguageList({ text, label }: LogicalLine): boolean {
  if (text.length > listCharsMax) return false;
  const items = splitItems(text);
  if (label === 'head') return items.length > 1 && items.every(isLanguage) && !isDegree(text) && !isInstitution(text);
  return items.length > 1 && items.filter(isLanguage).length * 3 >= items.length * 2 && isLanguage(items[0] ?? '');
}

const itemsMin = 3;
const itemWordsMax = 4;

/** "AMOS (4 years), Trax, Excel a bit" lists programs: its items are short, and some of them are known by their names. */
function isToolList({ text, level }: LogicalLine): boolean {
  if (text.length > listCharsMax || level > 0 || /(?<!\p{L})(?:I|my|we)(?!\p{L})/iu.test(text)) return false;
  const parts = text.split(/(?<=[\p{Ll}\p{Lu}\d)]{2})\. (?=\p{Lu})/u).map((part) => part.replace(/\.$/, ''));
  const items = parts.flatMap((part) => splitItems(part.replace(listLabel, '')));
  const isShort = (item: string) => plainWords(item.replace(/\([^()]*\)/g, '')).length <= itemWordsMax;
  if (items.length < itemsMin || !items.every(isShort) || findDates(text).length > 0) return false;
  const known = items.filter((item) => tools.find(plainWords(item)).some(({ first }) => first === 0));
  return known.length > 0 && known.length * toolShare >= items.length;
}

/** "Records: SystmOne, Cerner" names what kind of things is listed. */
const listLabel = /^\p{Lu}\p{L}+(?: \p{L}+)?: /u;
/** One of so many is known by its name. */
const toolShare = 4;

/** isListOfSkills: a list of short items is one of skills, whatever stands above it, when none of them has a date or a place. */
export function isListOfSkills(lines: readonly LogicalLine[]): boolean {
  const details = lines.map(({ text, label, mark }) => ({
    text,
    isBullet: mark !== undefined || label === 'bullet',
    isSubheading: label === 'sub',
  }));
  const items = readSkillGroups(details).flatMap((group) => group.items);
  const short = items.filter((item) => item.length <= 32 && findDates(item).length === 0);
  return (
    lines.length <= 8 && items.length >= 5 && short.length >= items.length * 0.85 && items.length >= lines.length * 2
  );
}

const toolLinesMin = 3;
const toolWordsMax = 6;

/** isListOfTools is true for lines of a few words each, of which some name programs: "What I bring" may stand above them. */
export function isListOfTools(lines: readonly LogicalLine[]): boolean {
  const isShort = ({ text }: LogicalLine) => plainWords(text).length <= toolWordsMax && !/[.!?]$/.test(text);
  const named = lines.filter(({ text }) => tools.find(plainWords(text)).some(({ first }) => first === 0));
  return lines.length >= toolLinesMin && lines.every(isShort) && named.length * toolShare >= lines.length;
}
