import { findDates, monthsBetween, type DatePoint } from '@tailwright/resume-text/recognizers/dates';
import type { Evidence } from '../evidence.js';
import { isLengthOf } from './length-of-posts.js';
import { lexisOfEntry } from '../words/nearest-clauses.js';
import { findFigures, type Figure } from './numbers.js';
import { onceForEach } from '../words/once-for-each.js';
import { rootsOf } from '../words/telling-roots.js';

/** areYearsUnsaid is true for years of work that no line gives, or gives for something else. */
export function areYearsUnsaid(figure: Figure, text: string, evidence: Evidence): boolean {
  const isUnsaid =
    isYearsOfWork(figure, text) && !isSaidSo(figure, evidence) && !isLengthOfPost(figure, text, evidence);
  return isUnsaid || areYearsOfOther(figure, text, evidence) || areYearsElsewhere(figure, text, evidence);
}

/** isLengthOfPost is true for "almost three years of building apps" where the original has a post of so long whose lines speak of what the years were spent on. */
export function isLengthOfPost({ value, start, end }: Figure, text: string, evidence: Evidence): boolean {
  const told = rootsOf(clauseBehind(text, end) ?? '');
  return evidence.resume.sections
    .filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries)
    .filter(({ dates }) => isLengthOf(dates, value, text.slice(0, start), evidence.today))
    .some((entry) => {
      const lexis = lexisOfEntry(entry, evidence);
      return told.some((root) => lexis.hasRoot(root));
    });
}

/** YearsOf is a number of years, with the roots of what they were spent on. */
interface YearsOf {
  value: number;
  roots: readonly string[];
}

const yearsBehind = /^\+? ?[ -]?y(?:ea)?rs?(?![\p{L}])['’]?/iu;
const clauseChars = 70;
const clauseEnd = /[,;:.()|–—]| - |(?<!\p{L})(?:and|including|of which|with)(?!\p{L})|\d/u;

/** What stands behind a number of years, to the end of its clause: "the last six as the partner" leaves the word out. */
function clauseBehind(text: string, end: number): string | undefined {
  const behind = text.slice(end, end + clauseChars);
  const word = yearsBehind.exec(behind)?.[0];
  return word === undefined ? undefined : (behind.slice(word.length).split(clauseEnd)[0] ?? '');
}

const lastBefore = /(?<!\p{L})(?:the )?(?:last|latest|past|first) $/iu;

/** "31 years in the trade: 19 on the bid side", "eight years, five of them inside product teams": a part of the years before. */
const partBefore = /[:;,(] ?$/u;
const partBehind = /^ (?:of (?:them|which|these|those) )?(?=(?:in|on|as|at|with|inside|within) )/iu;

/** The years a line gives, and what they were spent on. */
const yearsIn = onceForEach((line): readonly YearsOf[] => {
  let years = 0;
  return findFigures(line).flatMap(({ value, start, end, time, unit }) => {
    const behind = line.slice(end, end + clauseChars);
    const isLast = lastBefore.test(line.slice(Math.max(0, start - 16), start));
    const isPart = value < years && time === '' && unit === '' && partBefore.test(line.slice(0, start));
    const part = isPart ? partBehind.exec(behind)?.[0] : undefined;
    const rest = isLast ? behind : part === undefined ? undefined : behind.slice(part.length);
    const clause = clauseBehind(line, end) ?? rest?.split(clauseEnd)[0];
    if (time === 'year') years = value;
    const roots = rootsOf(clause ?? '').filter((root) => root !== 'experi');
    return roots.length === 0 ? [] : [{ value, roots }];
  });
});

/** "Ten years as a partner" where the lines have "ten years in retail, the last six as the partner". */
function areYearsOfOther({ value, end }: Figure, text: string, evidence: Evidence): boolean {
  const clause = clauseBehind(text, end);
  if (clause === undefined) return false;
  const told = new Set(rootsOf(clause));
  const own = evidence.sources.flatMap((source) => (source.figures.length === 0 ? [] : yearsIn(source.text, evidence)));
  const isTold = ({ roots }: YearsOf) => roots.every((root) => told.has(root));
  // Of two that are told, the one with more of the words is meant: "thirteen years in accounting, ten in accounts payable".
  const wordsOfEnough = Math.max(0, ...own.filter((each) => each.value >= value && isTold(each)).map(wordCount));
  return own.some((each) => each.value < value && isTold(each) && wordCount(each) > wordsOfEnough);
}

const wordCount = ({ roots }: YearsOf) => roots.length;

/** Dates without months may leave out the better part of a year at both ends. */
const yearsOffMax = 1;

/** "15 years at Tarn Slipway" where the posts there lasted five, and no line gives the years with its name. */
function areYearsElsewhere({ value, end }: Figure, text: string, evidence: Evidence): boolean {
  const place = /^\s*(?:at|with|for) (.+)/u.exec(clauseBehind(text, end) ?? '')?.[1];
  if (place === undefined) return false;
  const told = new Set(rootsOf(place));
  const namesPlace = (name: string) => {
    const roots = rootsOf(name);
    return roots.length > 0 && roots.every((root) => told.has(root));
  };
  const posts = evidence.resume.sections.flatMap(({ entries }) =>
    entries.filter((entry) => namesPlace(entry.organization)),
  );
  const years = posts.map(({ dates }) => yearsOf(dates, evidence.today));
  if (posts.length === 0 || years.includes(undefined)) return false;
  const lasted = years.reduce((sum: number, each) => sum + (each ?? 0), 0);
  const isToldThere = evidence.sources.some(
    (source) =>
      source.figures.some((figure) => figure.value === value && figure.time === 'year') && namesPlace(source.text),
  );
  return value > lasted + yearsOffMax && !isToldThere;
}

/** How many years a period lasted; undefined for a text that holds none. */
function yearsOf(dates: string, today: DatePoint): number | undefined {
  const [span] = findDates(dates).filter(({ isRange }) => isRange);
  return span && monthsBetween(span.from, span.to === 'present' ? today : span.to) / 12;
}

function isYearsOfWork(figure: Figure, text: string): boolean {
  return (
    figure.time === 'year' &&
    /^.{0,4}\+?[\s-]{0,3}years?['’]?(?: of)?\s(?!old|ago|later|in a row)/i.test(
      text.slice(figure.end, figure.end + 30),
    ) &&
    /\b(?:experience|background|work|career|in|as|of)\b/i.test(text.slice(figure.end, figure.end + 80))
  );
}

function isSaidSo(figure: Figure, evidence: Evidence): boolean {
  return evidence.sources.some((source) =>
    source.figures.some(
      (each) =>
        each.value === figure.value &&
        (each.time === 'year' || /^\s*(?:\+\s*)?y(?:ea)?rs?\b/i.test(source.text.slice(each.end, each.end + 8))),
    ),
  );
}
