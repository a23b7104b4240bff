import { splitGaps } from './split-cells.js';
import { plainWords } from './word-list.js';
import { verbs } from './word-lists.js';
import type { Detail } from './resume-document.js';

/** SkillGroup is one line of a list of skills; `label` is '' where the person wrote none. */
export interface SkillGroup {
  label: string;
  items: string[];
}

/** "Cloud: AWS, Azure" and "SKILLS_USE=git": a label and what it labels. */
export const skillLabel = /^([^:：,;=、，；،؛]{2,45})(?:: |： ?|=)(.+)$/u;

const itemCharsMax = 90;

/** What has more cells is a row of items and no heading. */
const rowCellsMin = 3;

/** readSkillGroups cuts the lines of a skills section into items, under the labels the person gave them. */
export function readSkillGroups(details: readonly Pick<Detail, 'text' | 'isBullet' | 'isSubheading'>[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  let open = '';
  for (const [at, { text, isSubheading }] of details.entries()) {
    const next = details[at + 1];
    // A heading without anything below it is an item like its neighbours.
    if (isSubheading && next && !next.isSubheading && splitGaps(text).length < rowCellsMin) {
      open = text.replace(/:$/, '');
      groups.push({ label: open, items: [] });
      continue;
    }
    const { label, items } = readRow(text);
    const last = groups.at(-1);
    if (last && (label === '' || label === last.label) && (last.label === '' || last.label === open))
      last.items.push(...items);
    else groups.push({ label, items });
  }
  return groups.map((group) => ({ ...group, items: unique(group.items) })).filter((group) => group.items.length > 0);
}

function readRow(text: string): SkillGroup {
  const table = readTableRow(text);
  if (table) return table;
  if (isSentence(text)) return { label: '', items: [text] };
  const match = skillLabel.exec(text);
  return { label: match?.[1]?.trim() ?? '', items: splitItems(match?.[2] ?? text) };
}

/** "Excel    good", "PLC    Allen-Bradley, Siemens    reading" and "Computing    Excel, Word" are rows of tables. */
function readTableRow(text: string): SkillGroup | undefined {
  const [first = '', second = '', ...others] = splitGaps(text);
  // Cells with marks of their own are items beside each other.
  if (second === '' || [second, ...others].every((cell) => /^[-–*•] /.test(cell))) return undefined;
  const levels = [second, ...others];
  if (levels.every((cell) => isLevel.test(cell)))
    return /[,;/] /.test(first)
      ? { label: levels.join(' '), items: splitItems(first) }
      : { label: '', items: [[first, ...levels].join(' ')] };
  if (/[,;]/.test(first) || plainWords(first).length > labelWordsMax || others.length > 1) return undefined;
  if (others.length === 0 && !/[,;]/.test(second)) return undefined;
  return { label: [first, ...others].join(', ').replace(/:$/, ''), items: splitItems(second) };
}

const labelWordsMax = 4;

/** How well somebody can do a thing. */
const isLevel =
  /^(?:expert|advanced|intermediate|basics?|beginner|good|very good|fair|fluent|native|mother tongue|proficient|daily|strong|learning|conversational|working knowledge|excellent|elementary|[ABC][12]|[●○◉◯★☆■□]+|\d\/\d{1,2}|\d{1,3} ?%|\d{1,2}\+? ?(?:years?|yrs?|y))(?![\p{L}\p{N}])[^;|]{0,40}$/iu;

/** A longer line that begins with a verb, or in which a new sentence begins, is told and not listed. */
function isSentence(text: string): boolean {
  const words = plainWords(text);
  if (words.length < 9 || skillLabel.test(text)) return false;
  const begins = verbs.find(words.slice(0, 2)).some(({ first }) => first === 0);
  return /\p{Ll}{3}[.!?] \p{Lu}/u.test(text) || (begins && !/^\p{L}+(?: \p{L}+)?,/u.test(text));
}

/** Cuts at commas, bars, bullets and wide gaps, never inside brackets; a sentence stays whole. */
function splitItems(text: string): string[] {
  const plain = text.replace(/[●○◉◯★☆■□]{2,20}/g, ' ');
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= plain.length; at += 1) {
    const rest = plain.slice(at, at + 4);
    if (isOpening(plain[at])) depth += 1;
    if (isClosing(plain[at])) depth = Math.max(0, depth - 1);
    const gap = /^(?:[,;](?!\d)\s?|[，；、،؛]\s?|[|•·▪]\s*|\t+| {3,}| \/ | \. )/.exec(rest)?.[0].length ?? 0;
    if (at < plain.length && (gap === 0 || depth > 0)) continue;
    items.push(plain.slice(from, at));
    from = at + gap;
    at += Math.max(0, gap - 1);
  }
  const kept = items
    .map((item) =>
      item
        .trim()
        .replace(/^(?:and|&|[-–*•])\s+/, '')
        .replace(/\.$/, '')
        .trim(),
    )
    .filter((item) => /[\p{L}\p{N}]/u.test(item));
  return kept.some((item) => item.length > itemCharsMax) ? [text] : kept;
}

function isOpening(sign: string | undefined): boolean {
  return sign === '(' || sign === '（';
}

function isClosing(sign: string | undefined): boolean {
  return sign === ')' || sign === '）';
}

function unique(items: string[]): string[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}
