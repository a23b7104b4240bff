import { readFormLabel } from '../recognizers/form-labels.js';
import type { RawLine } from './physical-lines.js';

/** "2.1  Organisation : Hale Hospital": the number of a part, and a label. */
const counted = /^(\s{0,20}\d{1,2}\.\d{1,2}\.?\s{1,8})(?=\p{L}[^:\t]{2,40}:)/u;
const charsMax = 300;
const formsMin = 2;

/** setCountedLabels leaves out the numbers before the first labels of forms: they count jobs, and belong to no label. */
export function setCountedLabels(lines: RawLine[]): RawLine[] {
  const countOf = ({ raw }: RawLine) => {
    const count = raw.length <= charsMax ? counted.exec(raw)?.[1] : undefined;
    return count !== undefined && readFormLabel(raw.slice(count.length).trim()) ? count : undefined;
  };
  if (lines.filter(countOf).length < formsMin) return lines;
  return lines.map((line) => {
    const count = countOf(line);
    return count === undefined ? line : { ...line, raw: ' '.repeat(count.length) + line.raw.slice(count.length) };
  });
}
