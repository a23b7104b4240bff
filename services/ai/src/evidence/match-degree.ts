import { pointOf } from '@tailwright/resume-text/recognizers/dates';
import { linesOf } from '../text/data-file.js';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import { isNamed, readAsk, type Ask } from './cover.js';
import { hedgesIn } from './hedges.js';
import { datesOf } from './line-dates.js';
import type { Asked, Match } from './matcher.js';
import { namesPattern, rowOf } from './word-list.js';

interface Level {
  level: number;
  words: RegExp;
  /** Writings in capitals, which small letters or other words would be mistaken for. */
  capitals: RegExp | undefined;
}

let levels: Level[] | undefined;

function degreeLevels(): Level[] {
  levels ??= linesOf('evidence/degrees.txt').map((line) => {
    const { head, names } = rowOf(line);
    const short = names.filter((name) => /^[A-Z][A-Za-z.]{0,6}$/.test(name));
    const long = names.filter((name) => !short.includes(name));
    const dotted = short.flatMap((name) => (name.includes('.') ? [`${name}.`, name] : [name]));
    return {
      level: Number(head),
      words: namesPattern(long, 'iu'),
      capitals: dotted.length > 0 ? namesPattern(dotted, 'u') : undefined,
    };
  });
  return levels;
}

/** levelsIn lists the levels of the degrees that a text names, 1 for a school's diploma. */
export function levelsIn(text: string): number[] {
  return degreeLevels()
    .filter(({ words, capitals }) => words.test(text) || capitals?.test(text))
    .map(({ level }) => level);
}

const asksDegree =
  /\b(?:degree|diploma|ged|bachelor|master['’]?s|ph\.?d|doctora|mba|nvq|bootcamp|graduate of|high school|college|university|level [789]|b\.?sc?\b|m\.?sc?\b|b\.?a\b|qualification)/i;
const equivalent = /\bor (?:an? )?(?:\w+ ){0,2}(?:equivalent|experience)|equivalent|\bor (?:\w+ )?experience/i;
const related =
  /\b(?:related|similar|relevant) (?:\w+ )?(?:field|discipline|area|subject|science)|or related|any field/i;
/** Outside the part on education these words are mostly something else: a sales associate, a master electrician. */
const safeOutside =
  /\b(?:bachelor|b\.?com|bbus|bba|b\.?eng|b\.e|b\.?tech|b\.?ed|bsn|master's|m\.ed|b\.s|b\.a|bsc|bs in|ba in|degree in|master of|m\.s|msc|mba|ph\.?d|diploma|ged|dec|high school|cert(?:ificate)? iv|associate'?s? (?:degree|of)|a\.a\.s|a\.s\b)/i;
const school = /\b(?:university|college|school|institute|academy|polytechnic)\b/i;
const degreeWords = new Set(
  'hs yr year 2-yr 4-yr two four two-year four-year degree diploma bachelor master high school ged univers college graduat doctor field associ qualif phd program accredit bootcamp level nvq bsc bs ba msc ms mba complet'.split(
    ' ',
  ),
);

/** matchDegree compares levels, then fields; what is in progress or lapsed is not held. */
export function matchDegree({ text, kind, today }: Asked, index: EvidenceIndex): Match | undefined {
  if (kind !== 'degree' && !asksDegree.test(text)) return undefined;
  // "Master's degree" asks one level, though "degree" alone would mean a bachelor's.
  const wanted = levelsIn(text.replace(/(?<=(?:['’]s|associate|master|doctoral|high school|college)\s)degree/gi, ' '));
  if (wanted.length === 0) return undefined;
  const least = Math.min(...wanted);
  // Only lines that name a degree are asked about the field.
  const field = readAsk(text.replace(/\([^)]{0,200}\)/g, ' '), 'degree', index);
  const lines = new Map<number, number>();
  let isProven = false;
  let highest = 0;
  index.lines.forEach((line, at) => {
    const level = heldLevels(index)[at];
    if (level === undefined) return;
    const isHeld = !isUnfinished(line, index.lines[at + 1], today);
    const fits = fitsField(field, at);
    const isEnough = isHeld && level >= least;
    lines.set(at, isEnough ? (fits ? 1 : 0.65) : 0.4);
    if (isHeld) highest = Math.max(highest, level);
    isProven ||= isEnough && fits;
  });
  if (isProven) return { lines, verdict: 'proven', why: 'degree of this level' };
  const isRefuted = highest < least && !equivalent.test(text);
  return {
    lines,
    verdict: isRefuted ? 'refuted' : 'open',
    why: isRefuted ? 'no finished degree of this level' : 'degree in another field',
  };
}

const cache = new WeakMap<EvidenceIndex, (number | undefined)[]>();

function heldLevels(index: EvidenceIndex): (number | undefined)[] {
  const known = cache.get(index) ?? index.lines.map((line, at) => heldLevel(line, index.lines[at + 1]));
  cache.set(index, known);
  return known;
}

function heldLevel({ line }: IndexedLine, next: IndexedLine | undefined): number | undefined {
  if (line.role === 'heading') return undefined;
  if (line.section !== 'education' && !safeOutside.test(line.text)) return undefined;
  if (line.section === 'experience' && line.role !== 'head' && !school.test(line.text)) return undefined;
  const own = levelsIn(line.text);
  // "Diploma" beside the name of a high school is the school's.
  const isSchool =
    /\bdiploma\b/i.test(line.text) && /\bhigh school|secondary|\bHS\b/i.test(`${line.text} ${next?.line.text ?? ''}`);
  if (isSchool) return 1;
  return own.length > 0 ? Math.max(...own) : undefined;
}

/** heldLevelIn is the level of a degree that a line names and does not take back, or undefined; it knows the line alone. */
export function heldLevelIn(text: string): number | undefined {
  if (!safeOutside.test(text) || hedgesIn(text).length > 0) return undefined;
  const own = levelsIn(text);
  return own.length > 0 ? Math.max(...own) : undefined;
}

function isUnfinished(line: IndexedLine, next: IndexedLine | undefined, today: Date): boolean {
  if (line.hedges.length > 0) return true;
  const isOther = next !== undefined && levelsIn(next.line.text).length > 0;
  const belongs =
    !isOther && next?.line.entry !== undefined && next.line.entry === line.line.entry && next.line.text.length < 80;
  if (belongs && next.hedges.length > 0) return true;
  const now = pointOf(today);
  return datesOf(line).some(({ to }) => to === 'present' || to.year > now.year);
}

function fitsField(ask: Ask, line: number): boolean {
  const subjects = ask.read.terms.flatMap((term, at) =>
    term.isGeneric || degreeWords.has(term.stem) || /^\d/.test(term.key) ? [] : [at],
  );
  if (subjects.length === 0) return true;
  const shown = subjects.filter((term) => isNamed(ask, term, line)).length;
  return shown > 0 && (shown >= Math.min(2, subjects.length) || related.test(ask.text) || /\bor\b|,/.test(ask.text));
}
