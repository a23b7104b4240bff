import type { LogicalLine } from '../lines/logical-lines.js';
import type { Cut } from './run-in.js';
import { plainWords } from '../text/word-list.js';
import { titles } from '../text/word-lists.js';

/** A line of a side column is shorter, and a paragraph of a profile longer. */
const columnCharsMax = 60;
const profileCharsMin = 100;

/**
 * withProfileApart gives the paragraph right above the jobs a section of its own, where it stands apart below the short
 * lines of a list: a side column was printed first, and the main text begins with what somebody says of themselves.
 */
export function withProfileApart(cuts: readonly Cut[]): Cut[] {
  return withParagraphApart(cuts.flatMap(partMain));
}

function withParagraphApart(cuts: readonly Cut[]): Cut[] {
  const firstJob = cuts.findIndex(({ kind }) => kind === 'experience');
  const before = cuts.slice(0, Math.max(firstJob, 0));
  const last = before.at(-1);
  if (!last || before.some(({ kind }) => kind === 'summary')) return [...cuts];
  const from = profileIn(last, isSideColumn(before.slice(0, -1)));
  if (from < 1) return [...cuts];
  const column = { ...last, lines: last.lines.slice(0, from) };
  const profile: Cut = { heading: '', kind: 'summary', lines: last.lines.slice(from) };
  return [...cuts.slice(0, firstJob - 1), column, profile, ...cuts.slice(firstJob)];
}

/**
 * Where one column ends and the other begins, higher up on the page, what stands apart there is no part of the last section of
 * the first: a line or two of the person, or the addresses at the top of a side column.
 */
function partMain(cut: Cut): Cut[] {
  // Referees may stand beside each other in columns of their own.
  if (cut.kind === 'references') return [cut];
  const from = cut.lines.findIndex(
    (line, at) => at > 0 && line.start < (cut.lines[at - 1]?.start ?? 0) && line.blanksBefore > 0,
  );
  const rest = cut.lines.slice(from);
  if (from < 1 || !rest.every(({ mark, label }) => mark === undefined && label !== 'head')) return [cut];
  const isTold = rest.some(({ text }) => !isShort(text));
  return [
    { ...cut, lines: cut.lines.slice(0, from) },
    { heading: '', kind: isTold ? 'summary' : 'other', lines: rest },
  ];
}

/** Where the profile begins in the last section above the jobs; -1 where none is sure. */
function profileIn({ lines }: Cut, isBelowColumn: boolean): number {
  const isProfile = (line: LogicalLine) =>
    (line.blanksBefore > 1 && isParagraph(line)) || (line.blanksBefore > 0 && isBelowColumn && tellsOfPerson(line));
  const from = lines.findIndex((line, at) => at > 0 && isProfile(line));
  if (from < 0 || !lines.slice(from + 1).every(isParagraph)) return -1;
  return lines.slice(0, from).every(({ text, blanksBefore }, at) => isShort(text) && (at === 0 || blanksBefore === 0))
    ? from
    : -1;
}

/** Sections with nothing but short lines, and more than one of them: a column at the side of the page. */
function isSideColumn(cuts: readonly Cut[]): boolean {
  return cuts.length > 1 && cuts.every(({ lines }) => lines.length > 0 && lines.every(({ text }) => isShort(text)));
}

function isParagraph({ label, mark, text }: LogicalLine): boolean {
  return label === 'prose' && mark === undefined && text.length >= profileCharsMin;
}

/** "Store manager with twenty years on the sales floor. …": whole sentences that begin with what somebody works as. */
function tellsOfPerson({ label, mark, text }: LogicalLine): boolean {
  if (mark !== undefined || text.length < profileCharsMin || !/^(?:prose|item)$/.test(label)) return false;
  const opens = plainWords(text.slice(0, profileCharsMin)).slice(0, openingWords);
  return titles.isIn(opens) && /^\p{Lu}/u.test(text) && /[.!]$/.test(text);
}

const openingWords = 5;

function isShort(text: string): boolean {
  return text.length <= columnCharsMax;
}
