import { isPlace } from '../recognizers/contacts.js';
import { isOpen } from '../recognizers/line-joints.js';
import { isTown } from '../recognizers/stray-contacts.js';
import { places } from '../text/word-lists.js';
import type { LineShape } from './line-shape.js';
import type { LineLabel } from './line-tagger.js';

/** "✉ ada@example.com": a picture that says what kind of contact follows. */
const icon = /^[\p{So}\u2700-\u27bf]/u;
/** What stands above a section of a side column: a few words, without figures. */
const shortHeading = /^\p{Lu}[\p{L} &/'’.-]{2,28}[\p{L}.]$/u;

/**
 * withEndOfContacts ends the contacts of a side column where they end, though no empty line does: at the first line without
 * a picture where each contact has one, or at a line in capitals as "CONTACT" above them is. That line is the heading of
 * what follows it, in which no contact stands. What the page set apart as the person's addresses are contacts, too.
 */
export function withEndOfContacts(shapes: readonly LineShape[], tagged: readonly LineLabel[]): LineLabel[] {
  const labels = tagged.map((label, at): LineLabel => (shapes[at]?.line.isAddress ? 'contact' : label));
  tagged.forEach((label, at) => {
    if (label !== 'heading' || shapes[at]?.kind !== 'contact') return;
    const next = tagged.findIndex((other, row) => row > at && other === 'heading');
    const end = next < 0 ? shapes.length : next;
    const heading = headingBelowContacts(shapes, at, end);
    if (heading < 0) return;
    labels[heading] = 'heading';
    for (let row = heading + 1; row < end; row += 1) if (labels[row] === 'contact') labels[row] = 'item';
  });
  return labels;
}

/** The index of the line that ends the contacts between two headings; -1 where they go on to the end. */
function headingBelowContacts(shapes: readonly LineShape[], from: number, end: number): number {
  const last = shapes.findLastIndex((shape, at) => at > from && at < end && isSureContact(shape));
  const [heading, ...below] = shapes.slice(last + 1, end);
  const above = shapes[last]?.line.text ?? '';
  if (last < 0 || heading === undefined || above.endsWith(',') || isOpen(above)) return -1;
  if (isOfAddress(heading) || below.every(isOfAddress)) return -1;
  if (heading.mark !== undefined || heading.line.blanksBefore > 0 || !shortHeading.test(heading.line.text)) return -1;
  const contacts = shapes.slice(from + 1, last + 1);
  const haveIcons = contacts.length > 1 && contacts.every(({ line }) => icon.test(line.text));
  const isSet = shapes[from]?.isCapitals === true && heading.isCapitals && !below.some(({ isCapitals }) => isCapitals);
  return haveIcons || (isSet && contacts.some(({ hasContact }) => hasContact) && below.length > 1) ? last + 1 : -1;
}

/** "Leeds", "LS1 4AB" and "England" below a street belong to it. */
function isOfAddress({ line: { text } }: LineShape): boolean {
  return isTown(text) || places.has(text) || /^[A-Z]{0,2}[\d -]{1,8}[A-Z]{0,2}$/.test(text);
}

function isSureContact({ line, hasContact }: LineShape): boolean {
  return hasContact || icon.test(line.text) || isPlace(line.text);
}
