import type { Person } from '../document/resume-document.js';
import { contactPieces } from '../recognizers/contacts.js';
import { isPersonalLabel } from '../recognizers/form-rows.js';
import { needsItsLabel } from './top-of-page.js';

/** What a field with an address is called says nothing without it, and nothing beside it. */
const isBareLabel =
  /^(?:where|lives? in|based(?: in)?|location|address|(?:(?:tele)?phone|tel|mobile|mob|cell|cp|contact)(?:\.? ?(?:no|number))?|e-?mail|mail|web(?:site)?)[.:]?$/iu;
/** isContactWord tests for the word above the addresses. */
export const isContactWord = /^contact(?: (?:me|info|details|information))?:?$/iu;

/** addContacts adds the contacts of a line to those of a person, each once. */
export function addContacts(line: string, person: Person): void {
  const pieces = withLabels(contactPieces(line)).filter(
    (piece) => !isContactWord.test(piece) && !isBareLabel.test(piece),
  );
  for (const piece of pieces) if (!person.contacts.includes(piece)) person.contacts.push(piece);
}

/** "Address   3 Mill Road      ORCID   0000": of cells beside each other, a label goes with the cell behind it. */
function withLabels(pieces: readonly string[]): string[] {
  const labels = pieces.filter((_, at) => at % 2 === 0);
  const areLabels = labels.length * 2 === pieces.length && labels.every((label) => isLabel.test(label));
  if (!areLabels || !labels.some((label) => isPersonalLabel(label) || !needsItsLabel({ label, value: '' })))
    return [...pieces];
  return labels.map((label, row) => {
    const value = pieces[row * 2 + 1] ?? '';
    return needsItsLabel({ label, value }) ? `${label}: ${value}` : value;
  });
}

const isLabel = /^\p{Lu}[\p{L} ()/.-]{2,24}$/u;
