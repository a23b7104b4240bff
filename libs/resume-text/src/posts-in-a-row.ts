import { findDates } from './dates.js';
import type { SectionKind } from './headings.js';
import type { LogicalLine } from './logical-lines.js';
import { isTitle } from './titles.js';

/** "Lead Mechanic, Heavy Maintenance (2019-Present)", a post with its time in brackets. */
const post = /^[^();]{3,80} \([^()]{4,40}\)$/u;
const rowCharsMax = 240;

/**
 * withPostsInARow sets the posts of one line, each with its time in brackets and parted by semicolons or "and", below each other:
 * read as one head, each would get the time of another.
 */
export function withPostsInARow(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return [...lines];
  return lines.flatMap((line) => {
    const posts =
      line.mark === undefined && line.text.length <= rowCharsMax
        ? line.text.split(/; | and (?=\p{Lu}[^();]{2,80} \([^()]{4,40}\)$)/u)
        : [];
    if (posts.length < 2 || !posts.every(isPost)) return [line];
    let from = 0;
    return posts.map((text, at): LogicalLine => {
      const start = line.start + line.text.indexOf(text, from);
      from += text.length;
      const blanksBefore = at === 0 ? line.blanksBefore : 0;
      return { ...line, label: 'head', text, start, end: start + text.length, blanksBefore };
    });
  });
}

function isPost(text: string): boolean {
  const [span, ...others] = findDates(text);
  return post.test(text) && span?.isRange === true && others.length === 0 && isTitle(text.slice(0, span.start));
}
