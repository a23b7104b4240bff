import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const charsMax = 45;
const knownMin = 3;
/** A text beside a column of times, or of labels, is set in as far as that is wide. */
const indentMin = 8;
const indentMax = 30;
const bodyShare = 0.3;

/**
 * setMarginTitles finds the headings that nobody knows among those at the left of a page whose text is set in beside a column
 * of times or labels: what stands alone in that column, and apart, is a heading as the known ones are.
 */
export function setMarginTitles(lines: RawLine[]): RawLine[] {
  const written = lines.filter(({ raw }) => raw.trim() !== '');
  if (!isSetIn(written)) return lines;
  const isAlone = lines.map(
    ({ raw }, at) => isTitleBeside(raw) && (lines[at - 1]?.raw.trim() ?? '') === '' && isAboveText(lines, at),
  );
  const first = lines.findIndex(({ raw }, at) => isAlone[at] && isKnown(raw));
  const titles = lines.filter((_, at) => at >= first && isAlone[at]);
  const known = titles.filter(({ raw }) => isKnown(raw));
  // A title of a job may stand alone in its row as well, where most such rows are no headings.
  if (known.length < knownMin || known.length * 2 < titles.length) return lines;
  return lines.map((line, at) => (at >= first && isAlone[at] ? { ...line, isTitle: true } : line));
}

/** True where much of the text begins at one place further in, or behind that. */
function isSetIn(written: readonly RawLine[]): boolean {
  const indents = written.map(({ raw }) => raw.length - raw.trimStart().length);
  const counts = Map.groupBy(
    indents.filter((indent) => indent >= indentMin && indent <= indentMax),
    (indent) => indent,
  );
  const [body] = [...counts].sort((one, other) => other[1].length - one[1].length)[0] ?? [Infinity];
  return indents.filter((indent) => indent >= body).length >= written.length * bodyShare;
}

function isTitleBeside(raw: string): boolean {
  const isAtLeft = /^\p{L}/u.test(raw) && !/ {3}|\t/.test(raw.trimEnd());
  return isAtLeft && raw.length <= charsMax && !/[\d@:,;.]/.test(raw);
}

/** Below a heading stands what is set in, or a row with its time or label. */
function isAboveText(lines: readonly RawLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 3).find(({ raw }) => raw.trim() !== '')?.raw ?? '';
  return /^\s|\S {3}|\t/.test(below);
}

function isKnown(raw: string): boolean {
  return headingKind(raw.trim()) !== undefined;
}
