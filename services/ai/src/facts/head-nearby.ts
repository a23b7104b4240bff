import { findDates, sameDates } from '@tailwright/resume-text/dates';
import type { Entry } from '@tailwright/resume-text/resume-document';
import { splitWords, type Word } from '../text/words.js';
import type { Evidence } from './evidence.js';
import { isFree } from './free-words.js';
import { Lexis } from './lexis.js';
import { stem } from '../text/words.js';

/** How many lines above and below its own an entry's head may be spread over. */
const linesAround = 3;

/** Words that raise or lower a title: they must stand there as they are, and none that lowers may be left out. */
const ranks = new Set(
  'senior sr lead principal staff chief head director vp vice executive president managing supervisor supervising superintendent manager master charge regional national global founder founding owner partner'.split(
    ' ',
  ),
);
const lowering = new Set(
  'assistant asst deputy junior jr trainee intern apprentice acting interim improver temporary temp helper aide'.split(
    ' ',
  ),
);

/**
 * standsNearby is true when all that a head says stands close together in the original, however that was read: the same
 * titles, names and dates, abbreviated or spelled out. So a misread entry never accuses.
 */
export function standsNearby(head: string, dates: string, entry: Entry | undefined, evidence: Evidence): boolean {
  const spans = findDates(`${head}\n${dates}`);
  const said = spans.reduce((rest, span) => rest.replace(span.text, ' '), `${head}\n${dates}`);
  const words = splitWords(said).filter(
    ({ key }) => ranks.has(key) || lowering.has(key) || (!isFree(stem(key)) && !/^\d+$/.test(key)),
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
  return windowsOf(words, entry, evidence).some((window) => holdsHead(telling, spans, window, head));
}

/** Window is a part of the original: the lines that head an entry, and all around them. */
interface Window {
  heads: string;
  all: string;
}

function holdsHead(words: Word[], spans: ReturnType<typeof findDates>, window: Window, head: string): boolean {
  const lexis = new Lexis(window.all);
  const heads = new Lexis(window.heads);
  const isHeld = (word: Word) => (ranks.has(word.key) || lowering.has(word.key) ? heads : lexis).holds(word).share >= 1;
  if (!words.every(isHeld)) return false;
  const dates = window.all.split('\n').flatMap((line) => findDates(line));
  if (!spans.every((span) => dates.some((each) => sameDates(span, each)))) return false;
  return !leavesOutRank(head, window.heads);
}

/** "Superintendent" is more than the "Asst. Superintendent" of the original. */
function leavesOutRank(head: string, window: string): boolean {
  const said = new Set(splitWords(head).map((word) => word.key));
  const rows = splitWords(window).map((word) => word.key);
  return rows.some(
    (word, at) =>
      lowering.has(word) &&
      said.has(rows[at + 1] ?? '') &&
      ![...said].some((each) => lowering.has(each)) &&
      !rows.some((other, place) => other === rows[at + 1] && !lowering.has(rows[place - 1] ?? '')),
  );
}

/** The lines of the entry with those around it; without an entry, those around the line that has most of the words. */
function windowsOf(words: Word[], entry: Entry | undefined, evidence: Evidence): Window[] {
  const lines = linesOf(evidence);
  const around = (at: number) => joined(lines.slice(Math.max(0, at - linesAround), at + linesAround + 1));
  const keys = new Set(words.map((word) => word.key));
  const best = lines
    .map(({ own }, at) => ({ at, count: [...keys].filter((key) => own.has(key)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.at - other.at)
    .slice(0, 2)
    .map(({ at }) => ({ heads: joined(lines.slice(Math.max(0, at - 1), at + 2)), all: around(at) }));
  if (!entry) return best;
  const heads = [entry.title, entry.organization, entry.place, entry.dates, ...entry.headerLines].join('\n');
  const at = lines.findIndex(({ text }) => entry.headerLines.some((line) => isPartOf(line, text)));
  const details = entry.details.map((detail) => detail.text).join('\n');
  return [{ heads, all: `${heads}\n${details}\n${at < 0 ? '' : around(at)}` }, ...best];
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
