import { findDates, pointOf, type DateSpan } from '@tailwright/resume-text/recognizers/dates';
import type { EvidenceIndex, IndexedLine } from './evidence-index.js';
import { isLineHedged, isNamed, missesNumberOfName } from './cover.js';
import { datesOf } from './line-dates.js';
import { matchDrivingLicence } from './match-driving-licence.js';
import type { Asked, Match } from './matcher.js';

const asksCredential =
  /\b(?:licen[cs]\w*|certif\w*|credentials?|registration|registered|cpr|bls|acls|first aid|card|designation|accredit\w*|chartered|osha|commission(?:ed)?|notary|endorsements?|permit|cdl|pmp|cpa)\b/i;
/** Words that say that a credential is one, in any posting. */
const plainWords = new Set(
  'licens licenc certif certific credential registr card design accredit valid activ current hold obtain state program train own unrestrict open recogn clean commiss complet cours provider'.split(
    ' ',
  ),
);

/** matchCredential wants all that names a credential in one line that does not take it back. */
export function matchCredential({ text, kind, today, ask, coverages }: Asked, index: EvidenceIndex): Match | undefined {
  if (kind !== 'credential' && !asksCredential.test(text)) return undefined;
  const driving = matchDrivingLicence(text, index);
  if (driving) return driving;
  const names = ask.read.terms.flatMap((term, place) => (term.isGeneric || plainWords.has(term.stem) ? [] : [place]));
  if (names.length === 0) return undefined;
  const lines = new Map<number, number>();
  let best = 0;
  let lapsed = 0;
  index.lines.forEach((line, at) => {
    const found = coverages[at];
    if (!found || found.matched === 0 || line.line.role === 'heading') return;
    const share = names.filter((term) => isNamed(ask, term, at)).length / names.length;
    if (share < 0.3) return;
    // OSHA 10 is not OSHA 30.
    const isOther = missesNumberOfName(ask, line) || isOnlyStudied(line.line.text, text);
    const isTakenBack = isLineHedged(ask, line, at) || isOutOfDate(line, today);
    const isHome =
      line.line.section === 'certifications' ||
      line.line.section === 'education' ||
      /certif|licen[cs]|card|provider/i.test(line.line.text);
    const value = isTakenBack || isOther ? Math.min(0.5, share) : share * (isHome ? 1 : 0.85);
    lines.set(at, value);
    if (isTakenBack) lapsed = Math.max(lapsed, share);
    else best = Math.max(best, value);
  });
  if (best >= 0.99) return { lines, verdict: 'proven', why: 'credential by name' };
  if (lapsed > best && lapsed >= 0.5) return { lines, verdict: 'refuted', why: 'expired or not finished' };
  return { lines, verdict: 'open', why: 'credential' };
}

/** "Exam passed, licence applied for", "theory module": a part of the way to a paper. */
const studied =
  /\b(?:exams?|theory|(?:written|practical) (?:part|test)|modules?|self[- ]study|prep(?:aration)? course)\b/iu;

function isOnlyStudied(line: string, asked: string): boolean {
  return studied.test(line) && !studied.test(asked);
}

const untilWords =
  /\b(?:exp(?:ires?|iry|iration)?|valid(?: (?:to|thru|through|until|til|till))?|until|til|till|thru|(?:renewal|redo|refresher) due|to be renewed)\W{1,3}$/i;

/** isOutOfDate is `isOverBy` for a line that is indexed. */
export function isOutOfDate(indexed: IndexedLine, today: Date): boolean {
  return isOverBy(indexed.line.text, today, datesOf(indexed));
}

/** isOverBy is true when a line says until when it holds and that day is over. */
export function isOverBy(text: string, today: Date, dates: readonly DateSpan[] = findDates(text)): boolean {
  const now = pointOf(today);
  const ends = dates
    .filter(({ start }) => untilWords.test(text.slice(Math.max(0, start - 16), start)))
    .map(({ to }) => to);
  return (
    ends.length > 0 &&
    ends.every(
      (end) =>
        end !== 'present' && (end.year < now.year || (end.year === now.year && (end.month ?? 12) < (now.month ?? 1))),
    )
  );
}
