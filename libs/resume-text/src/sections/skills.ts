import { isLanguage, namesLanguageAlone } from '../recognizers/language-items.js';
import { withRemarks } from './skill-remarks.js';
import { splitGaps } from '../text/split-cells.js';
import { plainWords } from '../text/word-list.js';
import { verbs } from '../text/word-lists.js';
import type { Detail } from '../document/resume-document.js';

/** SkillGroup is one line of a list of skills; `label` is '' where the person wrote none. */
export interface SkillGroup {
  label: string;
  items: string[];
}

/** "Cloud: AWS, Azure" and "SKILLS_USE=git": a label and what it labels. Within a bracket a colon labels nothing. */
export const skillLabel = /^((?![^()]*\([^()]*[:：])[^:：,;=、，；،؛]{2,45})(?:: |： ?|=)(.+)$/u;

const itemCharsMax = 90;

/** What has more cells is a row of items and no heading. */
const rowCellsMin = 3;

/** readSkillGroups cuts the lines of a skills section into items, under the labels the person gave them. */
export function readSkillGroups(details: readonly Pick<Detail, 'text' | 'isBullet' | 'isSubheading'>[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  const isTable = details.some(({ text }) => isThreeColumned(text));
  const isGraded = details.filter(({ text }) => isGradedRow(text)).length >= gradedMin;
  const areNamed = isNameAboveEach(details);
  let open = '';
  for (const [at, { text, isSubheading }] of details.entries()) {
    const next = details[at + 1];
    // A heading without anything below it is an item like its neighbours.
    const isName = areNamed && at % 2 === 0;
    if (isName || (isSubheading && next && !next.isSubheading && splitGaps(text).length < rowCellsMin)) {
      open = text.replace(/:$/, '');
      groups.push({ label: open, items: [] });
      continue;
    }
    const { label, items } = isGraded ? readGraded(text) : readRow(text, isTable);
    const last = groups.at(-1);
    if (last && (label === '' || label === last.label) && (last.label === '' || last.label === open))
      last.items.push(...items);
    else groups.push({ label, items });
  }
  return groups.map((group) => ({ ...group, items: unique(group.items) })).filter((group) => group.items.length > 0);
}

/** "Pipelines" above "Argo CD, Jenkins", again and again: each second line is the name of the list below it. */
function isNameAboveEach(details: readonly Pick<Detail, 'text' | 'isBullet' | 'isSubheading'>[]): boolean {
  const lone = (text: string) => text.length <= nameCharsMax && !/[,;|•·:/\t]| {2}/.test(text);
  const lists = details.filter(({ text }, at) => at % 2 === 1 && splitItems(text).length > 1);
  const pairs = details.length / 2;
  return (
    details.length % 2 === 0 &&
    lists.length >= listsMin &&
    lists.length * 3 >= pairs * 2 &&
    details.every(({ text, isBullet }, at) => !isBullet && (at % 2 === 1 || lone(text)))
  );
}

const nameCharsMax = 30;
const listsMin = 2;

/** "Chest tubes    A    25": rows that grade each thing with a letter, which the heading explains, name one thing each. */
function isGradedRow(text: string): boolean {
  const [first = '', grade = ''] = splitGaps(text);
  return first.length > 1 && /^[A-F][+-]?$/.test(grade);
}

const gradedMin = 4;

function readGraded(text: string): SkillGroup {
  return { label: '', items: [splitGaps(text).join(' ')] };
}

function readRow(text: string, isTable: boolean): SkillGroup {
  if (isGridHead(text)) return { label: '', items: [] };
  const cells = splitGaps(text);
  if (cells.length > 1 && cells.every((cell) => isLevelled(cell))) return { label: '', items: cells };
  const levels = readLevels(text);
  if (levels.length > 0) return { label: '', items: levels };
  const table = readTableRow(text, isTable);
  if (table) return table;
  const told = partsByStops(text);
  if (told.length > 0) return { label: '', items: told };
  if (isSentence(text) || isLevelled(text)) return { label: '', items: [text] };
  const match = skillLabel.exec(text);
  return { label: match?.[1]?.trim() ?? '', items: splitItems(match?.[2] ?? text) };
}

/** "Procore: good" and "Français: langue maternelle" name one thing and how well it is known. */
function isLevelled(text: string): boolean {
  const [, label = '', value = ''] = skillLabel.exec(text) ?? [];
  if (label === '' || /[;|]/.test(value)) return false;
  if (namesLanguageAlone(label)) return !/[,;] ?/.test(value) || !splitItems(value).slice(1).some(isLanguage);
  return isLevel.test(value) && !/, /.test(value);
}

/** readLevels cuts "Excel: fair. Piano: by ear. Forklift: certified." into its items; a text that is no such row has none. */
export function readLevels(text: string): string[] {
  const items =
    text.length > rowCharsMax ? [] : text.split(/(?<=[\p{Ll})])\. (?=\p{Lu})/u).map((item) => item.replace(/\.$/, ''));
  const values = items.flatMap((item) => /^\p{Lu}[^:]{1,30}: ([^:]{2,40})$/u.exec(item)?.[1] ?? []);
  const areAll = items.length >= levelsMin && values.length === items.length;
  return areAll && values.some((value) => isLevel.test(value)) ? items : [];
}

const levelsMin = 3;
const rowCharsMax = 300;

/** What stands above the columns of a grid of languages, as Europass has it, and explains them below. */
const gridWord =
  /^(?:understanding|speaking|writing|listening|reading|(?:spoken )?(?:interact(?:ion|\.)|prod(?:uction|\.))|self[- ]assessment|european level ?(?:\(\*\))?|other languages?(?:\(s\))?)$/i;

function isGridHead(text: string): boolean {
  if (/^(?:levels: ?A1|\(\*\) ?common european|\d+ endorsements?$|endorsed by )/i.test(text)) return true;
  if (isScaleHead(text)) return true;
  const cells = text
    .slice(0, itemCharsMax * 2)
    .split(/\t| {2,}| · /)
    .filter((cell) => cell.trim() !== '');
  return cells.length > 0 && cells.every((cell) => gridWord.test(cell.trim()));
}

/** "daily | sometimes | long ago" and "Skill | Level | Years" stand above the columns of a table of skills. */
function isScaleHead(text: string): boolean {
  const cells = text.slice(0, itemCharsMax * 2).split(/\t| {2,}| \| /);
  return cells.length > 1 && cells.every((cell) => scaleWord.test(cell.trim()));
}

const scaleWord =
  /^(?:daily|weekly|often|sometimes|occasionally|rarely|now and then|long ago|in the past|expert|advanced|intermediate|basic|beginner|learning|skills?|tools?|software|level|proficiency|(?:years?|yrs?)(?: of (?:use|experience))?|last used)$/i;

/** "Mother tongue(s)   Romanian": the label of a form says what stands beside it. */
const formLabel = /(?:tongue|language|skill|competence|licen[cs]e)(?:s|\(s\))?:?$/i;

/** "Excel    good", "PLC    Allen-Bradley, Siemens    reading" and "Computing    Excel, Word" are rows of tables. */
function readTableRow(text: string, isTable: boolean): SkillGroup | undefined {
  const [first = '', second = '', ...others] = splitGaps(text);
  // Cells with marks of their own are items beside each other.
  if (second === '' || [second, ...others].every((cell) => /^[-–*•] /.test(cell))) return undefined;
  const levels = [second, ...others];
  if (levels.every((cell) => isLevel.test(cell)))
    return /[,;/] /.test(first)
      ? { label: levels.join(' '), items: splitItems(first) }
      : { label: '', items: [[first, ...levels].join(' ')] };
  if (others.length === 0 && formLabel.test(first) && plainWords(first).length <= labelWordsMax && isClass.test(second))
    return { label: '', items: [`${first.replace(/:$/, '')} ${second}`] };
  if (others.length === 0 && formLabel.test(first) && plainWords(first).length <= labelWordsMax)
    return { label: first.replace(/:$/, ''), items: splitItems(second) };
  if (/[,;]/.test(first) || plainWords(first).length > labelWordsMax || others.length > 1) return undefined;
  if (others.length === 0 ? !/[,;]/.test(second) : !isTable) return undefined;
  return { label: [first, ...others].join(', ').replace(/:$/, ''), items: splitItems(second) };
}

/** A row of three short items is no row of a table: there the middle column lists several. */
function isThreeColumned(text: string): boolean {
  const cells = splitGaps(text);
  return cells.length === 3 && /[,;] /.test(cells[1] ?? '') && !/[,;]/.test(cells[0] ?? '');
}

const labelWordsMax = 4;
/** "Driving licence    B, C1": classes say nothing without what they are classes of. */
const isClass = /^(?:class |category )?[A-D][A-Z]?1?E?(?:(?:, | ?[+/] ?)[A-D][A-Z]?1?E?){0,5}$/;

/** How well somebody can do a thing. */
const isLevel =
  /^(?:expert|advanced|intermediate|basics?|beginner|good|very good|fair|fluent|native|mother tongue|proficient|daily|strong|learning|learner|conversational|limited|spoken|mother|langue maternelle|muttersprache|nativ[oa]|fließend|courant|certified|working knowledge|excellent|elementary|[ABC][12]|[●○◉◯★☆■□]+|\d\/\d{1,2}|\d{1,3} ?%|\d{1,2}\+? ?(?:years?|yrs?|y))(?![\p{L}\p{N}])[^;|]{0,40}$/iu;

/** A longer line that begins with a verb, or in which a new sentence begins, is told and not listed. */
function isSentence(text: string): boolean {
  const words = plainWords(text);
  if (words.length < 9 || text.split(/ [.•·|] /).length >= markedMin) return false;
  if (skillLabel.test(text)) return goesOnInSentence(text);
  const begins = verbs.find(words.slice(0, 2)).some(({ first }) => first === 0);
  return /\p{Ll}{3}[.!?] \p{Lu}/u.test(text) || (begins && !/^\p{L}+(?: \p{L}+)?,/u.test(text));
}

/** "SQL: joins, window functions. For my project I joined six tables of visits": what follows the list is told. */
function goesOnInSentence(text: string): boolean {
  return text
    .split(/(?<=\p{L}{3}[.!?]) (?=\p{Lu})/u)
    .slice(1)
    .some((sentence) => (sentence.split(/[,;:]/)[0]?.split(' ').length ?? 0) >= toldWordsMin);
}

const toldWordsMin = 7;

/** splitItems cuts at commas, bars, bullets and wide gaps, never inside brackets; a sentence stays whole. */
export function splitItems(text: string): string[] {
  const plain = text.replace(rating, ' ');
  if (partsBySemicolons(plain)) return plain.split(/; /).map((item) => item.replace(/\.$/, '').trim());
  const items: string[] = [];
  const isBySlash = partsBySlash(plain);
  const byMarks = partsByMarks(plain);
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= plain.length; at += 1) {
    const rest = plain.slice(at, at + 4);
    if (!isBySlash && rest.startsWith(' / ')) continue;
    if (isOpening(plain[at])) depth += 1;
    if (isClosing(plain[at])) depth = Math.max(0, depth - 1);
    const gap = (byMarks ? markGap : anyGap).exec(rest)?.[0].length ?? 0;
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
  return kept.some((item) => item.length > itemCharsMax) ? [text] : withRemarks(kept, plain);
}

/** How well a thing is known, in signs beside it. */
const rating = /[●○◉◯★☆■□]{2,20}|(?<=\s)(?:\*{2,10}|[•·]{3,10}|\d\/(?:5|10))(?=\s|$)/g;

/** "German native. English good (B2). Spanish a little." parts its items by full stops, each in a few words. */
function partsByStops(text: string): string[] {
  const parts = text.length > rowCharsMax ? [] : text.split(/(?<=[\p{Ll}\d)]{2})\. (?=\p{Lu})/u);
  if (parts.length < 2 || skillLabel.test(text) || /(?<!\p{L})(?:I|my)(?!\p{L})/u.test(text)) return [];
  const items = parts.flatMap((part) => splitItems(part.replace(/\.$/, '')));
  const areShort = items.every((item) => plainWords(item.replace(/\([^()]*\)/g, '')).length <= toldItemWordsMax);
  return areShort && items.length >= levelsMin ? items : [];
}

const toldItemWordsMax = 4;

const anyGap = /^(?:[,;](?!\d)\s?|[，；、،؛]\s?|[|•·▪]\s*|\t+| {3,}| \/ | \. )/;
const markGap = /^(?:[|•·▪]\s*|\t+| {3,}| \/ )/;

/** "Sage · Excel – pivots, no macros": where marks part the items, a comma behind a dash or a colon is within one. */
function partsByMarks(text: string): boolean {
  const parts = text.split(/ [|•·▪/] /);
  const withCommas = parts.filter((part) => part.includes(', '));
  return (
    parts.length >= markedMin &&
    withCommas.length * 2 <= parts.length &&
    withCommas.every((part) => /\s[–—-]\s|: |\([^()]*, [^()]*\)|^[^,]+, \p{Ll}/u.test(part))
  );
}

const markedMin = 4;

/** "Avid / Resolve / Premiere" is a list; beside commas, and once, a slash joins two names of one thing: "Excel / VBA". */
function partsBySlash(text: string): boolean {
  const plain = text.replace(/\([^()]*\)/g, '');
  const slashes = plain.split(' / ').length - 1;
  return slashes > 1 && slashes >= plain.split(/, /).length - 1 && !/[;|•·、，]|\t| {3}/.test(plain);
}

/** "Welding inspector, TWI, 2018; First aid, Red Cross, 2021": a comma stands within what semicolons part. */
function partsBySemicolons(text: string): boolean {
  const parts = text.length > rowCharsMax ? [] : text.split(/; /);
  return parts.length > 1 && parts.every((part) => /, .*(?<!\d)(?:19|20)\d{2}\.?$/u.test(part));
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
