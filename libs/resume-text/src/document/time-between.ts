import { block, inline } from '../text/markdown.js';
import { findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { trimSigns } from '../text/split-cells.js';

/**
 * headOfTime: "Parental leave, 09/2016 – 03/2019" among jobs is none of them, and no line of the one above it: it stands under a
 * heading of its own, with its time below it as jobs have theirs. What is told in a sentence is one paragraph with its time in
 * bold, for a time alone says nothing as a heading. Undefined where the time stands within the line.
 */
export function headOfTime(told: string): string[] | undefined {
  if (told.length > toldCharsMax || readFormLabel(told) !== undefined) return undefined;
  const spans = findDates(told);
  const [first, last] = [spans[0], spans.at(-1)];
  const isBefore = first?.start === 0;
  const time = isBefore ? first : last?.end === told.replace(/[.)]$/, '').length ? last : undefined;
  if (!time?.isRange || /^since/i.test(time.text)) return undefined;
  const rest = isBefore ? told.slice(time.end) : told.slice(0, time.start);
  const text = trimSigns(rest, (sign) => (isBefore ? /[\s·|,:;–—-]/u.test(sign) : /[\s·|,:;(–—-]/u.test(sign)));
  if (!/\p{L}{3}/u.test(text)) return undefined;
  // "Cared for my parents (03/2015 – 10/2015)" has its bracket around the time.
  const isInBracket = !isBefore && told.slice(0, time.start).trimEnd().endsWith('(') && told.endsWith(')');
  const before = isInBracket ? told.slice(0, told.lastIndexOf('(')).trimEnd() : told.slice(0, time.start);
  const period = inline(told.slice(time.start, time.end));
  const charsMax = /^[\p{Lu}\d]/u.test(text) ? headingCharsMax : smallHeadingCharsMax;
  const isHeading = text.length <= charsMax && /^[\p{L}\d]/u.test(text) && !isSentence.test(text);
  if (isHeading) return [`### ${inline(text)}`, `*${period}*`];
  return [isBefore ? `**${period}** · ${inline(text)}` : `${block(before)} **${period}**`];
}

const isSentence = /\p{Ll}{4}\.(?: \S|$)|; \S|^I(?![\p{L}\p{N}])/u;
const toldCharsMax = 200;
const headingCharsMax = 80;
/** What begins in small letters reads as a heading where it is short. */
const smallHeadingCharsMax = 45;
