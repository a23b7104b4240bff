import { hasContact } from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { namesSomething } from '../lines/head-runs.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { plainWords } from '../text/word-list.js';

const charsMax = 50;
const wordsMax = 8;

/**
 * takeHeadingAbove finds the heading of the jobs that begin with `head`, where nobody knows its words: "What I have been
 * up to" between empty lines, right above the head of the first job, or that head itself, above a time alone. Of `above`,
 * the lines of the section or the top so far, it takes the heading away. Undefined where no line is sure.
 */
export function takeHeadingAbove(
  above: LogicalLine[],
  head: LogicalLine,
  below: LogicalLine | undefined,
): LogicalLine | undefined {
  if (isOwnHeading(head, below) && below?.label === 'head' && isDatesAlone(below.text)) return head;
  const last = above.at(-1);
  // Where each line stands apart, an empty line says nothing.
  const isApart = above.slice(1, -1).every(({ blanksBefore }) => blanksBefore === 0);
  if (!last || above.length < 2 || !isApart || !isOwnHeading(last, head)) return undefined;
  above.pop();
  return last;
}

/** A few words between empty lines that begin with a capital and go on in small letters, and name no post and no employer. */
function isOwnHeading(
  { label, text, mark, level, blanksBefore }: LogicalLine,
  below: LogicalLine | undefined,
): boolean {
  if (mark !== undefined || level > 0 || blanksBefore === 0 || (below?.blanksBefore ?? 0) === 0) return false;
  if (text.length > charsMax || !isSentenceCase.test(text) || !/^(?:head|sub|item|prose|bullet|inline)$/.test(label))
    return false;
  return (
    plainWords(text).length <= wordsMax && !hasContact(text) && !namesSomething(text) && findDates(text).length === 0
  );
}

const isSentenceCase = /^\p{Lu}[\p{L}’']*(?: (?:I|\p{Ll})[\p{Ll}’'-]*){1,7}:?$/u;
