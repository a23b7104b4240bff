import { hasContact, isPlace } from '../recognizers/contacts.js';
import { isPageNumber } from '../lines/furniture.js';
import { addContacts, isContactWord } from './added-contacts.js';
import { withContactColumns } from './contact-columns.js';
import { headingKind } from '../recognizers/headings.js';
import { isLettersAlone } from '../recognizers/letters-behind.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { Detail, Person } from '../document/resume-document.js';
import { isFormName, saysWhatSomebodyIs, takeHeadlineOfContacts } from './headline-of-contacts.js';
import { readGreeting } from './greetings.js';
import { asksForName, asksForPost, nameInColumns, nameOnLines } from './name-rows.js';
import {
  isDocumentName,
  isName,
  isNameOnTwoLines,
  labelledName,
  nameLabel,
  ofDocument,
  repeatsName,
  withoutDocumentName,
} from '../recognizers/name.js';
import { isAddressAlone, nameBeforeContacts, saysWhere } from './names-beside-contacts.js';
import { withPlaceOnce } from './places-once.js';
import { splitCells, splitGaps, trimSigns } from '../text/split-cells.js';
import { endsWithTitle, isInstitution, isTitle } from '../recognizers/titles.js';
import { isRoleField, isTopForm, needsItsLabel, readTopField } from './top-of-page.js';
import { plainWords } from '../text/word-list.js';
import { places } from '../text/word-lists.js';

/** What stands further below is no name and no address of the person's. */
const topLinesMax = 40;

/** readPerson sorts the lines above the first heading into name, headline, contact details and the rest. */
export function readPerson(written: LogicalLine[], all: LogicalLine[]): { person: Person; opening: Detail[] } {
  const inColumns = nameInColumns(all);
  const onLines = inColumns === '' ? nameOnLines(written, all) : undefined;
  const person: Person = { name: onLines?.name ?? inColumns, headline: '', contacts: [] };
  const opening: Detail[] = [];
  const top = [...withContactColumns(written.slice(0, topLinesMax)), ...written.slice(topLinesMax)];
  const isForm = isTopForm(top);
  const isNamed = top.some(({ label, text }) => label === 'name' && isName(text) && !isDocumentName(text));
  const nameOfForm = top
    .slice(0, labelledNameLines)
    .find(({ text }) => labelledName.test(text))
    ?.text.replace(labelledName, '');
  // Beside a line that is the name, what stands among the addresses is a place: "Oakdale-Fort Reed Metroplex".
  const mayBeName = ({ label }: LogicalLine) => label !== 'contact' || !isNamed;
  for (const [turn, raw] of top.entries()) {
    if (turn >= topLinesMax) {
      opening.push(asDetail(raw));
      continue;
    }
    if (onLines && turn >= onLines.at && turn < onLines.at + onLines.count) continue;
    const greeting = turn < titleLinesMax ? readGreeting(top, turn, person.name) : undefined;
    if (greeting) {
      if (greeting.name !== undefined) person.name = greeting.name;
      if (greeting.says === 'more') opening.push(asDetail(raw));
      continue;
    }
    const line = turn < titleLinesMax ? { ...raw, text: withoutDocumentName(raw.text) } : raw;
    if (isDocumentName(line.text) || isContactHeading(line) || (turn === 0 && isFormName.test(line.text))) continue;
    if (asksForPost(line.text) || asksForName(line.text)) {
      opening.push(asDetail(line));
      continue;
    }
    if (inColumns !== '' && asksForName(top[turn - 1]?.text ?? '')) continue;
    const pageHead = nameOfForm === undefined ? line.text : withoutPageNumber(line.text);
    const titled = turn < titleLinesMax ? ofDocument(pageHead) : undefined;
    if (titled !== undefined && nameOfForm !== undefined && repeatsName(nameOfForm, titled)) {
      if (isLongerName(titled, nameOfForm)) person.name = titled;
      continue;
    }
    if (titled !== undefined) {
      // "RESUME: Job Portal" above "Name: Ada Example" says where the form comes from.
      if (nameOfForm !== undefined && !isTitle(titled)) opening.push(asDetail(line));
      else takeDocumentTitle(titled, line, person, opening);
      continue;
    }
    // "Curriculum Vitae" above it belongs to the page.
    if (turn < titleLinesMax && /^(?:of|for)$/i.test(line.text)) continue;
    const pieces = splitCells(line.text);
    const field = isForm && line.label !== 'name' ? readTopField(line.text) : undefined;
    if (field && person.name !== '') takeField(field, line, person, opening);
    else if (isRestOfName(line, top[turn - 1], person) || isFamilyName(line, top, turn, person))
      person.name = `${person.name} ${line.text}`;
    else if (isTagline(line, person)) person.headline = cellsOfTagline(line.text).join(' | ');
    else if (line.label === 'name' || (mayBeName(line) && turn < 3 && person.name === '' && isName(pieces[0] ?? '')))
      readNameLine(pieces, person);
    else if (turn === 0 && nameBeforeContacts(pieces[0] ?? '')) readNameLine(pieces, person);
    else if (isBelowName(line, top[turn - 1], person) && person.headline === '' && isRole.test(line.text))
      person.headline = line.text;
    else if (isBelowName(line, top[turn - 1], person) && person.headline === '' && isSmallTagline(line.text))
      person.headline = line.text;
    else if (isBelowTop(line, top[turn - 1], person) && person.headline === '' && saysWhatSomebodyIs(line.text))
      person.headline = line.text;
    else if (isBelowTitle(line, top[turn - 1], person)) opening.push(asDetail(line));
    else if (line.label === 'contact' || (hasContact(line.text) && line.text.length < 200 && !isLetter(line)))
      addContacts(takeTitle(line, top, person), person);
    else if (saysWhere(line, top[turn - 1], isBelowName(line, top[turn - 1], person))) addContacts(line.text, person);
    else if (line.label === 'headline' && person.headline === '' && !isOffer.test(line.text))
      person.headline = line.text;
    else if (isBelowName(line, top[turn - 1], person) && person.headline === '' && isTitle(line.text))
      person.headline = line.text;
    else opening.push(asDetail(line));
  }
  if (person.name === '') findNameBelow(person, all, opening);
  else takeFirstName(person, top, opening);
  // What a page prints beside its number, and the name again, is none of the person's.
  // "/ada-larsen" and "@adalarsen" are accounts.
  const isOfPage = (piece: string) =>
    isPageNumber(piece) || (!/^[/@]/.test(piece) && repeatsName(ofDocument(piece) ?? piece, person.name));
  person.contacts = withPlaceOnce(person.contacts.filter((piece) => !isOfPage(piece)));
  if (person.headline === '') takeHeadlineOfContacts(person);
  const cells = splitCells(person.headline);
  if (cells.some(isPageNumber)) person.headline = cells.filter((cell) => !isOfPage(cell)).join(' | ');
  if (person.name === '' && isName(person.headline)) [person.name, person.headline] = [person.headline, ''];
  return { person, opening };
}

/** "Curriculum Vitae – Ada Example      Page 1 of 2" is the head of a page. */
function withoutPageNumber(text: string): string {
  const cells = splitGaps(text);
  return cells.length > 1 && isPageNumber(cells.at(-1) ?? '') ? cells.slice(0, -1).join('\t') : text;
}

/** "Ada Example, RGN" has the letters that "Name: Ada Example" leaves out. */
function isLongerName(name: string, other: string): boolean {
  return isName(name) && plainWords(name).length > plainWords(other).length;
}

/** "Portfolio on request" offers something, and says nothing of what somebody is. */
const isOffer = /(?<!\p{L})(?:(?:up)?on request|available|see below|attached|enclosed)(?!\p{L})/iu;

/** "I saw your notice … My number is 555-0100": a paragraph of a letter names an address, and is none. */
function isLetter({ label, text }: LogicalLine): boolean {
  const isSpoken = /(?<![\p{L}'’])(?:I|my|me)(?![\p{L}'’.])/u.test(text);
  return (
    label === 'prose' && isSpoken && plainWords(text).length > letterWordsMin && /\p{Ll}{2}[.!?] \p{Lu}/u.test(text)
  );
}

const letterWordsMin = 15;

/** "Contact" above the addresses says nothing beside them. */
function isContactHeading({ label, text }: LogicalLine): boolean {
  return (label === 'heading' && headingKind(text) === 'contact') || isContactWord.test(text);
}

/** "Marketing Graduate" names no post, and yet says what somebody is. */
const isRole =
  /^(?:\p{Lu}[\p{L}&/-]{1,20} ){1,4}(?:graduate|student|professional|specialist|school leaver|practitioner)$/iu;

/** "personal training + small groups", as people who write all in small letters say what they do. */
function isSmallTagline(text: string): boolean {
  return /^\p{Ll}[^\d@:|]{4,60}\p{L}$/u.test(text) && text.includes(' ') && !hasContact(text) && !isPlace(text);
}

/** Right below a name that stood below a side column stand a title and a place. */
function isBelowName({ blanksBefore, text }: LogicalLine, above: LogicalLine | undefined, { name, headline }: Person) {
  const isBelow = above !== undefined && (repeatsName(above.text, name) || above.text === headline);
  return name !== '' && blanksBefore === 0 && text.length <= 160 && isBelow;
}

/** The address of a mail's sender stands right below the name, and what somebody is right below that. */
function isBelowTop(line: LogicalLine, above: LogicalLine | undefined, person: Person): boolean {
  const isBelowAddress =
    person.name !== '' && line.blanksBefore === 0 && above?.label === 'contact' && line.label === 'contact';
  return isBelowName(line, above, person) || (isBelowAddress && hasContact(above.text) && line.text.length <= 160);
}

/** "(MIA) OKAFOR" right below "AMARA NGOZI": the name that friends use, and the family name. */
function isRestOfName({ text, blanksBefore }: LogicalLine, above: LogicalLine | undefined, { name }: Person): boolean {
  if (name === '' || blanksBefore > 1 || above?.text !== name || text.length > 60 || hasContact(text)) return false;
  if (!/^[("“][\p{L}\p{M}'’-]{2,20}[)"”](?: \p{Lu}[\p{L}\p{M}'’-]{1,30}){1,3}$/u.test(text)) return false;
  return (text === text.toUpperCase()) === (name === name.toUpperCase()) && !isTitle(text);
}

/** "Pham" right below "Annie", where an address has both. */
function isFamilyName(
  { text, blanksBefore }: LogicalLine,
  top: LogicalLine[],
  turn: number,
  { name }: Person,
): boolean {
  if (blanksBefore > 0 || top[turn - 1]?.text !== name || turn > 2) return false;
  return isNameOnTwoLines(name, text) && !isTitle(text) && isInAddress([name, text], top);
}

function isInAddress(names: string[], top: LogicalLine[]): boolean {
  const words = names.flatMap(plainWords);
  return top.some((line) => hasContact(line.text) && words.every((word) => line.text.toLowerCase().includes(word)));
}

/** "baker | teacher | early riser" below the name says who somebody is, and helps nobody to reach them. */
function isTagline({ text, mark }: LogicalLine, { name, headline, contacts }: Person): boolean {
  if (name === '' || headline !== '' || contacts.length > 0 || mark !== undefined) return false;
  if (/[\d@:]/.test(text) || text.length > 160 || !text.includes('|')) return false;
  const cells = cellsOfTagline(text);
  if (cells.length < taglineCellsMin || cells.some((cell) => isPlace(cell) || places.isIn(plainWords(cell))))
    return false;
  return cells.some(isTitle) || cells.every((cell) => /^\p{Ll}/u.test(cell));
}

/** "Fitting – Pipework – Repairs" right below the title says what somebody does, and is no part of an address. */
function isBelowTitle({ text, mark, blanksBefore }: LogicalLine, above: LogicalLine | undefined, person: Person) {
  if (mark !== undefined || blanksBefore > 0 || person.headline === '' || above?.text !== person.headline) return false;
  const cells = text.split(/ [–—|•·*] /u);
  const isPlain = !/[\d@:]/.test(text) && !hasContact(text) && isTitle(person.headline) && person.contacts.length > 0;
  return isPlain && cells.length > 1 && !cells.some((cell) => isPlace(cell) || isInstitution(cell));
}

function cellsOfTagline(text: string): string[] {
  return text.split('|').map((cell) => cell.trim());
}

const taglineCellsMin = 3;

/** "Site Engineer      E-mail: …" right below the name: the title stands beside an address, and is the headline. */
function takeTitle({ text, label }: LogicalLine, top: LogicalLine[], person: Person): string {
  const isHeaded = top.some((other) => other.label === 'headline' && !hasContact(other.text));
  const [first = '', ...others] = splitCells(text);
  if (person.name === '' || person.headline !== '' || isHeaded || others.length === 0) return text;
  const areContacts = others.some(hasContact) && others.every((other) => hasContact(other) || !isTitle(other));
  if (label === 'name' || !areContacts || hasContact(first)) return text;
  if (!endsWithTitle(first) || !/^\p{Lu}[\p{L}\p{M}\d /&.,()-]{2,80}$/u.test(first) || isPlace(first)) return text;
  person.headline = first;
  return others.join(' | ');
}

/** What helps nobody to reach the person is a line of its own, below what does. */
function takeField(
  field: NonNullable<ReturnType<typeof readTopField>>,
  line: LogicalLine,
  person: Person,
  opening: Detail[],
): void {
  const text = `${field.label}: ${field.value}`;
  if (isRoleField(field) && person.headline === '') person.headline = field.value;
  else if (needsItsLabel(field)) opening.push({ ...asDetail(line), text });
  else addContacts(text, person);
}

/** "RESUME OF ADA EXAMPLE" names the person, "CURRICULUM VITAE – SEAFARER" what they are. */
function takeDocumentTitle(title: string, line: LogicalLine, person: Person, opening: Detail[]): void {
  if (person.name === '' && isName(title)) person.name = title;
  else if (plainWords(person.name).join(' ') === plainWords(title).join(' ') || repeatsName(title, person.name)) return;
  else if (person.headline === '' && isTitle(title)) person.headline = title;
  else opening.push(asDetail(line));
}

const titleLinesMax = 4;

/** A first name may stand on a line of its own, above the family name. */
function takeFirstName(person: Person, top: LogicalLine[], opening: Detail[]): void {
  const [first, second] = top;
  if (!first || second?.text !== person.name || opening[0]?.text !== first.text) return;
  const isCapitals = (text: string) => text === text.toUpperCase();
  const isSmall = isNameOnTwoLines(first.text, person.name) && isInAddress([first.text, person.name], top);
  const isWord = /^\p{Lu}[\p{L}\p{M}'’-]{1,20}$/u.test(first.text);
  if (!isSmall && (!isWord || isCapitals(first.text) !== isCapitals(person.name))) return;
  if (headingKind(first.text) !== undefined || isTitle(first.text)) return;
  person.name = `${first.text} ${person.name}`;
  opening.shift();
}

function asDetail(line: LogicalLine): Detail {
  const span = { start: line.start, end: line.end };
  return { text: line.text, isBullet: line.mark !== undefined, isSubheading: line.label === 'sub', span };
}

function readNameLine(written: string[], person: Person): void {
  const pieces = written.filter(
    (piece) => headingKind(piece) === undefined && !nameLabel.test(piece.replace(/\s?:$/, '')) && !isPageNumber(piece),
  );
  const [first = '', ...rest] = pieces;
  if (person.name !== '') {
    // A template prints the name twice, with its letters and without them.
    const said = plainWords(person.name);
    const again = plainWords(first.replace(labelledName, ''));
    if (rest.length === 0 && again.every((word) => said.includes(word))) return;
    if (isName(first) && rest.length === 0) person.name = `${person.name} ${first}`;
    else addContacts(pieces.join(' | '), person);
    return;
  }
  if (isAddressAlone(first)) {
    addContacts(pieces.join(' | '), person);
    return;
  }
  const leading = nameBeforeContacts(first);
  if (leading) {
    person.name = leading.name;
    addContacts([leading.behind, ...rest].join(' | '), person);
    return;
  }
  person.name = withoutSigns(first.replace(labelledName, ''));
  for (const piece of rest) {
    // "Ada Example | FCIPS, MBA": the letters behind a name are part of it, whatever parts them.
    if (isLettersAlone(piece) && !isPlace(piece)) person.name = `${person.name}, ${piece}`;
    else if (hasContact(piece) || isPlace(piece) || person.headline !== '') addContacts(piece, person);
    else person.headline = piece;
  }
}

/** A name stands without what its line begins or ends with, and with one blank between two words. */
function withoutSigns(text: string): string {
  const edition = /(?<= v)\d$/.exec(text)?.[0] ?? '';
  const name = trimSigns(text, (sign) => !/[\p{L}\p{M}.)"”+®™]/u.test(sign));
  return `${name}${edition}`.replace(/^[.)"”+®™]+/, '').replace(/ {2,}/g, ' ');
}

/** The name of a resume that begins with its sections stands in the first lines all the same. */
function findNameBelow(person: Person, all: LogicalLine[], opening: Detail[]): void {
  const titled = /^(?:curriculum vitae|resume|résumé|cv)(?: of)?[\s:–-]+(.{4,50})$/i.exec(all[0]?.text ?? '')?.[1];
  if (titled && isName(titled) && !isDocumentName(all[0]?.text ?? '')) {
    person.name = titled;
    return;
  }
  const labelled = all.slice(0, labelledNameLines).map(({ text }) => readTopField(text));
  const named = labelled.find((field) => field && nameLabel.test(field.label) && isWrittenName(field.value));
  if (named) {
    person.name = named.value;
    return;
  }
  const isOther = (text: string) =>
    isDocumentName(text) || nameLabel.test(text) || asksForName(text) || headingKind(text) !== undefined;
  const jobs = all.findIndex(({ label, text }) => label === 'heading' && isOfWork(text));
  const found = all
    .slice(0, jobs < 0 ? namedLines : Math.min(jobs, namedLines))
    .find(({ label, mark, text }) => label !== 'heading' && mark === undefined && !isOther(text) && isName(text));
  if (!found || isBelowOpenName(all, found)) return;
  person.name = found.text;
  const at = opening.findIndex((detail) => detail.text === found.text);
  if (at >= 0) opening.splice(at, 1);
}

const namedLines = 5;

/**
 * Right below the title of the document stands the name. Where nobody can tell whether that line is one, no line below the
 * addresses is one either: "Ada Example, Chartered Member" above "14 Elm Row" and "Non-smoker".
 */
function isBelowOpenName(all: readonly LogicalLine[], found: LogicalLine): boolean {
  const [title, first] = all;
  if (!title || !first || first === found || !isDocumentName(title.text) || first.label === 'heading') return false;
  return all.slice(1, all.indexOf(found)).some(({ text }) => hasContact(text));
}

/** Below "Employment" stands an employer, below "Skills" a skill. */
function isOfWork(heading: string): boolean {
  const kind = headingKind(heading);
  return kind === 'experience' || kind === 'skills';
}

/** A form may ask for the family name first: "BELLO, Amina Grace (Mrs.)". */
function isWrittenName(value: string): boolean {
  return isName(value.split(', ')[0] ?? '') || isName(value.replace(', ', ' '));
}

/** A form begins with the name, below the heading and the title of the document. */
const labelledNameLines = 8;
