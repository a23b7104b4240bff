import { isTitle } from '../recognizers/titles.js';
import type { LogicalLine } from './logical-lines.js';
import { numberOf } from './numbered-heads.js';

const countedMin = 3;
const charsMax = 60;

/**
 * withCountedSubheadings reads "1. HARBOUR LTD", "2. RING ROAD" and so on, in capitals and each with other lines below it, as
 * headings within their section: as items they would close the list above them.
 */
export function withCountedSubheadings(lines: LogicalLine[]): LogicalLine[] {
  const found = new Set<number>();
  let row: number[] = [];
  const close = () => {
    if (row.length >= countedMin) row.forEach((at) => found.add(at));
    row = [];
  };
  lines.forEach((line, at) => {
    if (line.label === 'heading') close();
    const number = numberOf(line);
    if (number === undefined) return;
    const below = lines[at + 1];
    const isParted = below !== undefined && numberOf(below) === undefined && below.label !== 'heading';
    const isInCapitals = line.text.length <= charsMax && /\p{Lu}{2}/u.test(line.text) && !/\p{Ll}/u.test(line.text);
    if (number === 1) close();
    // A post that is counted has a head of its own.
    if (isInCapitals && isParted && !isTitle(line.text) && number === row.length + 1) row.push(at);
    else row = [];
  });
  close();
  return lines.map((line, at) =>
    found.has(at) ? { ...line, label: 'sub', mark: undefined, text: `${line.mark} ${line.text}` } : line,
  );
}
