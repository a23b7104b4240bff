import { findDates, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import type { Entry } from '@tailwright/resume-text/document/resume-document';
import { leavesOutRank, lowering } from './claims/lowering-ranks.js';
import { splitWords, stem, type Word } from '../text/words.js';
import { spelledOut } from './claims/claim-words.js';
import type { Evidence } from './evidence.js';
import { isFree } from './words/free-words.js';
import { givesEnds, givesPeriod, isGivenAside } from './figures/given-dates.js';
import { isWrittenAlike } from './words/lexis.js';
import { lexisOfTexts } from './words/nearest-clauses.js';
import { isInName, numberedNames } from './words/numbered-names.js';
import { isPlainInName } from './words/plain-in-names.js';
import { titleWord } from './claims/title-word.js';
import { findFigures } from './figures/numbers.js';

/** How many lines above and below its own an entry's head may be spread over. */
const linesAround = 3;
/** A job that is told in a paragraph has no head: what it was may be said some lines below its employer. */
const linesOfStory = 9;

/** Words that raise or lower a title: they must stand there as they are, and none that lowers may be left out. */
const ranks = new Set(
  'senior sr lead principal staff chief head director vp vice executive president managing supervisor supervising superintendent manager master charge regional national global founder founding owner partner'.split(
    ' ',
  ),
);
/** Words of legal form and kind, which people add to a name or leave out. */
const forms = new Set(
  'ltd limited inc incorporated llc llp plc gmbh ag bv nv srl sa sas pty co corp company group'.split(' '),
);
/** How near a word must be to one of the original to describe the same. */
const nearMin = 0.85;

/** "In progress" takes back what a head says, "then" and "previously" part two titles of one post. */
const besideTitles = new Set(
  'progress ongoing unfinished expected initially then later previously formerly'.split(' '),
);

/**
 * standsNearby is true when all that a head says stands close together in the original, however that was read: the same
 * titles, names and dates, abbreviated or spelled out. So a misread entry never accuses. A title that is the one the job
 * asks for must itself stand there; words from elsewhere in the original do not make it up.
 */
export function standsNearby(
  head: string,
  dates: string,
  entry: Entry | undefined,
  evidence: Evidence,
  { isTitleAsked = false } = {},
): boolean {
  const spans = findDates(`${head}\n${dates}`);
  const said = spans.reduce((rest, span) => rest.replace(span.text, ' '.repeat(span.text.length)), `${head}\n${dates}`);
  const words = splitWords(said).filter(
    ({ key }) =>
      ranks.has(key) || lowering.has(key) || (!isFree(stem(key)) && !isCounted(key) && !besideTitles.has(key)),
  );
  if (words.length === 0) return false;
  // "(contract)" and "(unpaid)" may be said once for several.
  const asides = new Set(
    [...head.matchAll(/\(([^()]{1,60})\)/g)].flatMap(([, aside = '']) => splitWords(aside).map((word) => word.key)),
  );
  const whole = evidence.lexis;
  const telling = words.filter(
    (word) => !(asides.has(word.key) && /^\p{Ll}/u.test(word.text) && whole.holds(word).share >= 0.8),
  );
  // A leave or a change within a post is told elsewhere than in its head.
  const own = spans.filter((span) => !isGivenAside(`${head}\n${dates}`, span, evidence));
  return windowsOf(words, entry, evidence).some((window) =>
    holdsHead({ words: telling, spans: own, text: said, isTitleAsked }, window, evidence),
  );
}

/** How many beds or people a head tells of stands there too. */
function givesFigures(head: string, window: string): boolean {
  const own = new Set(findFigures(window).map((figure) => figure.value));
  const names = numberedNames(window);
  return findFigures(head).every(
    (figure) =>
      own.has(figure.value) ||
      (figure.text.length > 1 && window.includes(figure.text)) ||
      isInName(figure, head, names),
  );
}

/** Numbers of a head are those of its dates, and how many they were: "team of four". */
function isCounted(key: string): boolean {
  return /^\d+$/.test(key) || findFigures(key).length > 0;
}

/** Window is a part of the original: the lines that head an entry, and all around them. */
interface Window {
  heads: string;
  all: string;
}

/** Head is what a head says: its telling words, its dates, and all of it without them. */
interface Head {
  words: readonly Word[];
  spans: readonly DateSpan[];
  text: string;
  /** Its title is the one that the job description asks for. */
  isTitleAsked: boolean;
}

function holdsHead({ words, spans, text: head, isTitleAsked }: Head, window: Window, evidence: Evidence): boolean {
  const lexis = lexisOfTexts(window.all, evidence);
  const heads = lexisOfTexts(window.heads, evidence);
  const spelled = spelledOut({ words: splitWords(head), text: head }, lexis);
  const titleEnd = head.indexOf('|');
  const isHeld = (word: Word) => {
    if (ranks.has(word.key) || lowering.has(word.key)) return heads.holds(word).share >= 1;
    // Words of the work told below do not make up the title that the job asks for.
    if (isTitleAsked && word.end <= titleEnd) return spelled.has(word.start) || heads.holds(word).share >= 1;
    if (word.end <= titleEnd && /^\p{Lu}/u.test(word.text) && !spelled.has(word.start))
      return heads.holds(word).share >= 1 || isWrittenAlike(word, heads);
    return spelled.has(word.start) || lexis.holds(word).share >= 1 || isWrittenAlike(word, lexis);
  };
  // What the person does and where stands here; how it is described may stand anywhere in the original.
  const whole = evidence.lexis;
  const isNamed = (word: Word) => word.end > titleEnd && /^\p{Lu}/u.test(word.text) && !isPlainInName(word.key);
  const isSaid = (word: Word) => {
    if (isHeld(word)) return true;
    if (ranks.has(word.key) || lowering.has(word.key) || (isTitleAsked && word.end <= titleEnd)) return false;
    if (titleWord.test(word.text)) return lexis.holds(word).share >= nearMin;
    if (forms.has(word.key)) return true;
    return whole.holds(word).share >= (isNamed(word) ? 1 : nearMin) || isWrittenAlike(word, whole);
  };
  const names = words.filter(isNamed);
  const isHere = names.length === 0 || names.some(isHeld);
  if (!words.every(isHere ? isSaid : isHeld) || !givesFigures(head, window.all)) return false;
  return (
    spans.every((span) => givesPeriod(window.all, span) || givesEnds(window.all, span)) &&
    !leavesOutRank(head, window.heads)
  );
}

/**
 * The lines of the entry with those around it, and those around the lines that have most of the words. Posts below one
 * employer name it once, so an entry without an employer has the one of the entry above it.
 */
function windowsOf(words: readonly Word[], entry: Entry | undefined, evidence: Evidence): Window[] {
  const lines = linesOf(evidence);
  const reach = entry === undefined ? linesOfStory : linesAround;
  const around = (at: number) => joined(lines.slice(Math.max(0, at - linesAround), at + reach + 1));
  const keys = new Set(words.map((word) => word.key));
  const best = lines
    .map(({ own }, at) => ({ at, count: [...keys].filter((key) => own.has(key)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.at - other.at)
    .slice(0, 2)
    .map(({ at }) => ({
      heads: headsAround(lines, at, evidence),
      all: `${around(at)}\n${employerAbove(at, lines, evidence)}`,
    }));
  const windowOf = (each: Entry, above: Entry | undefined): Window => {
    const own = [each.title, each.organization, each.place, each.dates, ...each.headerLines];
    const heads = [...own, ...(above ? [above.organization, above.place] : [])].join('\n');
    const at = lines.findIndex(({ text }) => each.headerLines.some((line) => isPartOf(line, text)));
    const details = each.details.map((detail) => detail.text).join('\n');
    return { heads, all: `${heads}\n${details}\n${at < 0 ? '' : around(at)}` };
  };
  const below = entriesBelowOthers(evidence).map(({ each, above }) => windowOf(each, above));
  return entry ? [windowOf(entry, undefined), ...best, ...below] : [...best, ...below];
}

/** The entries that name no employer, each with the entry above that does. */
function entriesBelowOthers({ resume }: Evidence): { each: Entry; above: Entry }[] {
  const entries = resume.sections.flatMap((section) => section.entries);
  return entries.flatMap((each, at) => {
    const above = entries.slice(0, at).findLast(({ organization }) => organization !== '');
    return each.organization === '' && above ? [{ each, above }] : [];
  });
}

const bullet = /^\s*[-•*+❯▪▸–—]/;
const headWords = 8;

/** The lines beside a line, and the beginnings of others around it that are no bullets: posts may stand below one another. */
function headsAround(lines: readonly Line[], at: number, { resume }: Evidence): string {
  const near = lines.slice(Math.max(0, at - 1), at + 2).map(({ text }) => text);
  const begins = lines
    .slice(Math.max(0, at - linesAround), at + linesAround + 1)
    .filter(({ text }) => !bullet.test(text))
    .map(({ text }) => text.trim().split(/\s+/).slice(0, headWords).join(' '));
  return [...near, ...begins, resume.person.headline].join('\n');
}

/** The employer of the entry that a line stands in or below: it is named once for all posts. */
function employerAbove(at: number, lines: readonly Line[], evidence: Evidence): string {
  const above = employersOf(lines, evidence).findLast((each) => each.at <= at);
  return above?.name ?? '';
}

const employers = new WeakMap<Evidence, { at: number; name: string }[]>();

function employersOf(lines: readonly Line[], evidence: Evidence): { at: number; name: string }[] {
  const made =
    employers.get(evidence) ??
    evidence.resume.sections
      .flatMap((section) => section.entries)
      .filter(({ organization }) => organization !== '')
      .map(({ headerLines, organization, place }) => ({
        at: lines.findIndex(({ text }) => headerLines.some((line) => isPartOf(line, text))),
        name: `${organization}\n${place}`,
      }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at);
  employers.set(evidence, made);
  return made;
}

function isPartOf(line: string, text: string): boolean {
  return (line.length > 4 && text.includes(line)) || (text.trim().length > 8 && line.includes(text.trim()));
}

interface Line {
  text: string;
  own: ReadonlySet<string>;
}

const known = new WeakMap<Evidence, Line[]>();

function linesOf(evidence: Evidence): Line[] {
  const read =
    known.get(evidence) ??
    evidence.text
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ text, own: new Set(splitWords(text).map((word) => word.key)) }));
  known.set(evidence, read);
  return read;
}

function joined(lines: Line[]): string {
  return lines.map(({ text }) => text).join('\n');
}
