import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const marked = /^(#{1,6})\s+(?=\S)/;
/** A line in bold or italics, and one that begins in bold. */
const emphasized = /^\s*(?:(?:\*\*|__)[^*_]{2,120}(?:\*\*|__)|[*_][^\s*_][^*_]{1,120}[*_]$)/;
const quoted = /^>\s/;
const headingsMin = 2;

/**
 * setMarkdownTitles takes the marks off the headings of a text that uses Markdown for nothing else: where neither "###" nor
 * emphasis says which lines are the heads of jobs, these are read like those of any other text.
 */
export function setMarkdownTitles(lines: RawLine[]): RawLine[] {
  const levels = lines.map(({ raw }) => marked.exec(raw)?.[1]?.length ?? 0);
  const known = lines.flatMap(({ raw }, at) => {
    const level = levels[at] ?? 0;
    return level > 0 && headingKind(raw.slice(level).trim()) !== undefined ? [level] : [];
  });
  const deepest = Math.max(...levels);
  const isBelowHeading = (at: number) =>
    marked.test(lines.slice(0, at).findLast(({ raw }) => raw.trim() !== '')?.raw ?? '');
  const marksHeads =
    deepest > Math.min(...known) ||
    lines.some(({ raw }, at) => emphasized.test(raw) || (quoted.test(raw) && isBelowHeading(at)));
  if (known.length < headingsMin || marksHeads) return lines;
  return lines.map((line, at) => {
    const length = marked.exec(line.raw)?.[0].length ?? 0;
    if (length === 0) return line;
    return {
      ...line,
      raw: line.raw.slice(length),
      start: line.start + length,
      ...(levels[at] === deepest && { isTitle: true }),
    };
  });
}
