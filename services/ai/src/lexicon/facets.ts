import { findDates, monthsBetween, type DatePoint } from '@tailwright/resume-text/recognizers/dates';
import { isDegree } from '@tailwright/resume-text/recognizers/titles';
import { splitWords, stem } from '../text/words.js';
import { commonStems } from './common-words.js';

/**
 * yearsHeld adds up the periods of a resume that are not study, overlaps once. Open periods ("2021 – Present") end
 * `today`: the day the request was made, so that a repeat of its work gives the same figures.
 */
export function yearsHeld(lines: string[], today: DatePoint): number {
  const months = new Set<number>();
  for (const line of lines) {
    const periods = findDates(line).filter((span) => span.isRange);
    if (periods.length === 0 || isStudy(line)) continue;
    for (const span of periods) {
      const count = Math.min(600, monthsBetween(span.from, span.to === 'present' ? today : span.to));
      const first = span.from.year * 12 + (span.from.month ?? 1);
      for (let month = 0; month < count; month += 1) months.add(first + month);
    }
  }
  return months.size / 12;
}

function isStudy(line: string): boolean {
  return isDegree(line) || /\b(?:university|college|school)\b/i.test(line);
}

/** contentStems are the telling words of a text, each once. */
export function contentStems(text: string): string[] {
  const stems = splitWords(text)
    .map((word) => stem(word.key))
    .filter(
      (each) => !commonStems.has(each) && (each.length > 2 || /[#+]|[^\p{ASCII}]/u.test(each)) && !/^\d+$/.test(each),
    );
  return [...new Set(stems)];
}
