import { hasContact } from '../recognizers/contacts.js';
import { isPersonalLabel } from '../recognizers/form-rows.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isName } from '../recognizers/name.js';
import { splitGaps } from '../text/split-cells.js';
import { isTitle } from '../recognizers/titles.js';
import { needsItsLabel } from './top-of-page.js';

const rowsMin = 2;
/** A line that begins further in continues the right column. */
const indentMin = 20;

/**
 * withContactColumns reads the address at the left of the top and what stands at its right one after the other: row by row
 * the street, a telephone, the town and an e-mail address would take turns.
 */
export function withContactColumns(top: readonly LogicalLine[]): LogicalLine[] {
  const result: LogicalLine[] = [];
  for (let at = 0; at < top.length; at += 1) {
    const rows = rowsFrom(top, at);
    if (rows.length < rowsMin) {
      result.push(top[at] as LogicalLine);
      continue;
    }
    const [left, right] = [rows.flatMap(({ left }) => left), rows.flatMap(({ right }) => right)];
    if (areReadByRow(rows)) result.push(...rows.flatMap((row) => [...row.left, ...row.right]));
    else result.push(...addressOf(left), ...right);
    at += rows.length - 1;
  }
  return result;
}

function isFieldLabel(text: string): boolean {
  const field = { label: text.replace(/:$/, ''), value: '' };
  return isPersonalLabel(field.label) || (!/[\d@]|: ?\S/.test(text) && !needsItsLabel(field));
}

interface Row {
  left: LogicalLine[];
  right: LogicalLine[];
}

/** The rows of two columns from a line on; none where the line is a row of something else. */
function rowsFrom(top: readonly LogicalLine[], from: number): Row[] {
  const rows: Row[] = [];
  for (let at = from; at < top.length; at += 1) {
    const line = top[at] as LogicalLine;
    const cells = splitGaps(line.text);
    const isPart = line.mark === undefined && line.level === 0 && !/^(?:name|headline|heading)$/.test(line.label);
    if (!isPart || (at > from && line.blanksBefore > 0)) break;
    const [left, right] = cells.map((text): LogicalLine => ({ ...line, text, label: 'contact' }));
    // A name, a title and the label of a field belong to what stands beside them.
    if (left && (isName(left.text) || isTitle(left.text) || isFieldLabel(left.text))) break;
    if (cells.length === 2 && left && right) rows.push({ left: [left], right: [right] });
    else if (rows.length > 0 && cells.length === 1 && line.indent >= indentMin) rows.push({ left: [], right: [line] });
    else break;
  }
  const isOfContacts = rows.some(({ left, right }) => [...left, ...right].some(({ text }) => hasContact(text)));
  return isOfContacts ? rows : [];
}

/** A street with its town beside it, and a telephone with an e-mail address beside it: each row is of one kind. */
function areReadByRow(rows: readonly Row[]): boolean {
  const kinds = rows.map(({ left, right }) => [...left, ...right].map(({ text }) => hasContact(text)));
  const areAlike = kinds.every((row) => row.length === 2 && row[0] === row[1]);
  return areAlike && kinds.some(([first]) => first === true) && kinds.some(([first]) => first === false);
}

/** A street, a town and a postcode below each other are one address. */
function addressOf(left: LogicalLine[]): LogicalLine[] {
  const [first] = left;
  const isAddress = left.length > 1 && left.every(({ text }) => !hasContact(text) && !text.includes(':'));
  return first && isAddress ? [{ ...first, text: left.map(({ text }) => text.replace(/,$/, '')).join(', ') }] : left;
}
