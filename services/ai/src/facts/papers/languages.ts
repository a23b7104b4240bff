import { allMatches } from '@tailwright/resume-text/text/all-matches';
import { linesOf } from '../../text/data-file.js';
import { rowOf } from '../../evidence/word-list.js';

const rows = linesOf('evidence/languages.txt').map(rowOf);
// Two letters stand for too many things.
const nameOf = new Map(
  rows.flatMap(({ head, names }) =>
    [head, ...names].filter((name) => name.length > 2).map((name) => [name, head] as const),
  ),
);
const names = [...nameOf.keys()].sort((one, other) => other.length - one.length).join('|');
const levels: [number, RegExp][] = [
  [
    6,
    /\b(?:native|mother[- ]tongue|first language|home language|(?<=\()first(?=\))|^first$|^(?:home|family)$|maternel(?:le)?|muttersprache|moedertaal|huistaal|modersmål|lingua madre|língua materna|nativ[oa]|lengua materna|de casa|\(home\)|at home|(?<=[\t:,] {0,4}(?:speaking |reading |writing )?)mother\b|since birth|from (?:birth|childhood|the crib)|grew up (?:with|speaking)|c2)\b/i,
  ],
  [5, /\b(?:fluent(?:ly)?|bilingual|c1|full professional|since age \d+)\b/i],
  [4, /\b(?:advanced|proficient|professional|business|confident|b2|upper[- ]intermediate)\b/i],
  [3, /\b(?:conversational|intermediate|working|good|b1|at work|(?<=^)work(?=$))\b/i],
  [2, /\b(?:some|limited|a2|school|basic|elementary|getting by|get by|evening class|night class|understand)\b/i],
  [1, /\b(?:beginner|a1|enough|phrases|bit|alphabet|a little|few words)\b/i],
];
const named = new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, 'giu');
const levelled = new RegExp(`(?<!\\p{L})(?:${names})[ :–-]{1,3}[\\p{L}\\d +/]{2,20},`, 'giu');
/** A level stands beside its language, or below it in a table. */
const besideChars = 60;

/** raisedLanguage finds a language claimed at a higher level than the original gives it anywhere. */
export function raisedLanguage(claim: string, original: string): string | undefined {
  for (const match of allMatches(named, claim)) {
    if (isHigherNumber(match, claim, original) || isHigherInGrid(match, claim, original)) return match[0];
    const level = levelBeside(claim, match.index, match.index + match[0].length);
    if (level < 3) continue;
    const own = ownLevel(match[0], original);
    // Who writes in English and names it beside a mother tongue has two languages.
    const isWrittenIn = own === 0 && /^english$/i.test(match[0]) && /(?<!\p{L})bilingual/iu.test(claim);
    if (own !== undefined && own < level && !isWrittenIn) return match[0];
  }
  return undefined;
}

const numberedLevel = /^[\s(:,–-]{0,3}(?:level|lvl|stage|l) ?([1-6])(?![\d%])|^[\s(:–-]{1,3}([1-6])(?=[),;.\n]|$)/iu;

/** "BSL 1" is no "BSL Level 2": sign languages are passed in numbered levels. */
function isHigherNumber(
  { 0: name, index }: RegExpExecArray | RegExpMatchArray,
  claim: string,
  original: string,
): boolean {
  const told = numberBehind(claim, (index ?? 0) + name.length);
  if (told === 0) return false;
  const head = nameOf.get(name.toLowerCase());
  const own = allMatches(named, original)
    .filter((match) => nameOf.get(match[0].toLowerCase()) === head)
    .map((match) => numberBehind(original, match.index + match[0].length))
    .filter((number) => number > 0);
  return own.length > 0 && own.every((number) => number < told);
}

/** The columns of the grid of a Europass: listening, reading, interaction, production, writing. */
const gridColumns: Record<string, readonly number[]> = {
  understanding: [0, 1],
  listening: [0],
  reading: [1],
  speaking: [2, 3],
  interaction: [2],
  production: [3],
  writing: [4],
};
const skillLevel = new RegExp(
  `(?<!\\p{L})(${Object.keys(gridColumns).join('|')})[ :–-]{1,3}([abc][12])(?!\\p{L})`,
  'giu',
);
const gridRow = /^[^\S\n]*(?:[abc][12](?:[^\S\n]+|(?=\n|$))){5}/iu;
const gridChars = 90;

/** "English: writing C1" is more than the grid's row "English  C1 C1 B2 B2 B2". */
function isHigherInGrid(
  { 0: name, index }: RegExpExecArray | RegExpMatchArray,
  claim: string,
  original: string,
): boolean {
  const end = (index ?? 0) + name.length;
  const told = allMatches(skillLevel, claim.slice(end, end + gridChars));
  if (told.length === 0) return false;
  const head = nameOf.get(name.toLowerCase());
  const rows = allMatches(named, original)
    .filter((match) => nameOf.get(match[0].toLowerCase()) === head)
    .flatMap((match) => gridRow.exec(original.slice(match.index + match[0].length, match.index + gridChars * 2)) ?? []);
  const [levelsOfRow] = rows.map((row) => row.toLowerCase().match(/[abc][12]/gu) ?? []);
  return told.some(([, skill = '', level = '']) => {
    const columns = gridColumns[skill.toLowerCase()] ?? [];
    return levelsOfRow !== undefined && columns.every((column) => (levelsOfRow[column] ?? '') < level.toLowerCase());
  });
}

function numberBehind(text: string, end: number): number {
  const match = numberedLevel.exec(text.slice(end, end + 14));
  return Number(match?.[1] ?? match?.[2] ?? 0);
}

/** The highest level the original gives a language; 0 where it gives none, undefined where it does not name it. */
function ownLevel(language: string, original: string): number | undefined {
  let best: number | undefined;
  let beside = 0;
  const head = nameOf.get(language.toLowerCase());
  for (const match of original.matchAll(named)) {
    if (nameOf.get(match[0].toLowerCase()) !== head) continue;
    const from = original.slice(Math.max(0, match.index - besideChars), match.index);
    const line = original.slice(original.lastIndexOf('\n', match.index) + 1, match.index);
    const before =
      ofItself(line) ?? behindLevelled(line) ?? from.slice(Math.max(from.lastIndexOf('\n'), from.lastIndexOf('.')) + 1);
    const after = original.slice(match.index, match.index + match[0].length + besideChars);
    const level = Math.max(highestLevelIn(`${before} ${after}`), levelAbove(original, match.index));
    beside = Math.max(beside, levelBehind(original, match.index + match[0].length));
    // A language of the place, of an address or of a degree has no level.
    best = Math.max(best ?? 0, level);
  }
  // What stands right behind its name is its level, whatever its neighbours have.
  return beside > 0 ? beside : best;
}

/** Where words of its own stand between a language and the comma behind another one, those alone speak of it. */
function ofItself(before: string): string | undefined {
  const own = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const isOwn = /^ (?:[\p{L}'’]+ ){2,5}$/u.test(own) && own.search(named) < 0;
  return isOwn && before.search(named) >= 0 ? own : undefined;
}

/** A list of languages is no longer; each language of a text looks back so far. */
const behindCharsMax = 200;

/** In "Arabic (at home), English, Spanish" a level stands behind its language, so that what stands before says nothing of the next. */
function behindLevelled(before: string): string | undefined {
  const near = before.slice(-behindCharsMax);
  const others = allMatches(named, near);
  const isBehind = others.some(({ 0: name, index }) => levelBehind(near, index + name.length) > 0);
  return isBehind && /,\s*$/u.test(before) ? '' : undefined;
}

/** "Mother tongue" in a line of its own is the level of what stands in the line below it. */
function levelAbove(text: string, at: number): number {
  const lineStart = text.lastIndexOf('\n', at) + 1;
  if (lineStart === 0 || !/^[\s•*-]*(?:\p{L}+, ?)*$/u.test(text.slice(lineStart, at))) return 0;
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart - 1);
  return motherTongue.test(above) ? 6 : 0;
}

const motherTongue =
  /^[\s•*-]*(?:mother tongues?|native languages?|first languages?|home languages?)(?:\(s\))?[\s:]*$/i;

/** highestLevelIn is the highest level of a language that a text speaks of, 6 for a native speaker's; 0 for none. */
export function highestLevelIn(text: string): number {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}

const fromSchool = /^ (?:from|at|since) (?:the |my )?school(?:days|time)?(?!\p{L})/iu;

/** The level that stands right behind a language: "English (B2)", "French school level, Portuguese native". */
function levelBehind(text: string, end: number): number {
  const behind = text.slice(end, end + 40);
  if (fromSchool.test(behind)) return levelOf('school');
  const marked = levelOf(/^\s{0,2}[(:–-]\s{0,2}([^(),;.:\n]{2,30})/.exec(behind)?.[1] ?? '');
  if (marked > 0) return marked;
  const bare = /^ [^(),;.:\n|]{2,30}/.exec(behind)?.[0] ?? '';
  return levelOf(bare.split(/ (?:and|und|et|y|in|for|of|from|to|with) /)[0]?.split(named)[0] ?? '');
}

/** "French (basic)", "native Polish" and "fluent in German and English": the level a language is given in a claim. */
function levelBeside(text: string, start: number, end: number): number {
  const beside = /^\s*(?:[(:–,-]\s*)?([^(),;.\n]{2,30})/.exec(text.slice(end))?.[1] ?? '';
  // In "French alongside native Dutch" the level is that of the second.
  const after = beside.search(named) < 0 ? beside : (beside.split(joint)[0] ?? '');
  const own = levelOf(after);
  if (own > 0) return own;
  const before = text.slice(Math.max(0, start - 40), start);
  const clause = before.slice(Math.max(...['\n', '.', ';', '(', ')'].map((mark) => before.lastIndexOf(mark))) + 1);
  // In "German C1, English B2, Ukrainian" each level belongs to the language before it.
  const plain = clause.replace(levelled, ' , ');
  // "Good English, a little Dutch": the words right before it come first.
  const near = plain.slice(plain.lastIndexOf(',') + 1);
  // In "fluent English and basic Dutch" what stands behind the first language speaks of the second.
  return levelOf(near.split(named).at(-1) ?? '') || levelOf(near) || levelOf(plain);
}

const joint = /(?:^| )(?:and|with|alongside|plus|besides?|as well as) /;

function levelOf(text: string): number {
  return levels.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}
