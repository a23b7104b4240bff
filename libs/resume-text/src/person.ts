import { contactPieces, hasContact, isPlace } from './contacts.js';
import { headingKind } from './headings.js';
import type { LogicalLine } from './logical-lines.js';
import type { Detail, Person } from './resume-document.js';
import { isDocumentName, isName } from './name.js';
import { splitCells, trimSigns } from './split-cells.js';
import { isTitle } from './titles.js';
import { isRoleField, isTopForm, needsItsLabel, readTopField } from './top-of-page.js';

/** What stands further below is no name and no address of the person's. */
const topLinesMax = 40;

/** readPerson sorts the lines above the first heading into name, headline, contact details and the rest. */
export function readPerson(top: LogicalLine[], all: LogicalLine[]): { person: Person; opening: Detail[] } {
  const person: Person = { name: '', headline: '', contacts: [] };
  const opening: Detail[] = [];
  const isForm = isTopForm(top);
  for (const [turn, line] of top.entries()) {
    if (turn >= topLinesMax) {
      opening.push(asDetail(line));
      continue;
    }
    if (isDocumentName(line.text) || isContactHeading(line)) continue;
    const pieces = splitCells(line.text);
    const field = isForm && line.label !== 'name' ? readTopField(line.text) : undefined;
    if (field && person.name !== '') takeField(field, line.text, person);
    else if (line.label === 'name' || (turn < 3 && person.name === '' && isName(pieces[0] ?? '')))
      readNameLine(pieces, person);
    else if (line.label === 'contact' || (hasContact(line.text) && line.text.length < 200))
      addContacts(line.text, person);
    else if (isBelowName(line, top[turn - 1], person) && isPlace(line.text)) addContacts(line.text, person);
    else if (line.label === 'headline' && person.headline === '') person.headline = line.text;
    else if (isBelowName(line, top[turn - 1], person) && person.headline === '' && isTitle(line.text))
      person.headline = line.text;
    else opening.push(asDetail(line));
  }
  if (person.name === '') findNameBelow(person, all, opening);
  else takeFirstName(person, top, opening);
  return { person, opening };
}

/** "Contact" above the addresses says nothing beside them. */
function isContactHeading({ label, text }: LogicalLine): boolean {
  return label === 'heading' && headingKind(text) === 'contact';
}

/** Right below a name that stood below a side column stand a title and a place. */
function isBelowName({ blanksBefore, text }: LogicalLine, above: LogicalLine | undefined, { name, headline }: Person) {
  return name !== '' && blanksBefore === 0 && text.length <= 160 && (above?.text === name || above?.text === headline);
}

function takeField(field: NonNullable<ReturnType<typeof readTopField>>, line: string, person: Person): void {
  if (isRoleField(field) && person.headline === '') person.headline = field.value;
  else if (needsItsLabel(field)) person.contacts.push(`${field.label}: ${field.value}`);
  else addContacts(line, person);
}

/** A first name may stand on a line of its own, above the family name. */
function takeFirstName(person: Person, [first, second]: LogicalLine[], opening: Detail[]): void {
  if (!first || second?.text !== person.name || opening[0]?.text !== first.text) return;
  const isCapitals = (text: string) => text === text.toUpperCase();
  if (!/^\p{Lu}[\p{L}\p{M}'’-]{1,20}$/u.test(first.text) || isCapitals(first.text) !== isCapitals(person.name)) return;
  if (headingKind(first.text) !== undefined || isTitle(first.text)) return;
  person.name = `${first.text} ${person.name}`;
  opening.shift();
}

const nameLabel =
  /^(?:(?:first|last|full|given|family)? ?names?(?:\(s\))?|surname(?:\(s\))?|first name\(s\) \/ surname\(s\)|nom|name)$/i;

function asDetail(line: LogicalLine): Detail {
  const span = { start: line.start, end: line.end };
  return { text: line.text, isBullet: line.mark !== undefined, isSubheading: line.label === 'sub', span };
}

function readNameLine(written: string[], person: Person): void {
  const pieces = written.filter(
    (piece) => headingKind(piece) === undefined && !nameLabel.test(piece.replace(/\s?:$/, '')),
  );
  const [first = '', ...rest] = pieces;
  if (person.name !== '') {
    if (isName(first) && rest.length === 0) person.name = `${person.name} ${first}`;
    else addContacts(pieces.join(' | '), person);
    return;
  }
  person.name = trimSigns(
    first.replace(/^(?:name|surname|nom)\s*:\s*/i, ''),
    (sign) => !/[\p{L}\p{M}.)"”+]/u.test(sign),
  ).replace(/^[.)"”+]+/, '');
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
  const isOther = (text: string) => isDocumentName(text) || nameLabel.test(text) || headingKind(text) !== undefined;
  const found = all.slice(0, 5).find(({ label, text }) => label !== 'heading' && !isOther(text) && isName(text));
  if (!found) return;
  person.name = found.text;
  const at = opening.findIndex((detail) => detail.text === found.text);
  if (at >= 0) opening.splice(at, 1);
}

function addContacts(line: string, person: Person): void {
  for (const piece of contactPieces(line)) if (!person.contacts.includes(piece)) person.contacts.push(piece);
}
