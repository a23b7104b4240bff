import { hasContact } from '../recognizers/contacts.js';
import { isPersonalLabel } from '../recognizers/form-rows.js';
import { headingKind } from '../recognizers/headings.js';
import type { RawLine } from './physical-lines.js';

const label = /^\p{L}[\p{L} /.'’()-]{1,30}:$/u;
const charsMax = 120;
const topRows = 60;
const fieldsMin = 3;
const personalMin = 2;
const valueRowsMax = 3;

/** Field is a label alone in its line with the lines of its value, by the rows of both. */
interface Field {
  at: number;
  end: number;
}

/**
 * setPersonalLabelsBeside sets the labels of a form at the top beside their values where each stands on a line of its own above
 * its value: "Name:", "Mobile:", "Nationality:". Only several labels right below each other's values, of which some ask for
 * the person, are such a form.
 */
export function setPersonalLabelsBeside(lines: RawLine[]): RawLine[] {
  const texts = lines.slice(0, topRows).map(({ raw }) => raw.trim());
  const from = texts.findIndex((_, at) => isForm(fieldsFrom(texts, at), texts));
  if (from < 0) return lines;
  const fields = fieldsFrom(texts, from);
  const beside = fields.map(({ at, end }): RawLine => {
    const values = texts.slice(at + 1, end).map((text) => text.replace(/,$/, ''));
    return { ...(lines[at] as RawLine), raw: `${texts[at] ?? ''} ${values.join(', ')}`, end: lines[end - 1]?.end ?? 0 };
  });
  return [...lines.slice(0, from), ...beside, ...lines.slice(fields.at(-1)?.end)];
}

function fieldsFrom(texts: readonly string[], from: number): Field[] {
  const fields: Field[] = [];
  for (let at = from; label.test(texts[at] ?? ''); at = fields.at(-1)?.end ?? texts.length) {
    const end = endOfValue(texts, at);
    if (end < 0) break;
    fields.push({ at, end });
  }
  return fields;
}

/** Only of an address do more lines than one belong to a label, and only where another label follows. */
function endOfValue(texts: readonly string[], at: number): number {
  const isValue = (text: string) =>
    text !== '' && text.length <= charsMax && !label.test(text) && headingKind(text) === undefined;
  if (!isValue(texts[at + 1] ?? '')) return -1;
  let end = at + 2;
  while (end - at <= valueRowsMax && isValue(texts[end] ?? '')) end += 1;
  return /address/i.test(texts[at] ?? '') && label.test(texts[end] ?? '') ? end : at + 2;
}

function isForm(fields: readonly Field[], texts: readonly string[]): boolean {
  const personal = fields.filter(({ at }) => isPersonalLabel((texts[at] ?? '').slice(0, -1)));
  const reach = fields.some(({ at }) => hasContact(texts[at + 1] ?? ''));
  return fields.length >= fieldsMin && personal.length >= personalMin && reach;
}
