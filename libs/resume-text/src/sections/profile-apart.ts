import type { LogicalLine } from '../lines/logical-lines.js';
import type { Cut } from './run-in.js';

/** A line of a side column is shorter, and a paragraph of a profile longer. */
const columnCharsMax = 60;
const profileCharsMin = 100;

/**
 * withProfileApart gives the paragraph right above the jobs a section of its own, where it stands apart below the short
 * lines of a list: a side column was printed first, and the main text begins with what somebody says of themselves.
 */
export function withProfileApart(cuts: readonly Cut[]): Cut[] {
  const firstJob = cuts.findIndex(({ kind }) => kind === 'experience');
  const hasProfile = cuts.slice(0, Math.max(firstJob, 0)).some(({ kind }) => kind === 'summary');
  const last = cuts[firstJob - 1];
  const from = last && !hasProfile ? profileIn(last) : -1;
  if (!last || from < 1) return [...cuts];
  const column = { ...last, lines: last.lines.slice(0, from) };
  const profile: Cut = { heading: '', kind: 'summary', lines: last.lines.slice(from) };
  return [...cuts.slice(0, firstJob - 1), column, profile, ...cuts.slice(firstJob)];
}

function profileIn({ lines }: Cut): number {
  const from = lines.findIndex((line, at) => at > 0 && isParagraph(line) && line.blanksBefore > 1);
  if (from < 0 || !lines.slice(from).every(isParagraph)) return -1;
  return lines.slice(0, from).every(({ text, blanksBefore }, at) => isShort(text) && (at === 0 || blanksBefore === 0))
    ? from
    : -1;
}

function isParagraph({ label, mark, text }: LogicalLine): boolean {
  return label === 'prose' && mark === undefined && text.length >= profileCharsMin;
}

function isShort(text: string): boolean {
  return text.length <= columnCharsMax;
}
