import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { findDates } from '@tailwright/resume-text/recognizers/dates';
import { splitWords, stem, type Word } from '../../text/words.js';
import type { Claim, Evidence, Source } from '../evidence.js';
import { isFree } from '../words/free-words.js';
import type { Figure } from '../figures/numbers.js';
import { onceForEach } from '../words/once-for-each.js';
import { rootsOf } from '../words/telling-roots.js';

/** How many words on each side of a figure say what it counts. */
const wordsAround = 5;
/** A line with more values than this is a table, in which neighbours say little. */
const valuesMax = 40;

/** Value is a figure, year or grade of a text, with the stems of the words around it. */
interface Value {
  /** Values of one sort stand for each other: two percentages, two years, two levels. */
  sort: string;
  name: string;
  figure: Figure | undefined;
  /** The word it stands behind, where that tells something: "USP 797" is another thing than 797 units. */
  behind(): string;
  around(): ReadonlySet<string>;
}

const grade =
  /\b(level|grade|class|category|cat|tier|stage|band|phase|step|part|key stage)s?[ -]?(\d{1,2}|[ivx]{1,4}\b|one|two|three|four|five)\b|\b([lkb])(\d)\b/gi;
const lastOfGrades = /^ ?(?:to|-|–|and|&) ?(\d{1,2})(?![\d.,%])/u;
const gradesChars = 10;
const gradeNumbers: Record<string, string> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', i: '1', ii: '2', iii: '3', iv: '4', v: '5' },
};
/** The year of "02/2025" is one too, the last part of "14/03/2022" or of an address is none. */
const year = /(?<![\d.,$€£#-])(?<!(?<!(?:^|[\s(])\d{1,2})\/)(?:19[5-9]\d|20[0-4]\d)(?![\d%]|[.,]\d)/g;

const known = new WeakMap<Claim['words'], readonly Value[]>();

/** Lines that are the same share their words. */
function valuesOf(line: Claim): readonly Value[] {
  const values = known.get(line.words) ?? valuesIn(line);
  known.set(line.words, values);
  return values;
}

/** The figures, years and grades of a claim or line; a grade and a year are no figures. */
function valuesIn(line: Pick<Claim, 'text' | 'words' | 'figures'>): Value[] {
  const { text, figures } = line;
  const valueAt = (sort: string, name: string, place: Place, figure?: Figure): Value => {
    let around: ReadonlySet<string> | undefined;
    return {
      sort,
      name,
      figure,
      behind: () => wordBehind(line, place),
      around: () => (around ??= rootsAround(line.words, place)),
    };
  };
  const grades = allMatches(grade, text).map((match) => ({
    match,
    start: match.index,
    end: match.index + match[0].length,
  }));
  // "Grades 9 to 13" give both.
  const lastGrades = grades.flatMap(({ end }) => {
    const to = lastOfGrades.exec(text.slice(end, end + gradesChars));
    return to === null ? [] : [{ name: to[1] ?? '', place: { start: end, end: end + to[0].length } }];
  });
  const years = allMatches(year, text).map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }));
  const taken = [...grades, ...years, ...(figures.length > 0 ? findDates(text) : [])];
  const isTaken = (start: number) => taken.some((each) => start >= each.start && start < each.end);
  return [
    ...grades.map(({ match, ...place }) => {
      const number = (match[2] ?? match[4] ?? '').toLowerCase();
      return valueAt('grade', gradeNumbers[number] ?? number, place);
    }),
    ...lastGrades.map(({ name, place }) => valueAt('grade', name, place)),
    ...years.map(({ name, ...place }) => valueAt('year', name, place)),
    ...figures
      .filter(({ start }) => !isTaken(start))
      .map((figure) => valueAt(`figure ${figure.unit}`, String(figure.value), figure, figure)),
  ];
}

/** The telling word that a value stands right behind; '' where there is none. */
function wordBehind({ text, words }: Pick<Claim, 'text' | 'words'>, { start }: Place): string {
  const before = words[countWhile(words, (word) => word.end <= start) - 1];
  const isBeside = before && /^[ <(#]{1,3}$/.test(text.slice(before.end, start));
  return isBeside && !isFree(stem(before.key)) ? before.key : '';
}

interface Place {
  start: number;
  end: number;
}

/** The stems of the telling words beside a place. */
function rootsAround(words: readonly Word[], { start, end }: Place): ReadonlySet<string> {
  const from = countWhile(words, (word) => word.end <= start);
  const to = countWhile(words, (word) => word.start < end);
  const near = [...words.slice(Math.max(0, from - wordsAround), from), ...words.slice(to, to + wordsAround)];
  return new Set(near.map((word) => stem(word.key)).filter((root) => !isFree(root)));
}

/** How many stand before the first that fails a test, which all behind it fail too. */
function countWhile<Each>(list: readonly Each[], test: (each: Each) => boolean): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (test(list[middle] as Each)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Exchange is a value that a claim gives otherwise than the line that has so many of the same words around it. */
export interface Exchange {
  sort: 'figures' | 'years' | 'grades';
  shared: number;
}

/** countExchanges counts those with so many words the same. */
export function countExchanges(exchanges: readonly Exchange[], sharedMin: number): Record<Exchange['sort'], number> {
  const count = (sort: Exchange['sort']) =>
    exchanges.filter((each) => each.sort === sort && each.shared >= sharedMin).length;
  return { figures: count('figures'), years: count('years'), grades: count('grades') };
}

/**
 * exchangedValues finds figures, years and grades in the place of others: "23 to 2" where the line has "23 to 4". A value
 * that its lines give is the person's own, and so is one that another line gives with as many of the words around it.
 */
export function exchangedValues(
  claim: Claim,
  lines: readonly Source[],
  home: readonly Source[],
  isDerived: (figure: Figure) => boolean = () => false,
): Exchange[] {
  const found: Exchange[] = [];
  const told = valuesIn(claim);
  if (told.length === 0 || told.length > valuesMax) return found;
  const near = lines.map(valuesOf);
  for (const value of told) {
    if (value.sort === 'year' && lines.some(({ text }) => hasYearOtherwise(text, value.name))) continue;
    // What the nearest line gives is its own, whatever others have in the same place.
    if (near[0]?.some((each) => isSameValue(value, each))) continue;
    if (value.figure && isDerived(value.figure)) continue;
    const isOther = (each: Value) =>
      each.sort === value.sort && isOfSameTime(each, value) && !told.some((own) => isSameValue(own, each));
    const others = near
      .filter((line) => !line.some((each) => isSameValue(value, each)))
      .flatMap((line) => line.filter(isOther));
    const shared = mostShared(value, others);
    if (shared === 0) continue;
    const same = [...near.flat().filter((each) => isSameValue(value, each)), ...sameValues(value, home)];
    const behind = value.behind();
    if (behind !== '' && same.some((each) => each.behind() === behind)) continue;
    if (same.length > 0 && mostShared(value, same) >= shared) continue;
    found.push({ sort: value.sort === 'grade' ? 'grades' : value.sort === 'year' ? 'years' : 'figures', shared });
  }
  return found;
}

/** isOfOtherYear is true for a claim with one year where the line it retells has one year too, and another. */
export function isOfOtherYear(text: string, line: string): boolean {
  const [told, own] = [text, line].map((each) => new Set(allMatches(year, each).map(([name]) => name)));
  if (told?.size !== 1 || own?.size !== 1) return false;
  const [name = ''] = told;
  return !own.has(name) && !hasYearOtherwise(line, name) && !/['’/]\d\d(?!\d)/.test(line);
}

const byName = new WeakMap<readonly Source[], Map<string, Value[]>>();

/** The values of the lines that are the same as one; the lines are read once for all claims. */
function sameValues(value: Value, lines: readonly Source[]): readonly Value[] {
  const named = byName.get(lines) ?? Map.groupBy(lines.flatMap(valuesOf), ({ name }) => name);
  byName.set(lines, named);
  return (named.get(value.name) ?? []).filter((each) => isSameValue(value, each));
}

/** "4/2028", "3/27", "'27" and "2025 – 27" give their year too. */
function hasYearOtherwise(text: string, name: string): boolean {
  for (let at = text.indexOf(name.slice(2)); at > 0; at = text.indexOf(name.slice(2), at + 1)) {
    if (/\d/.test(text.charAt(at + 2))) continue;
    const before = text.slice(Math.max(0, at - 3), at);
    if (/['’/.–-]$|[–-] $/.test(before) || /[/.-](?:19|20)$/.test(before)) return true;
  }
  return false;
}

function mostShared(value: Value, others: readonly Value[]): number {
  return others.reduce((most, { around, figure }) => {
    let shared = figure?.time && figure.time === value.figure?.time ? 1 : 0;
    const own = around();
    for (const word of value.around()) if (own.has(word)) shared += 1;
    return Math.max(most, shared);
  }, 0);
}

function isSameValue(value: Value, each: Value): boolean {
  if (value.figure && each.figure) {
    const [one, other] = [value.figure, each.figure];
    return one.value === other.value || inThousands(one) === other.value || one.value === inThousands(other);
  }
  return value.sort === each.sort && value.name === each.name;
}

/** "2.900" is 2,900 where a point parts the thousands. */
function inThousands({ value, text }: Figure): number {
  return /^\d{1,3}(?:\.\d{3})+$/.test(text) ? Number(text.replaceAll('.', '')) : value;
}

function isOfSameTime(one: Value, other: Value): boolean {
  return one.figure?.time === other.figure?.time || !one.figure?.time || !other.figure?.time;
}

const negation =
  /\b(?:no|not|without|never|none|nothing|except|nor|lack(?:s|ing)?|w\/o|non|exclud(?:ed|es|ing)|excepted|zero|nil|free (?:of|from)|(?:leav|left|leave)(?:ing)? out|apart from|aside from|un\p{L}+)\b|n['’]t\b|(?<![\d.,])0(?![\d.,%])/iu;
const negated =
  /\b(?:no|not|without|w\/o|never|cannot|(?:do|does|did|ca|could|wo|was|were|is|are)n['’]?t)(?: (?:an?|the|any|yet|my|of))? (\p{L}[\p{L}-]+)/giu;

/** forgottenNegations counts what a line denies and a claim says: "a car available" where it has "no car". */
export function forgottenNegations(claim: Claim, lines: readonly string[]): number {
  if (negation.test(claim.text)) return 0;
  const told = new Set(claim.words.map((word) => stem(word.key)).filter((root) => !isFree(root)));
  const isDenied = (word: string, line: string) => {
    const root = stem(word.toLowerCase());
    return told.has(root) && splitWords(line).filter(({ key }) => stem(key) === root).length === 1;
  };
  return lines.flatMap((line) => allMatches(negated, line).filter(([, word = '']) => isDenied(word, line))).length;
}

const doneByOthers =
  /\b(?:made|done|owned|kept|run|handled|written|signed|prepared|led|designed|approved|managed|built|held|given|taken|drawn|checked|set|decided|reviewed|conducted|performed|carried out) (?:up )?(?:by|upstairs|elsewhere)\b|\b(?:another|other|separate|different) (?:team|dep(?:artmen)?t|group|shift|office|crew|agency|company)\b|\b(?:sits?|rests?|lies?|stays?|goes|went|belongs?) (?:with|to) (?:the |our |an? )?\p{L}+|\b(?:Mrs?|Ms|Dr)\.? \p{Lu}\p{L}+ (?:kept|did|made|ran|had|wrote|signed|led)\b|\bI (?:only |just )?(?:feed|fed|assist)\b|\bwith (?:the|our|my) [\p{L}-]+ (?:who|doing|leading)\b|\bapproved by\b/iu;

/** Who did it stands close behind. */
const nameCharsMax = 30;

/** A claim that names who did it: "renewals, which the success team has owned". */
function namesOthers(text: string, line: string): boolean {
  const match = doneByOthers.exec(line);
  if (!match) return false;
  const behind = line.slice(match.index, match.index + match[0].length + nameCharsMax);
  const others = /\b(?:by|with|to) (?:the |our |my |an? )?([\p{L}-]+(?: [\p{L}-]+)?)/iu.exec(behind)?.[1];
  const own = rootsOf(text);
  return rootsOf(others ?? '').some((root) => own.includes(root));
}

/** isOthersWork is true where the line says that somebody else did a part of what it tells. */
export function isOthersWork(text: string, line: string): boolean {
  return (
    doneByOthers.test(line) &&
    !doneByOthers.test(text) &&
    !namesOthers(text, line) &&
    !/\b(?:help|assist|support|contribut|together|with|alongside|feed|under|himself|herself|themselves)\w*/i.test(text)
  );
}

const levelWord =
  /^(?:expert|advanced|strong|proficient|production|fluent|native|intermediate|conversational|good|fair|ok|basics?|beginner|learning|poc|reviewer|viewer|viewing|user|admin|administrator|lab|hobby|reading|read|edits|some|little|daily|once|limited|competent|working|excellent|professional|school)$/;
const qualified = /([\p{L}\p{N}+#./&'-]{2,30}) ?(?:\(([^()]{2,40})\)|[–—:-] ([^,;.()]{2,30}))/gu;

/** otherLevels counts the levels of a claim that the original gives otherwise for the same thing: "sauce (strong)", "Sauce – learning". */
export function otherLevels(text: string, lines: readonly string[], evidence: Evidence): number {
  const told = levelsIn(text);
  if (told.length === 0) return 0;
  const own = lines.flatMap((line) => levelsOf(line, evidence));
  return told.filter(({ head, levels }) => {
    const same = own.filter((each) => each.head === head);
    return same.length > 0 && same.every((each) => !levels.some((word) => each.levels.includes(word)));
  }).length;
}

interface Levelled {
  head: string;
  levels: string[];
}

const levelsOf = onceForEach((text): readonly Levelled[] => levelsIn(text));

function levelsIn(text: string): Levelled[] {
  if (!/[(–—:-]/.test(text)) return [];
  return allMatches(qualified, text).flatMap(([, head = '', bracket, dash]) => {
    const levels = splitWords(bracket ?? dash ?? '')
      .map((word) => word.key)
      .filter((key) => levelWord.test(key));
    return levels.length === 0 ? [] : [{ head: stem(splitWords(head).at(-1)?.key ?? ''), levels }];
  });
}
