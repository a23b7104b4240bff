import { type Period, findRange, findYear } from './dates';

/** TextEntry is one job or study as it stands in the text. */
export interface TextEntry {
  /** The lines around the dates: title, employer, school, place. */
  head: string[];
  period: Period;
  /** What was done, one thing per line. */
  description: string[];
}

const bullet = /^(?:[-*+•▪◦‣–—]|\d{1,2}[.)])\s+/;
const headCharsMax = 120;
/** A title, an employer and a place may each stand on a line of their own. */
const headLinesMax = 3;

/** entriesOf cuts a section at its dates; `before` are lines that belong to no entry. */
export function entriesOf(lines: readonly string[]): { entries: TextEntry[]; before: string[] } {
  const periods = lines.map((line) =>
    bullet.test(line) ? null : (findRange(line) ?? (isShort(line) ? onlyYear(line) : null)),
  );
  const dated = [...periods.keys()].filter((at) => periods[at] !== null);
  const starts = dated.map((at, nth) => headStart(lines, at, nth === 0 ? 0 : dated[nth - 1]! + 1, periods[at]!));
  const entries = dated.map((at, nth): TextEntry => {
    const period = periods[at]!;
    const head = [...lines.slice(starts[nth], at), period.rest].map(plain).filter(Boolean);
    const body = lines.slice(at + 1, starts[nth + 1] ?? lines.length);
    // Some put the title below the line with the employer and the dates.
    const below = head.length === 1 && body[0] && isHead(body[0]) ? [body[0]] : [];
    return { head: [...head, ...below.map(plain)], period, description: joinWrapped(body.slice(below.length)) };
  });
  return { entries, before: lines.slice(0, starts[0] ?? lines.length).filter(Boolean) };
}

/** The lines right above the dates that name the entry, never reaching into the one before. */
function headStart(lines: readonly string[], at: number, from: number, period: Period): number {
  let start = at;
  // With enough on the line of the dates itself, the line above is the end of what came before.
  const enough = /[,|·–—]| at /.test(period.rest) ? 0 : headLinesMax - (period.rest === '' ? 0 : 1);
  while (start > from && at - start < enough && isHead(lines[start - 1]!)) start -= 1;
  const isFirst = from === 0;
  // Right below a bullet, the upper lines may be its continuation: only the nearest one is sure to be the head.
  if (!isFirst && start > from && start < at - 1 && lines[start - 1] !== '') start = at - 1;
  return start;
}

const isShort = (line: string) => line.length <= headCharsMax;
const isHead = (line: string) =>
  line !== '' && isShort(line) && !bullet.test(line) && !/[.;]$/.test(line) && !/^\p{Ll}/u.test(line);

/** One date alone counts where it is the end of the line, not a number in a sentence. */
function onlyYear(line: string): Period | null {
  return /(?:19|20)\d{2}\)?\s*\*?$/.test(line) ? findYear(line) : null;
}

export const plain = (line: string) =>
  line
    .replace(bullet, '')
    .replace(/^#+\s+|\*\*|^[*_]|[*_]$/g, '')
    .trim();

/** joinWrapped puts a line that only goes on with the one above back to it; each bullet stays a line. */
export function joinWrapped(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let previous = '';
  for (const line of lines) {
    const goesOn =
      previous !== '' && line !== '' && !bullet.test(line) && !/[.!?:]$/.test(previous) && bulletsIn(lines);
    if (goesOn) joined.push(`${joined.pop() ?? ''} ${plain(line)}`.trim());
    else if (line !== '') joined.push(plain(line));
    previous = line;
  }
  return joined;
}

const bulletsIn = (lines: readonly string[]) => lines.some((line) => bullet.test(line));
