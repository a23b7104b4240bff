import { blocksOf } from '../lines/blocks.js';
import { findDates } from '../recognizers/dates.js';
import { isLabelled, readFormLabel, withoutLabel } from '../recognizers/form-labels.js';
import { isPlace } from '../recognizers/contacts.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';

/**
 * withFormsBelowEmployers finds the heads of jobs that are forms below the line of their employer, as many nurses and
 * seafarers write them: "Mercy Hospital, Cebu" above "Area: …", "Position: Staff Nurse" and "Date: May 2019 to June 2021".
 * Title and time go right below the employer; what else stands between them and there is told of that job, in its order.
 */
export function withFormsBelowEmployers(lines: readonly LogicalLine[]): LogicalLine[] {
  return blocksOf(lines).flatMap(withFormBelow);
}

function withFormBelow(block: LogicalLine[]): LogicalLine[] {
  const [employer, ...below] = block;
  const first = below.findIndex(isField);
  if (!employer || first < 0 || first > remarksMax || !isPlain(employer) || !isNameAlone(employer)) return block;
  const remarks = below.slice(0, first);
  const after = below.slice(first).findIndex((line) => !isField(line));
  const end = after < 0 ? below.length : first + after;
  const fields = below.slice(first, end);
  const others = below.slice(end);
  const [title, time, ...more] = ['title', 'dates', 'organization'].map((field) =>
    fields.filter(({ text }) => readFormLabel(text)?.field === field),
  );
  const isForm = title?.length === 1 && time?.length === 1 && more[0]?.length === 0;
  if (!isForm || !remarks.every(isRemark) || others.some(({ text }) => namesPost(text))) return block;
  // The town of the employer is of the head.
  const place = remarks.slice(0, 1).filter(({ text }) => isPlaceAlone(text) || isPlace(text));
  const head = [...place, ...title, ...time];
  if (!isTitle(withoutLabel(title[0]?.text ?? '')) || !isDatesAlone(withoutLabel(time[0]?.text ?? ''))) return block;
  const told = [...remarks, ...fields].filter((line) => !head.includes(line));
  return [
    ...[employer, ...head].map((line): LogicalLine => ({ ...line, label: 'head' })),
    ...told.map((line): LogicalLine => ({ ...line, label: 'prose' })),
    ...others,
  ];
}

/** More lines between the employer and the form are a text of their own. */
const remarksMax = 2;
const nameCharsMax = 100;
const fieldCharsMax = 300;

function isPlain({ mark, level, label }: LogicalLine): boolean {
  return mark === undefined && level === 0 && label !== 'heading';
}

function isField(line: LogicalLine): boolean {
  const { text } = line;
  return isPlain(line) && text.length <= fieldCharsMax && text.includes(':') && isLabelled(text);
}

/** The name of an employer, with its town: neither a title nor a time, and no phrase that goes on or ends. */
function isNameAlone({ text }: LogicalLine): boolean {
  const isName = text.length <= nameCharsMax && /^\p{Lu}/u.test(text) && !/[.:;,]$/.test(text);
  return isName && findDates(text).length === 0 && (isOrganization(text) || !isTitle(text)) && !isLabelled(text);
}

/** "Private hospital, 300 beds" says more of the employer. */
function isRemark(line: LogicalLine): boolean {
  return isPlain(line) && !findDates(line.text).some(({ isRange }) => isRange);
}

/** A second form right below the first, and nobody could say which lines are whose. */
function namesPost(text: string): boolean {
  const field = readFormLabel(text)?.field;
  return field === 'title' || field === 'dates';
}
