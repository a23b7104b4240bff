import { allMatches } from '@tailwright/resume-text/all-matches';
import { findDates, pointOf, type DatePoint, type DateSpan } from '@tailwright/resume-text/dates';
import type { EvidenceIndex } from './evidence-index.js';
import { coverLine, readAsk, type Ask } from './cover.js';
import type { Asked, Match } from './matcher.js';
import type { ResumeLine } from './resume-lines.js';

const numberWords =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const yearsAsked = new RegExp(
  `\\b(?:(\\d{1,2})|(${numberWords.join('|')}))\\W{0,3}(?:\\(?\\d{1,2}\\)?\\W{0,3})?(?:or more |plus )?(?:full )?(?:years?|yrs?)\\b(?! (?:college |university )?(?:degree|diploma|certificate|program))`,
  'gi',
);

/** "At least" says how much is asked, not of what. */
const amountWords = /\b(?:at least|minimum(?: of)?|more than|over|up to)\b/gi;

/** yearsIn lists the numbers of years a text names. */
export function yearsIn(text: string): number[] {
  return allMatches(yearsAsked, text).map((match) =>
    match[1] ? Number(match[1]) : numberWords.indexOf((match[2] ?? '').toLowerCase()),
  );
}

interface EntryFit {
  heads: number[];
  months: [number, number];
  fit: number;
}

/** Entries whose title or lines are about the subject this much count towards its years. */
const fitMin = 0.55;
const sureFit = 0.85;

/** matchYears sums the months of the entries that fit the subject; months worked twice count once. */
export function matchYears({ text, kind, today }: Asked, index: EvidenceIndex): Match | undefined {
  const [wanted] = yearsIn(text);
  if (wanted === undefined || wanted === 0) return undefined;
  const subject = readAsk(text.replace(yearsAsked, ' ').replace(amountWords, ' '), kind, index);
  const entries = entriesOf(subject, index, today);
  const fitting = entries.filter((entry) => entry.fit >= fitMin);
  const lines = new Map<number, number>();
  for (const { heads, fit } of entries)
    if (fit >= 0.3) for (const head of heads) lines.set(head, fit >= fitMin ? 0.6 + 0.4 * fit : 0.4);
  index.lines.forEach((line, at) => {
    const stated =
      /y(?:ea)?rs?\b/i.test(line.line.text) && yearsIn(line.line.text).some((years) => years >= wanted && years < 60);
    if (stated) lines.set(at, Math.max(lines.get(at) ?? 0, 0.4 + 0.6 * coverLine(subject, at).soft));
  });
  const months = sumMonths(fitting.map((entry) => entry.months));
  const sure = sumMonths(entries.filter((entry) => entry.fit >= sureFit).map((entry) => entry.months));
  if (sure >= wanted * 12 && specificWords(subject) <= 3)
    return { lines, verdict: 'proven', why: `${Math.floor(sure / 12)} years in entries that fit` };
  const all = sumMonths(entries.map((entry) => entry.months));
  const isRefuted = entries.length > 0 && all < wanted * 12 * 0.7;
  return {
    lines,
    verdict: isRefuted ? 'refuted' : 'open',
    why: `${Math.floor(months / 12)} years in entries that may fit`,
  };
}

function specificWords(ask: Ask): number {
  return ask.read.terms.filter((term) => !term.isGeneric).length;
}

type Entry = NonNullable<ResumeLine['entry']>;

function entriesOf(subject: Ask, index: EvidenceIndex, today: Date): EntryFit[] {
  const found = new Map<Entry, EntryFit>();
  const isAnything = specificWords(subject) === 0;
  index.lines.forEach((line, at) => {
    const { entry, section, role } = line.line;
    if (!entry || section === 'education' || section === 'volunteering') return;
    const known = found.get(entry) ?? { heads: [], months: monthsOf(entry, today), fit: isAnything ? 1 : 0 };
    const { soft } = coverLine(subject, at);
    if (role === 'head') known.heads.push(at);
    // A line of the description says less about the whole job than its title does.
    known.fit = Math.max(known.fit, role === 'head' ? soft : soft * 0.8);
    found.set(entry, known);
  });
  return [...found.values()].filter(({ months: [from, to] }) => to >= from);
}

const spans = new WeakMap<Entry, DateSpan | undefined>();

function monthsOf(entry: Entry, today: Date): [number, number] {
  const span = spans.has(entry) ? spans.get(entry) : findDates(entry.dates)[0];
  spans.set(entry, span);
  if (!span) return [0, -1];
  const to = span.to === 'present' ? pointOf(today) : span.to;
  return [numberOf(span.from, 1), Math.min(numberOf(to, 12), numberOf(pointOf(today), 12))];
}

function numberOf(point: DatePoint, usual: number): number {
  return point.year * 12 + (point.month ?? usual);
}

function sumMonths(spans: [number, number][]): number {
  let total = 0;
  let reached = -Infinity;
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (to <= reached) continue;
    total += to - Math.max(from - 1, reached);
    reached = to;
  }
  return total;
}
