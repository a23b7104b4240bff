import { blocksOf } from './blocks.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from './logical-lines.js';
import { isTitle } from '../recognizers/titles.js';

/**
 * withMarkedPosts reads the blocks of a resume in which the head of each post has a bullet mark and the lines below it have
 * none: the marked line is the head, and what stands below it is what was done there, whatever time or title it names.
 */
export function withMarkedPosts(lines: readonly LogicalLine[]): LogicalLine[] {
  const blocks = blocksOf([...lines]);
  const posts = blocks.filter(isMarkedPost);
  const titled = posts.filter(([head]) => head !== undefined && isTitle(head.text));
  const isStyle = titled.length >= postsMin && posts.every(([head]) => head?.mark === posts[0]?.[0]?.mark);
  return isStyle ? blocks.flatMap((block) => (posts.includes(block) ? asPost(block) : block)) : [...lines];
}

/**
 * withMarkedEmployers reads lines with a mark that no duty has (">> LARCH HAULAGE, Hull") as heads, where each of them opens
 * a block and has the rest of a head right below.
 */
export function withMarkedEmployers(lines: readonly LogicalLine[]): LogicalLine[] {
  const byMark = Map.groupBy(
    [...lines.keys()].filter((at) => lines[at]?.mark !== undefined),
    (at) => lines[at]?.mark,
  );
  if (byMark.size < 2) return [...lines];
  const opens = (at: number) => {
    const [line, below] = [lines[at], lines[at + 1]];
    return (
      (line?.blanksBefore ?? 0) > 0 && below?.label === 'head' && below.mark === undefined && below.blanksBefore === 0
    );
  };
  const rows = [...byMark.values()].filter((places) => places.length >= postsMin && places.every(opens));
  const heads = new Set(rows.flat());
  return lines.map((line, at) => (heads.has(at) ? { ...line, label: 'head', mark: undefined } : line));
}

const postsMin = 2;

/** A marked line with a period, and below it lines without a mark, each of which begins as a line does. */
function isMarkedPost([head, ...below]: readonly LogicalLine[]): boolean {
  return (
    head?.mark !== undefined &&
    head.level === 0 &&
    head.text.length <= headCharsMax &&
    findDates(head.text).some(({ isRange }) => isRange) &&
    below.length > 0 &&
    below.every(isPlain)
  );
}

function isPlain({ mark, level, text }: LogicalLine): boolean {
  return mark === undefined && level === 0 && /^[\p{Lu}\p{N}]/u.test(text) && headingKind(text) === undefined;
}

const headCharsMax = 120;

function asPost([head, ...below]: LogicalLine[]): LogicalLine[] {
  return [
    { ...head, label: 'head' } as LogicalLine,
    ...below.map((line): LogicalLine => ({ ...line, label: 'bullet' })),
  ];
}
