import type { LogicalLine } from '../lines/logical-lines.js';
import type { Entry } from '../document/resume-document.js';
import { isTitle } from '../recognizers/titles.js';

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

/**
 * withEmployersOverPosts gives posts that are set in below a line with a time the employer that this line names, whatever its
 * parts look like: "Sunfinder Travel, Kamloops BC (2004 to 2011)" above "Travel Consultant (2004 to 2011)". The line
 * belongs to the head of the first post. Nothing is given where another line stands as far out.
 */
export function withEmployersOverPosts(entries: Entry[], lines: readonly LogicalLine[]): Entry[] {
  const indents = entries.map((entry) => indentOf(entry, lines));
  const outer = Math.min(...indents);
  const isPost = (at: number) => isPostSetIn(entries[at], indents[at], outer);
  const areEmployers = entries.every((entry, at) => isPost(at) || (isLineAlone(entry) && isPost(at + 1)));
  const posts = entries.filter((_, at) => isPost(at));
  if (!areEmployers || posts.length < postsMin || posts.length === entries.length) return entries;
  let employer: Entry | undefined;
  return entries.flatMap((entry, at) => {
    if (!isPost(at)) {
      employer = entry;
      return [];
    }
    const isFirst = !isPost(at - 1);
    return employer ? [postWith(employer, entry, isFirst)] : [entry];
  });
}

const postsMin = 2;

function isPostSetIn(entry: Entry | undefined, indent = 0, outer = 0): boolean {
  return (
    entry !== undefined && indent > outer && entry.organization === '' && entry.dates !== '' && isTitle(entry.title)
  );
}

function isLineAlone({ headerLines, details, title, dates }: Entry): boolean {
  return headerLines.length === 1 && details.length === 0 && dates !== '' && !isTitle(title);
}

function postWith(employer: Entry, post: Entry, isFirst: boolean): Entry {
  const [head = ''] = employer.headerLines;
  const organization = withoutTime(head, employer.dates);
  if (!isFirst) return { ...post, organization };
  return {
    ...post,
    organization,
    headerLines: [head, ...post.headerLines],
    span: { start: employer.span.start, end: post.span.end },
    ...(employer.dates !== post.dates && { employerDates: employer.dates, notes: [...post.notes, employer.dates] }),
  };
}

function withoutTime(head: string, dates: string): string {
  return head
    .replace(dates, '')
    .replace(/\(\s*\)/, '')
    .replace(/(?<![\s,;–-])[\s,;–-]+$/, '')
    .trim();
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
