import { isPlace } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { namesSomething } from '../lines/head-runs.js';
import { isPeriod } from '../recognizers/is-period.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { splitGaps } from '../text/split-cells.js';
import { withLevelAsLabel } from '../recognizers/study-levels.js';
import { plainWords } from '../text/word-list.js';
import { places } from '../text/word-lists.js';

/** A longer line that begins an entry is a sentence and no heading. */
const headCharsMax = 130;

/** PrintedHead is a head that is set as it was written: its heading, '' where none may be, and what stands below it. */
interface PrintedHead {
  heading: string;
  lines: string[];
  /** The end of a heading that would be too long. */
  rest: string;
}

/** headingOfHead says which words of a head that is set as it was written are its heading. */
export function headingOfHead(written: readonly string[]): PrintedHead {
  const lines = written
    .map(withTimeApart)
    .map(withLevelAsLabel)
    .map(withGaps)
    .map((line, at) => (at === 0 ? line.replace(glyphs, '') : line));
  const [first = '', second, ...others] = lines;
  // Dates on a line of their own are no heading: the line below says what of.
  if (second !== undefined && (isDatesAlone(first) || isTimeAndPlace(first)) && mayHead(`${first} · ${second}`))
    return { heading: `${first} · ${second}`, lines: others, rest: '' };
  if (second !== undefined && isCutOff(first) && mayHead(`${first} ${second}`))
    return { heading: `${first} ${second}`, lines: others, rest: '' };
  const dated = lines.length === 1 ? datedBeginning(first) : undefined;
  if (dated) return { ...dated, lines: [] };
  if (mayHead(first)) return { heading: first, lines: lines.slice(1), rest: '' };
  const cut =
    first.length > headCharsMax && lines.length === 1 && !/[.!?]$/.test(first) ? beginningOf(first) : undefined;
  return cut ? { ...cut, lines: [] } : { heading: '', lines: [...lines], rest: '' };
}

/** "02/2021 – 11/2023  Harbour Works": two blanks behind a time at the side are a gap. */
function withTimeApart(line: string): string {
  const [, time = '', rest = ''] = /^(\S{4,10} ?[–—-] ?\S{4,10}) {2}(\S.*)$/u.exec(line) ?? [];
  return isDatesAlone(time) ? `${time}   ${rest}` : line;
}

/** Marks before a head say no more than that it is one. */
const glyphs = /^[\s•▪●○◦■□◆▶►▸→»*|]+/u;

/** withGaps shows a line whose parts tabs or wide gaps keep apart: "Excel · good". */
export function withGaps(text: string): string {
  return (
    splitGaps(text)
      .join(' · ')
      .replace(/([:|]) · | · (?=[:|])/g, '$1 ')
      .replace(/(?<=\p{L}) · (?=[–—] )/gu, ' ')
      // An empty cell of a table.
      .replace(/ · [-–—]$/u, '')
      .replaceAll('  ', ' ')
  );
}

/** "Various, Greece, 2005. Year off with my wife": the sentence behind a time says more of what stands before it. */
function datedBeginning(text: string): { heading: string; rest: string } | undefined {
  const span = findDates(text)[0];
  const rest = /^\. (?=\p{Lu}\p{Ll}|\d{1,3} \p{Ll}{2})(.+)$/u.exec(text.slice(span?.end ?? text.length))?.[1];
  const heading = text.slice(0, span?.end ?? 0);
  if (span?.start === 0) return namedBeginning(text, span.end);
  const before = text.slice(0, span?.start ?? 0);
  const isNamed = /^\p{Lu}[^.!?]*, $/u.test(before) || (span?.isRange === true && nameAndStop.test(before));
  return rest !== undefined && isNamed && heading.length < beginningCharsMax && mayHead(heading)
    ? { heading, rest }
    : undefined;
}

/** "Cork, Ireland. 2004 to 2008. Roofer on three sites": a name and its time may each be set as a sentence. */
const nameAndStop = /^\p{Lu}[^.!?]{3,60}\. $/u;

/** "2009 – 2013 · Rate clerk, Dunmore Mutual, Derby. Wrote the tables": what stands behind a time up to the first sentence. */
function namedBeginning(text: string, dateEnd: number): { heading: string; rest: string } | undefined {
  const stop = / · [^·]{12,}?(?<=\p{Ll}{4})\. (?=\p{Lu}\p{Ll})/u.exec(text.slice(dateEnd, dateEnd + beginningCharsMax));
  if (text.length <= headCharsMax || stop?.index !== 0) return undefined;
  const end = dateEnd + stop[0].length;
  const heading = text.slice(0, end - '. '.length);
  return mayHead(heading) && namesSomething(withoutDates(heading)) ? { heading, rest: text.slice(end) } : undefined;
}

/** A long line is cut where its writer made a pause, so that what it begins with can be seen among its likes. */
function beginningOf(text: string): { heading: string; rest: string } | undefined {
  const pauses = [
    ...text.slice(0, beginningCharsMax).matchAll(/: |; |, (?=\S+ \S)|(?<=\p{Ll}{4})\. (?=\p{Lu})/gu),
  ].filter(({ index }) => index >= 20 && !isOpen(text.slice(0, index)));
  const pause = ends.map((end) => pauses.find(([sign]) => sign === end)).find((each) => each) ?? pauses.at(-1);
  const heading = text.slice(0, pause?.index ?? 0);
  if (!pause || !mayHead(heading) || !namesSomething(heading)) return undefined;
  return { heading, rest: text.slice(pause.index + pause[0].length) };
}

/** A colon and a full stop part more than a comma does. */
const ends = [': ', '. '];
const beginningCharsMax = 100;

function isOpen(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

/** "01/10/2017 – 30/06/2019 – Kraków, Poland": neither a time nor a town says what of. */
function isTimeAndPlace(text: string): boolean {
  const [span] = findDates(text);
  const place = /^\s*[–—|·,-]\s*(\p{Lu}[^–—|·]{2,60})$/u.exec(text.slice(span?.end ?? text.length))?.[1] ?? '';
  const isTown = isPlace(place) || places.has(place) || isPlaceAlone(place);
  return span?.start === 0 && place !== '' && isTown && !namesSomething(place);
}

function isDatesAlone(text: string): boolean {
  const [span] = findDates(text);
  return isPeriod(text) || (span !== undefined && span.text.trim() === text.trim());
}

/**
 * mayHead is false for what must never be printed as the head of an entry: part of a date, the mark of a bullet, a
 * phrase that is cut off, a sentence.
 */
export function mayHead(text: string): boolean {
  if (text.length > headCharsMax || !/\p{L}{2}/u.test(withoutDates(text))) return false;
  if (/^[^\p{L}\p{N}"“„«'‘’([#$@+~]/u.test(text) || /^(?:to|until|till|bis|à)\s/iu.test(text)) return false;
  return !isTornDate(text) && (!isCutOff(text) || endsOpen(text)) && !isSentence(text);
}

/** "12/2024 · – Stayed on": the dash belongs to a date whose end stands elsewhere. */
function isTornDate(text: string): boolean {
  const [date] = findDates(text);
  if (date?.start !== 0) return false;
  const after = text.slice(date.end).trimStart();
  return /^[-–—]+\s?(?:[·|]|$)|^[·|,:]\s?[-–—•▪●*]/u.test(after);
}

/** "Fellowship, Part I · 2023 –": what goes on to this day has no end. */
function endsOpen(text: string): boolean {
  const span = findDates(text).at(-1);
  return span !== undefined && span.start > 0 && span.isRange && /^\d{4} [–—-]$/.test(text.slice(span.start));
}

/** A line that stops at a sign or at a small word goes on in the next. */
function isCutOff(text: string): boolean {
  // "Biology, Art A" ends with a grade.
  return (
    /[-–—,:;&/|(+·]$|(?<!\p{L})(?:of|and|the|to|for|with|by|an|or|from)$/iu.test(text) || /(?<!\p{L})a$/u.test(text)
  );
}

function isSentence(text: string): boolean {
  if (!/\p{Ll}{3}[.!?]["”')]?$|\d{4}\.$/u.test(text)) return false;
  return plainWords(text).length > 4 && !namesSomething(withoutDates(text));
}

function withoutDates(text: string): string {
  return findDates(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}
