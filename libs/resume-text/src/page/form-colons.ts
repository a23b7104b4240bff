import { readFormLabel } from '../recognizers/form-labels.js';
import type { RawLine } from './physical-lines.js';

/** "Designation      :  Clerk" and "Duties      :": a colon that stands in a column of its own. */
const apart = /^(\s{0,80}(?:\(?\d{1,2}[.)] {1,8})?\p{L}[^:\t]{0,40}?) {2,}: *(?=\S|$)/u;
const fieldsMin = 3;
const charsMax = 400;

/** closeFormColons sets the colons of a form of jobs beside their labels: in a column of their own they would part label and value. */
export function closeFormColons(lines: RawLine[]): RawLine[] {
  const isApart = ({ raw }: RawLine) => raw.length <= charsMax && raw.includes(':') && apart.test(raw);
  const closed = lines.map((line) =>
    isApart(line) ? { ...line, raw: line.raw.replace(apart, '$1 : ').replace(/ : $/, ':') } : line,
  );
  const fields = closed.filter((line, at) => line !== lines[at] && isField(line));
  return fields.length < fieldsMin ? lines : closed;
}

function isField({ raw }: RawLine): boolean {
  return readFormLabel(raw.trim().replace(/^\(?\d{1,2}[.)] {1,8}/, '')) !== undefined;
}
