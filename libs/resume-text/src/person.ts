import { contactPieces, hasContact, isPlace } from './contacts.js';
import { headingKind } from './headings.js';
import type { LogicalLine } from './logical-lines.js';
import type { Detail, Person } from './resume-document.js';
import { titles } from './word-lists.js';
import { plainWords } from './word-list.js';

const documentName = /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|currículum|europass)$/i;

/** isDocumentName is true for a line that only says what the text is: "Curriculum Vitae". */
export function isDocumentName(text: string): boolean {
  return documentName.test(text);
}

/** readPerson sorts the lines above the first heading into name, headline, contact details and the rest. */
export function readPerson(top: LogicalLine[], all: LogicalLine[]): { person: Person; opening: Detail[] } {
  const person: Person = { name: '', headline: '', contacts: [] };
  const opening: Detail[] = [];
  for (const [turn, line] of top.entries()) {
    if (documentName.test(line.text)) continue;
    const pieces = line.text.split(/\s*(?:\t+| {3,}| \| |\|| · | • )\s*/).filter((piece) => piece !== '');
    if (line.label === 'name' || (turn < 3 && person.name === '' && isName(pieces[0] ?? '')))
      readNameLine(pieces, person);
    else if (line.label === 'contact' || (hasContact(line.text) && line.text.length < 200))
      addContacts(line.text, person);
    else if (line.label === 'headline' && person.headline === '') person.headline = line.text;
    else
      opening.push({
        text: line.text,
        isBullet: line.mark !== undefined,
        isSubheading: line.label === 'sub',
        span: { start: line.start, end: line.end },
      });
  }
  if (person.name === '') findNameBelow(person, all, opening);
  return { person, opening };
}

const nameLabel =
  /^(?:(?:first|last|full|given|family)? ?names?(?:\(s\))?|surname(?:\(s\))?|first name\(s\) \/ surname\(s\)|nom|name)$/i;

function readNameLine(written: string[], person: Person): void {
  const pieces = written.filter((piece) => headingKind(piece) === undefined && !nameLabel.test(piece));
  const [first = '', ...rest] = pieces;
  if (person.name !== '') {
    if (isName(first) && rest.length === 0) person.name = `${person.name} ${first}`;
    else addContacts(pieces.join(' | '), person);
    return;
  }
  person.name = first.replace(/^(?:name|surname|nom)\s*:\s*/i, '').replace(/^[^\p{L}]+|[^\p{L}\p{M}.)"”]+$/gu, '');
  for (const piece of rest) {
    if (hasContact(piece) || isPlace(piece) || person.headline !== '') addContacts(piece, person);
    else person.headline = piece;
  }
}

/** The name of a resume that begins with its sections stands in the first lines all the same. */
function findNameBelow(person: Person, all: LogicalLine[], opening: Detail[]): void {
  const titled = /^(?:curriculum vitae|resume|résumé|cv)(?: of)?[\s:–-]+(.{4,50})$/i.exec(all[0]?.text ?? '')?.[1];
  if (titled && isName(titled)) {
    person.name = titled;
    return;
  }
  const found = all.slice(0, 5).find((line) => line.label !== 'heading' && isName(line.text));
  if (!found) return;
  person.name = found.text;
  const at = opening.findIndex((detail) => detail.text === found.text);
  if (at >= 0) opening.splice(at, 1);
}

/** isName is true for a text that can be a person's name and nothing else usual. */
export function isName(text: string): boolean {
  const [name = '', ...letters] = text.replace(/^name\s*:\s*/i, '').split(/,\s*/);
  if (text.length > 60 || hasContact(text) || /[\d@:/!?|]/.test(text) || isPlace(text)) return false;
  if (headingKind(text) !== undefined || letters.some((after) => after.length > 14)) return false;
  const words = name
    .replace(/["“”(][^"“”()]{1,20}["“”)]/g, '')
    .trim()
    .split(/\s+/);
  if (words.length < 2 || words.length > 5 || titles.isIn(plainWords(name))) return false;
  return (
    words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word)) && (/^\p{Lu}/u.test(name) || name === name.toLowerCase())
  );
}

function addContacts(line: string, person: Person): void {
  for (const piece of contactPieces(line)) if (!person.contacts.includes(piece)) person.contacts.push(piece);
}
