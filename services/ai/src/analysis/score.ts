import type { Analysis } from '@tailwright/contracts/analysis';
import type { DatePoint } from '@tailwright/resume-text/dates';
import { contextStems, degreeAsked, degreeLevel, titleCoverage, yearsAsked, yearsHeld } from './facets.js';
import type { Keyword } from './keywords.js';
import type { ResumeIndex } from './lookup.js';

/** formulaVersion changes with every weight, knot or list that can change a percentage. */
export const formulaVersion = '3';

/** Postings that name fewer requirements give no confident number. */
export const requirementsMin = 5;

type Match = Analysis['keywords'][number]['match'];

const credit: Record<Match, number> = { exact: 1, alias: 0.9, inflection: 0.8, implied: 0.5, none: 0 };
/** For the question of what is lacking, another spelling of a skill lacks nothing. */
const mostlyMet: Record<Match, number> = { exact: 1, alias: 1, inflection: 1, implied: 0.75, none: 0 };
const weights = { hard: 0.5, title: 0.18, context: 0.12, years: 0.08, degree: 0.07, soft: 0.05 } as const;
/** Half of a posting's own wording is as much as an honest resume shares with it. */
const contextFull = 0.5;
// From raw coverage to the percentage shown; the knots are a product choice. See ADR 0007.
const knots: [number, number][] = [
  [0, 0],
  [0.15, 30],
  [0.3, 48],
  [0.5, 62],
  [0.7, 74],
  [0.85, 87],
  [1, 100],
];
/** Where too little is asked to be sure, neither "Great" nor "Excellent" is claimed. */
const uncertainMost = 79;
/** Without any of what is required the percentage ends here; each share of it met lifts the end towards 100. */
const requiredFloor = 25;

/** Posting is the job's side of the score, read once. */
export interface Posting {
  text: string;
  title: string;
  keywords: readonly Keyword[];
  /** Where open periods end. */
  today: DatePoint;
}

type Components = { [K in keyof typeof weights]?: number };

/**
 * scoreResume measures a resume against a posting: 0 to 100. `original` is the person's own text: what it does not
 * support adds nothing, so that invented text cannot raise the score.
 */
export function scoreResume(posting: Posting, matches: Match[], resume: ResumeIndex, original: ResumeIndex): number {
  const components: Components = {
    hard: coverage(posting.keywords, matches, (keyword) => keyword.kind !== 'soft'),
    soft: coverage(posting.keywords, matches, (keyword) => keyword.kind === 'soft'),
    title: titleScore(posting.title, resume, original),
    context: contextScore(posting, resume, original),
    years: yearsScore(posting, original),
    degree: degreeScore(posting.text, original),
  };
  let sum = 0;
  let total = 0;
  for (const [name, weight] of Object.entries(weights) as [keyof Components, number][]) {
    const value = components[name];
    if (value === undefined) continue;
    sum += weight * value;
    total += weight;
  }
  if (total === 0) return 0;
  // Little was asked, so little is proven: a posting without requirements cannot give a full match.
  const proof = Math.min(1, 0.4 + (0.6 * posting.keywords.length) / requirementsMin);
  const limit = posting.keywords.length < requirementsMin ? uncertainMost : most(posting.keywords, matches);
  return Math.round(Math.min(calibrate((sum / total) * proof), limit));
}

/** However well the rest fits, "Great match!" is not said to somebody who lacks two of seven requirements. */
function most(keywords: readonly Keyword[], matches: Match[]): number {
  const met = coverage(
    keywords,
    matches,
    (keyword) => keyword.kind !== 'soft' && keyword.requirement === 'required',
    mostlyMet,
  );
  return requiredFloor + (100 - requiredFloor) * (met ?? 1);
}

/** Alternatives count once, by the best of them. */
function coverage(
  keywords: readonly Keyword[],
  matches: Match[],
  isMeant: (keyword: Keyword) => boolean,
  worth: Record<Match, number> = credit,
): number | undefined {
  const groups = new Map<string, { weight: number; value: number }>();
  keywords.forEach((keyword, index) => {
    if (!isMeant(keyword)) return;
    const key = keyword.group > 0 ? `group ${keyword.group}` : `one ${index}`;
    const known = groups.get(key) ?? { weight: 0, value: 0 };
    groups.set(key, {
      weight: Math.max(known.weight, keyword.weight),
      value: Math.max(known.value, worth[matches[index] ?? 'none']),
    });
  });
  if (groups.size === 0) return undefined;
  const all = [...groups.values()];
  return all.reduce((sum, each) => sum + each.weight * each.value, 0) / all.reduce((sum, each) => sum + each.weight, 0);
}

function titleScore(title: string, resume: ResumeIndex, original: ResumeIndex): number | undefined {
  if (title === '') return undefined;
  return Math.min(titleCoverage(title, resume), titleCoverage(title, original));
}

function contextScore(posting: Posting, resume: ResumeIndex, original: ResumeIndex): number | undefined {
  const wanted = contextStems(posting.text);
  if (wanted.length < 10) return undefined;
  const held = wanted.filter((each) => resume.stemSet.has(each) && original.stemSet.has(each)).length;
  return Math.min(1, held / wanted.length / contextFull);
}

function yearsScore({ text, today }: Posting, original: ResumeIndex): number | undefined {
  const asked = yearsAsked(text);
  return asked === undefined ? undefined : Math.min(1, (yearsHeld(original.lines, today) + 1) / (asked + 1));
}

function degreeScore(posting: string, original: ResumeIndex): number | undefined {
  const asked = degreeAsked(posting);
  if (asked === 0) return undefined;
  const held = original.lines.reduce((most, line) => Math.max(most, degreeLevel(line)), 0);
  return held >= asked ? 1 : held > 0 ? 0.5 : 0;
}

function calibrate(raw: number): number {
  const after = knots.findIndex(([at]) => at >= raw);
  const [right, high] = knots[after] ?? [1, 100];
  const [left, low] = knots[after - 1] ?? [0, 0];
  return right === left ? high : low + ((raw - left) / (right - left)) * (high - low);
}
