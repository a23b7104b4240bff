import type { LogicalLine } from '../lines/logical-lines.js';
import type { Entry } from '../document/resume-document.js';

/**
 * setPostsAlike reads several posts with one employer, each further in than the employer's line and with its own lines
 * below it: the first one right below that line is shown as the others are.
 */
export function setPostsAlike(entries: readonly Entry[], lines: readonly LogicalLine[]): void {
  entries.forEach((post, at) => {
    const [employer, next] = [entries[at - 1], entries[at + 1]];
    if (!post.isStacked || !employer || !next || post.details.length === 0) return;
    if (isPostBelow(employer, post, lines) && isPostBelow(employer, next, lines) && !next.isStacked) {
      const [indent, other] = [post, next].map((entry) => indentOf(entry, lines));
      if (indent === other) delete post.isStacked;
    }
  });
}

/** isPostBelow is true for a title with its time, further in than the line above that names the employer. */
export function isPostBelow(employer: Entry, post: Entry | undefined, lines: readonly LogicalLine[]): boolean {
  if (!post || post.title === '' || post.dates === '' || post.organization !== '' || post.headerLines.length !== 1)
    return false;
  return employer.organization !== '' && indentOf(post, lines) > indentOf(employer, lines);
}

function indentOf({ span }: Entry, lines: readonly LogicalLine[]): number {
  return lines.find(({ start }) => start === span.start)?.indent ?? 0;
}
