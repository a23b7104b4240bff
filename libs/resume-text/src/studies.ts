import { findDates } from './dates.js';
import type { LogicalLine } from './logical-lines.js';
import type { Cut } from './run-in.js';
import { degrees, institutions } from './word-lists.js';
import { plainWords } from './word-list.js';

/** isStudy is true for a line that names a degree and a school. */
export function isStudy(text: string): boolean {
  const words = plainWords(text);
  return degrees.isIn(words) && institutions.isIn(words);
}

/** isWholeStudy is true for a line that says by itself what was studied and where, or when. */
export function isWholeStudy(text: string): boolean {
  const words = plainWords(text);
  if (words.length > 30) return false;
  const named = (degrees.isIn(words) ? 1 : 0) + (institutions.isIn(words) ? 1 : 0);
  return named > 1 || (named > 0 && findDates(text).length > 0);
}

/** In a resume without headings the degrees at the end of its jobs are a part of their own. */
export function withoutStudies(cut: Cut): Cut[] {
  if (cut.heading !== '' || cut.kind !== undefined) return [cut];
  const from = cut.lines.findIndex(
    (line, at) => at > 0 && line.blanksBefore > 0 && isStudyHead(line) && isOfStudies(cut.lines.slice(at)),
  );
  if (from < 0) return [cut];
  return [
    { ...cut, lines: cut.lines.slice(0, from) },
    { ...cut, kind: 'education', lines: cut.lines.slice(from) },
  ];
}

function isStudyHead(line: LogicalLine): boolean {
  return line.mark === undefined && line.text.length < 160 && isWholeStudy(line.text);
}

/** True where no job comes after: the blocks from here on name degrees, or have neither bullets nor periods. */
function isOfStudies(lines: readonly LogicalLine[]): boolean {
  return !lines.some((line) => line.mark !== undefined || (line.label === 'bullet' && line.blanksBefore === 0));
}
