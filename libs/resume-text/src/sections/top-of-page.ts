import { findDates } from '../recognizers/dates.js';
import { isPersonalLabel } from '../recognizers/form-rows.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { LineLabel } from '../lines/line-tagger.js';
import { linesBelowColumn } from './name-below-column.js';
import { splitGaps } from '../text/split-cells.js';
import { isTitle } from '../recognizers/titles.js';

const headlineLinesMax = 8;
const taglineLinesMax = 3;
const lineCharsMax = 200;
const headlineCharsMax = 120;

/**
 * linesOfTop finds the lines of the person's own that look like something else, and says what each of them is: a name
 * below a side column, and a title with a line or two about the person below the contacts.
 */
export function linesOfTop(lines: readonly LogicalLine[]): ReadonlyMap<number, LineLabel> {
  const belowColumn = linesBelowColumn(lines);
  if (belowColumn) return belowColumn;
  for (let at = 1; at < Math.min(lines.length, headlineLinesMax); at += 1) {
    const end = taglineEnd(lines, at);
    const below = Array.from({ length: Math.max(0, end - at - 1) }, (_, row): [number, LineLabel] => [
      at + 1 + row,
      'prose',
    ]);
    if (end > 0) return new Map<number, LineLabel>([[at, 'headline'], ...below]);
    if (/^(?:heading|inline|head|bullet)$/.test(lines[at]?.label ?? '')) break;
  }
  return new Map();
}

/**
 * Finds a title right below the name that is no heading of a section, whatever a line or two below it
 * look like: the index of the first line that is no longer theirs; -1 where it is the heading of a section.
 */
function taglineEnd(lines: readonly LogicalLine[], at: number): number {
  const line = lines[at];
  if (!line || at >= headlineLinesMax || line.level > 0 || !/^(?:heading|head|item|sub)$/.test(line.label)) return -1;
  if (line.mark !== undefined || line.text.length > headlineCharsMax || /[.!?:]$/.test(line.text)) return -1;
  if (splitGaps(line.text).length > 1) return -1;
  if (headingKind(line.text) !== undefined || !isTitle(line.text) || findDates(line.text).length > 0) return -1;
  const next = lines.findIndex(({ label }, row) => row > at && label === 'heading');
  if (next <= at || next - at - 1 > taglineLinesMax) return -1;
  const isTagline = ({ mark, label, text }: LogicalLine) =>
    mark === undefined &&
    label !== 'bullet' &&
    text.length <= lineCharsMax &&
    !findDates(text).some((span) => span.isRange && !/since/i.test(text));
  return lines.slice(at + 1, next).every(isTagline) ? next : -1;
}

/** TopField is one line of a form at the top of a page: "Based: Reading". */
interface TopField {
  label: string;
  value: string;
}

const labelled = /^([\p{L}][\p{L} ./'-]{1,23}?)\s*:\s+(\S.*)$/u;
/** "Nationality      Irish": without a colon, a gap parts a label from its value only where the label is a usual one. */
const set = /^(\p{L}[\p{L} ./'’()-]{0,29}[\p{L}.)])(?: ?\t| {2})[\t :]{0,200}([^\t :].*)$/u;
const fieldsMin = 3;

/** isTopForm is true where three lines of the top or more are a label with its value. */
export function isTopForm(lines: readonly LogicalLine[]): boolean {
  return (
    lines.filter(({ text }) => text.length <= lineCharsMax && (labelled.test(text) || isUsual(text))).length >=
    fieldsMin
  );
}

function isUsual(text: string): boolean {
  return isPersonalLabel(set.exec(text)?.[1] ?? '');
}

/** readTopField reads a label with its value; undefined for any other line, and for one with several labels. */
export function readTopField(text: string): TopField | undefined {
  if (text.length > lineCharsMax) return undefined;
  const [, label = '', value = ''] = labelled.exec(text) ?? set.exec(text) ?? [];
  if (label === '' || /(?:\t| {2})[^:]{2,30}:\s/.test(value) || value.includes('\t')) return undefined;
  // Two fields stand beside each other.
  if (splitGaps(value).length > 2) return undefined;
  return { label, value: value.replace(/\s+/g, ' ') };
}

const ofRole = /^(?:(?:current |job |desired )?(?:role|position|title)|profession|occupation)$/i;
const ofContact =
  /phone|tel|mob|cell|mail|address|location|based|residence|web|site|linkedin|github|skype|whatsapp|fax|gsm|^(?:home|contact|[em])$/i;

/** isRoleField is true for the field that says what the person works as. */
export function isRoleField({ label }: TopField): boolean {
  return ofRole.test(label);
}

/** needsItsLabel is true for a value that says nothing by itself: an address or a number of a telephone does. */
export function needsItsLabel({ label, value }: TopField): boolean {
  return !ofContact.test(label) && !value.includes('@');
}
