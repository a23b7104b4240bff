import { findDates, monthsBetween, type DatePoint } from '@tailwright/resume-text/dates';
import { isDegree } from '@tailwright/resume-text/titles';
import { readVerb } from '../text/verbs.js';
import { isFree } from '../facts/free-words.js';
import { splitWords, stem } from '../text/words.js';
import { commonStems } from './common-words.js';
import type { ResumeIndex } from './lookup.js';

/** yearsAsked reads "5+ years of experience"; undefined when the posting names none. */
export function yearsAsked(posting: string): number | undefined {
  const asked = [
    ...posting.matchAll(/\b(\d{1,2})\s?\+?(?:\s?(?:-|–|to)\s?\d{1,2}\+?)?\s+(?:years?|yrs?|jahre|ans|años|anni)\b/gi),
  ];
  const years = asked.map((match) => Number(match[1])).filter((count) => count >= 1 && count <= 20);
  return years.length > 0 ? Math.max(...years) : undefined;
}

/**
 * yearsHeld adds up the periods of a resume that are not study, overlaps once. Open periods ("2021 – Present") end
 * `today`: the day the request was made, so that a repeat of its work gives the same figures.
 */
export function yearsHeld(lines: string[], today: DatePoint): number {
  const months = new Set<number>();
  for (const line of lines) {
    if (isDegree(line) || /\b(?:university|college|school)\b/i.test(line)) continue;
    for (const span of findDates(line)) {
      if (!span.isRange) continue;
      const count = Math.min(600, monthsBetween(span.from, span.to === 'present' ? today : span.to));
      const first = span.from.year * 12 + (span.from.month ?? 1);
      for (let month = 0; month < count; month += 1) months.add(first + month);
    }
  }
  return months.size / 12;
}

const degreeLevels: [number, RegExp][] = [
  [4, /\b(?:ph\.?\s?d\b|doctorate|doctoral|doctor of)/i],
  [
    3,
    /\b(?:master(?:'?s|’s)?\b(?! (?:of ceremonies|electrician))|m\.?b\.?a\b|m\.?sc?\.?\b(?=[ ,]|$)|m\.eng|magister)/i,
  ],
  [
    2,
    /\b(?:bachelor(?:'?s|’s)?\b|b\.?\s?sc?\.?\b|b\.a\.|\bba\b(?= in)|undergraduate degree|university degree|college degree|bsn\b|b\.?tech|b\.?eng)/i,
  ],
  [1, /\b(?:associate(?:'?s|’s)? degree|associate of|diploma|high school|ged\b|a\.a\.s?)/i],
];

/** degreeLevel is the highest degree a text names: 4 doctorate … 1 diploma, 0 none. */
export function degreeLevel(text: string): number {
  return degreeLevels.find(([, pattern]) => pattern.test(text))?.[0] ?? 0;
}

/** degreeAsked is the lowest degree that satisfies a posting. */
export function degreeAsked(posting: string): number {
  const lines = posting.split('\n').filter((line) => degreeLevel(line) > 0 && !/high school/i.test(line));
  const levels = lines.flatMap((line) =>
    degreeLevels.filter(([, pattern]) => pattern.test(line)).map(([level]) => level),
  );
  return levels.length > 0 ? Math.min(...levels) : 0;
}

/** titleCoverage is how much of the job's title stands together in one line of the resume. */
export function titleCoverage(title: string, index: ResumeIndex): number {
  const wanted = contentStems(title);
  if (wanted.length === 0) return 0;
  const counts = index.stems.map((line) => wanted.filter((each) => line.includes(` ${each} `)).length);
  return counts.reduce((most, count) => Math.max(most, count), 0) / wanted.length;
}

/** contextStems are the words that tell a posting's field: neither verbs nor words of every posting. */
export function contextStems(text: string): string[] {
  const words = splitWords(text).filter((word) => readVerb(word.key) === undefined && !isFree(stem(word.key)));
  const telling = new Set(words.map((word) => stem(word.key)));
  return contentStems(text).filter((each) => telling.has(each));
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
