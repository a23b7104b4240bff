import type { Entry } from '../document/resume-document.js';
import { isCount } from '../recognizers/counted-headings.js';
import { findDates } from '../recognizers/dates.js';
import type { Head } from './head-of.js';
import { withWholePlace } from './places-beside-employers.js';
import { withWholeTitle } from './whole-titles.js';

/** entryOf is the entry that a head begins, with what its last line tells behind the fields. */
export function entryOf(head: Head): Entry {
  const { lines, rest, ...fields } = head;
  const [first, last] = [lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0];
  // An employer that is read above its posts may stand below them.
  const isBelow = first > last;
  const span = isBelow ? { start: lines[1]?.start ?? 0, end: lines[0]?.end ?? 0 } : { start: first, end: last };
  const details = rest === '' ? [] : [{ text: rest, isBullet: false, isSubheading: false, span }];
  const headerLines = lines.map((line, at) => (at === lines.length - 1 ? withoutRest(line.text, rest) : line.text));
  const confidence =
    (fields.title === '' ? 0 : 0.4) + (fields.organization === '' ? 0 : 0.3) + (fields.dates === '' ? 0 : 0.3);
  const isListed =
    lines.length > 0 && lines.every(({ mark }) => mark !== undefined && !isCount(mark) && !isCountOfRow(mark));
  const entry = { ...fields, headerLines, details, span, confidence, isSure: false, ...(isListed && { isListed }) };
  return withWholePlace(withWholeTitle(entry));
}

/** The rows of a table may be counted: "i.", "ii.", "iii.". */
function isCountOfRow(mark: string): boolean {
  return /^\(?[ivx]{1,5}[.)]/.test(mark);
}

function withoutRest(line: string, rest: string): string {
  if (rest === '' || !line.endsWith(rest)) return line;
  const head = line
    .slice(0, -rest.length)
    .replace(/(?::|--)\s+$/, '')
    .trimEnd();
  return findDates(head)[0]?.start === 0 ? head.replace(/\.$/, '') : head;
}

/** takeClosingDates gives an entry the dates that some write at the end of its last line. */
export function takeClosingDates(entry: Entry): void {
  const last = entry.details.at(-1);
  // Below a label the last line tells of a part of the job.
  if (entry.dates !== '' || !last || entry.details.some(({ isSubheading }) => isSubheading)) return;
  const span = findDates(last.text).at(-1);
  if (!span?.isRange || span.end < last.text.length - 20 || span.start < 10) return;
  const before = last.text.slice(0, span.start);
  if (!/(?:[.!?)]| {2}|\t)$/.test(before) && !/[.!?)]$/.test(before.trimEnd())) return;
  entry.dates = last.text.slice(span.start).trim();
  last.text = before.trimEnd();
}
