import { hasContact } from '../recognizers/contact-patterns.js';
import type { LogicalLine } from './logical-lines.js';
import { plainWords } from '../text/word-list.js';

const wordsMax = 6;
const refereesMin = 2;

/**
 * withRefereeHeadings: at the end of a resume, a short line above people each of whom has an address or a telephone is
 * their heading ("Ask These Two"), where every other heading stands alone below a blank line as well.
 */
export function withRefereeHeadings(lines: LogicalLine[]): LogicalLine[] {
  const at = lines.findLastIndex(({ blanksBefore }) => blanksBefore > 0);
  const [line, ...below] = lines.slice(Math.max(at, 0));
  if (at < 1 || !line || below.length < refereesMin || !isShortTitle(line)) return lines;
  const areReferees = below.every(
    ({ text, label, mark }) => label !== 'heading' && mark === undefined && isReferee(text),
  );
  return areReferees ? lines.map((each, row) => (row === at ? { ...each, label: 'heading' } : each)) : lines;
}

function isShortTitle({ text, label, mark }: LogicalLine): boolean {
  const words = plainWords(text);
  const isPlain = (label === 'item' || label === 'prose') && mark === undefined;
  return isPlain && words.length > 1 && words.length <= wordsMax && /^\p{Lu}[\p{L}’' ]+$/u.test(text);
}

/** "Dr. Ada Example, Head (ret.), 225.555.0150": a name, and where the person can be asked. */
function isReferee(text: string): boolean {
  return hasContact(text) && /^(?:\p{Lu}\p{L}*\.? ){0,2}\p{Lu}[\p{L}-]+ \p{Lu}[\p{L}-]+, /u.test(text);
}
