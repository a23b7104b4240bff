import { blocksOf } from './blocks.js';
import { findDates } from './dates.js';
import { headingKind } from './headings.js';
import type { LogicalLine } from './logical-lines.js';
import { isTitle } from './titles.js';

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
