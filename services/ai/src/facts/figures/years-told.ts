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
  return isUnsaid || areYearsOfOther(figure, text, evidence);
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

/** The years a line gives, and what they were spent on. */
const yearsIn = onceForEach((line): readonly YearsOf[] =>
  findFigures(line).flatMap(({ value, start, end }) => {
    const isLast = lastBefore.test(line.slice(Math.max(0, start - 16), start));
    const clause =
      clauseBehind(line, end) ?? (isLast ? line.slice(end, end + clauseChars).split(clauseEnd)[0] : undefined);
    const roots = rootsOf(clause ?? '').filter((root) => root !== 'experi');
    return roots.length === 0 ? [] : [{ value, roots }];
  }),
);

/** "Ten years as a partner" where the lines have "ten years in retail, the last six as the partner". */
function areYearsOfOther({ value, end }: Figure, text: string, evidence: Evidence): boolean {
  const clause = clauseBehind(text, end);
  if (clause === undefined) return false;
  const told = new Set(rootsOf(clause));
  const own = evidence.sources.flatMap((source) => (source.figures.length === 0 ? [] : yearsIn(source.text, evidence)));
  const isTold = ({ roots }: YearsOf) => roots.every((root) => told.has(root));
  return (
    own.some((each) => each.value < value && isTold(each)) && !own.some((each) => each.value >= value && isTold(each))
  );
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
