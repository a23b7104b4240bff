import type { Person } from '../document/resume-document.js';
import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import type { Cut } from './run-in.js';

/** What stands in a side column, beside lists under headings that nobody knows. */
const ofColumn: ReadonlySet<SectionKind> = new Set(['contact', 'skills', 'languages', 'interests', 'memberships']);
const wordsMax = 6;
const itemCharsMax = 60;

/**
 * withHeadlineBelowColumn takes what somebody is from the end of a side column that was printed first: a title that stands
 * alone between its last list and the profile or the jobs is no item of that list.
 */
export function withHeadlineBelowColumn(person: Person, cuts: Cut[]): { person: Person; cuts: Cut[] } {
  const main = cuts.findIndex(({ kind }) => kind === 'summary' || kind === 'experience');
  const column = cuts.slice(0, Math.max(main, 0));
  const last = column.at(-1);
  const line = last?.lines.at(-1);
  if (person.headline !== '' || !last || !line || !column.every(isList)) return { person, cuts };
  const isApart = last.lines.length > 1 && line.blanksBefore > 0 && line.mark === undefined;
  const isName = isTitle(line.text) && plainWords(line.text).length <= wordsMax && findDates(line.text).length === 0;
  if (!isApart || !isName || !/^\p{Lu}[^.:;!?]*$/u.test(line.text)) return { person, cuts };
  const rest = { ...last, lines: last.lines.slice(0, -1) };
  return { person: { ...person, headline: line.text }, cuts: cuts.map((cut) => (cut === last ? rest : cut)) };
}

function isList({ kind, lines }: Cut): boolean {
  const isOfColumn = kind === undefined || ofColumn.has(kind);
  return (
    isOfColumn &&
    lines.every(({ text }) => text.length <= itemCharsMax && !findDates(text).some(({ isRange }) => isRange))
  );
}
