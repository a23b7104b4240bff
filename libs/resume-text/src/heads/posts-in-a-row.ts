import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { endsWithTitle, isOrganization, isTitle } from '../recognizers/titles.js';

/** "Lead Mechanic, Heavy Maintenance (2019-Present)", a post with its time in brackets. */
const post = /^[^();]{3,80} \([^()]{4,40}\)$/u;
const rowCharsMax = 240;

/**
 * withPostsInARow sets the posts of one line, each with its time in brackets and parted by semicolons or "and", below each other:
 * read as one head, each would get the time of another. An employer right below such a line is that of all of them, and is
 * read above them.
 */
export function withPostsInARow(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return [...lines];
  return withEmployerOfPosts(withRowsOfPosts(lines));
}

function withRowsOfPosts(lines: readonly LogicalLine[]): LogicalLine[] {
  let employer: LogicalLine | undefined;
  return lines.flatMap((line, at) => {
    if (line === employer) return [];
    const posts =
      line.mark === undefined && line.text.length <= rowCharsMax
        ? line.text.split(/; | and (?=\p{Lu}[^();]{2,80} \([^()]{4,40}\)$)/u)
        : [];
    if (posts.length < 2 || !posts.every(isPost)) return [line];
    employer = employerBelow(lines, at);
    let from = 0;
    const rows = posts.map((text, row): LogicalLine => {
      const start = line.start + line.text.indexOf(text, from);
      from += text.length;
      const blanksBefore = row === 0 && !employer ? line.blanksBefore : 0;
      return { ...line, label: 'head', text, start, end: start + text.length, blanksBefore };
    });
    return employer ? [{ ...employer, blanksBefore: line.blanksBefore }, ...rows] : rows;
  });
}

/** The line of a head right below the first one of its block, without a time; undefined where there is none. */
function employerBelow(lines: readonly LogicalLine[], at: number): LogicalLine | undefined {
  const [above, below] = [lines[at - 1], lines[at + 1]];
  const isFirst = above?.label !== 'head' || (lines[at]?.blanksBefore ?? 0) > 0;
  const isBelow = below?.label === 'head' && below.mark === undefined && below.blanksBefore === 0;
  return isFirst && isBelow && findDates(below.text).length === 0 && !isTitle(below.text) ? below : undefined;
}

function isPost(text: string): boolean {
  const [span, ...others] = findDates(text);
  return post.test(text) && span?.isRange === true && others.length === 0 && isTitle(text.slice(0, span.start));
}

/**
 * Where employers stand below the post and its time, the one below several posts of a line each is that of all of them, and is
 * read above them: "Ward Assistant · 2021 – now", "Porter · 2018 – 2021", "Mill Road Hospital".
 */
function withEmployerOfPosts(lines: readonly LogicalLine[]): LogicalLine[] {
  const result = [...lines];
  const haveEmployersBelow = lines.some(
    (line, at) => !isPostLine(lines[at - 1]) && isPostLine(line) && isEmployer(lines, at + 1, 'head'),
  );
  if (!haveEmployersBelow) return result;
  lines.forEach((line, at) => {
    if (!isPostLine(line) || (isPostLine(lines[at - 1]) && line.blanksBefore === 0)) return;
    let end = at + 1;
    while (isPostLine(lines[end]) && lines[end]?.blanksBefore === 0) end += 1;
    const employer = lines[end];
    if (end - at < postsMin || !employer || !isEmployer(lines, end) || !isOrganization(employer.text)) return;
    const posts = lines.slice(at, end).map((post) => ({ ...post, blanksBefore: 0 }));
    result.splice(at, end - at + 1, { ...employer, label: 'head', blanksBefore: line.blanksBefore }, ...posts);
  });
  return result;
}

const postsMin = 2;
const employerCharsMax = 90;

/** A title with nothing but its time, which ends the line. */
function isPostLine(line: LogicalLine | undefined): boolean {
  if (line?.label !== 'head' || line.mark !== undefined) return false;
  const [span, ...others] = findDates(line.text);
  return (
    span?.isRange === true &&
    others.length === 0 &&
    span.end === line.text.length &&
    isTitle(line.text.slice(0, span.start))
  );
}

/** True for a short line right below, which names no post and has no time. */
function isEmployer(lines: readonly LogicalLine[], at: number, label?: LogicalLine['label']): boolean {
  const line = lines[at];
  if (!line || line.mark !== undefined || line.blanksBefore > 0 || (label !== undefined && line.label !== label))
    return false;
  const isName = /^\p{Lu}.*[^.!?:;,]$/u.test(line.text) && line.text.length <= employerCharsMax;
  // "Mill Road Private Hospital" names no soldier.
  const [name = ''] = line.text.split(/[,(]/);
  return isName && findDates(line.text).length === 0 && !endsWithTitle(name.trim());
}
