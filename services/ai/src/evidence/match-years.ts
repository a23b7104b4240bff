import { findDates, pointOf, type DatePoint, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import type { EvidenceIndex } from './evidence-index.js';
import { coverLine, isLineHedged, readAsk, type Ask } from './cover.js';
import { jobFits } from './job-fits.js';
import type { Asked, Match } from './matcher.js';
import type { ResumeLine } from './resume-lines.js';
import { readYearsAsked, yearsIn } from './years-asked.js';

/** The entries that fit the subject this much count towards its years; those above the other do so for sure. */
const fitMin = 0.5;
const sureFit = 0.6;
/** A line that says how many years counts as sure where it says this much of the subject. */
const statedFit = 0.7;

/** matchYears sums the months of the entries that fit the subject; months worked twice count once. */
export function matchYears({ text, kind, today }: Asked, index: EvidenceIndex): Match | undefined {
  const asked = readYearsAsked(text);
  if (!asked) return undefined;
  const { years, isTwofold } = asked;
  const subject = readAsk(asked.subject, kind, index);
  const rest = asked.rest === '' ? undefined : readAsk(asked.rest, kind, index);
  const all = jobFits(subject, index).flatMap((job) => {
    const months = monthsOf(job.entry, today);
    return months ? [{ ...job, months }] : [];
  });
  const jobs = all.map((job) => (job.isLess ? { ...job, fit: 0 } : job));
  const lines = new Map<number, number>();
  for (const { heads, fit } of jobs)
    if (fit >= 0.3) for (const head of heads) lines.set(head, fit >= fitMin ? 0.6 + 0.4 * fit : 0.4);
  const fitting = monthsIn(jobs, fitMin);
  const isShown = monthsIn(jobs, sureFit) >= years * 12 && !isTwofold && (!rest || fitOf(rest, index) >= fitMin);
  if (isShown) for (const { heads, fit } of jobs) if (fit >= sureFit) for (const head of heads) lines.set(head, 1);
  const stated = statedIn(index, years, subject);
  const mayState = !isTwofold && rest === undefined;
  for (const { at, soft, isTakenBack } of stated) {
    const isSure = mayState && soft >= statedFit && !isTakenBack;
    lines.set(at, Math.max(lines.get(at) ?? 0, isSure ? 1 : 0.4 + 0.6 * soft));
  }
  if (isShown) return { lines, verdict: 'proven', why: `${Math.floor(fitting / 12)} years in jobs that fit` };
  if (mayState && stated.some(({ soft, isTakenBack }) => soft >= statedFit && !isTakenBack))
    return { lines, verdict: 'proven', why: 'a line says how many years' };
  const isOnlyLess = all.some(({ isLess, fit }) => isLess && fit >= sureFit) && monthsIn(jobs, fitMin) < years * 12;
  const isRefuted = isOnlyLess || (jobs.length > 0 && monthsIn(jobs, 0) < years * 12 * 0.7);
  return {
    lines,
    verdict: isRefuted ? 'refuted' : 'open',
    why: `${Math.floor(fitting / 12)} years in jobs that may fit`,
  };
}

/** The lines that say so many years or more, with how far they speak of the subject. */
function statedIn(
  index: EvidenceIndex,
  years: number,
  subject: Ask,
): { at: number; soft: number; isTakenBack: boolean }[] {
  return index.lines.flatMap((line, at) => {
    if (!/y(?:ea)?rs?\b/i.test(line.line.text)) return [];
    if (!yearsIn(line.line.text).some((said) => said >= years && said < 60)) return [];
    return [{ at, soft: coverLine(subject, at).soft, isTakenBack: isLineHedged(subject, line, at) }];
  });
}

function fitOf(ask: Ask, index: EvidenceIndex): number {
  return Math.max(0, ...jobFits(ask, index).map(({ fit }) => fit));
}

function monthsIn(jobs: readonly { fit: number; months: [number, number] }[], fitMin: number): number {
  return sumMonths(jobs.filter(({ fit }) => fit >= fitMin).map(({ months }) => months));
}

type Entry = NonNullable<ResumeLine['entry']>;
const spans = new WeakMap<Entry, DateSpan | undefined>();

/** First and last month of an entry, counted from the year 0; undefined where it has no period. */
function monthsOf(entry: Entry, today: Date): [number, number] | undefined {
  const span = spans.has(entry) ? spans.get(entry) : findDates(entry.dates)[0];
  spans.set(entry, span);
  if (!span) return undefined;
  const to = span.to === 'present' ? pointOf(today) : span.to;
  const [from, end] = [numberOf(span.from, 1), Math.min(numberOf(to, 12), numberOf(pointOf(today), 12))];
  return end < from ? undefined : [from, end];
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
