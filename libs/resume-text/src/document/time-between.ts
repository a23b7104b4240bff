import { block, inline } from '../text/markdown.js';
import { findDates } from '../recognizers/dates.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import { trimSigns } from '../text/split-cells.js';

/**
 * headOfTime: "Parental leave, 09/2016 – 03/2019" among jobs is none of them, and no line of the one above it: it stands under a
 * heading of its own. What is told in a sentence stands under its time. Undefined where the time stands within the line.
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
  const isSentence = /\p{Ll}{4}\.(?: \S|$)|; \S/u.test(text);
  const isHeading = text.length <= headingCharsMax && /^[\p{Lu}\d]/u.test(text) && !isSentence;
  const period = told.slice(time.start, time.end);
  return isHeading ? [`### ${inline(text)}`, `*${inline(period)}*`] : [`### ${inline(period)}`, block(text)];
}

const toldCharsMax = 200;
const headingCharsMax = 80;
