import {
  contactPieces,
  emailPattern,
  hasContact,
  hasPhone,
  isPlace,
  phonePattern,
  urlPattern,
} from '../recognizers/contacts.js';
import { findDates } from '../recognizers/dates.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { nameLabel, repeatsName } from '../recognizers/name.js';
import type { Detail, Person, Section } from '../document/resume-document.js';
import { splitCells } from '../text/split-cells.js';
import { needsItsLabel, readTopField } from './top-of-page.js';
import { plainWords } from '../text/word-list.js';

/**
 * withoutContacts takes a section "Contact" to the top of the page. Of personal details what helps to reach the person goes
 * there, where the top has nothing of the kind; all else stays where it was.
 */
export function withoutContacts(sections: Section[], person: Person): Section[] {
  return sections.flatMap((section, at) => {
    const { details, entries, heading } = section;
    if (isTopAgain(section, person)) {
      for (const piece of details.flatMap(({ text }) => contactPieces(text)))
        if (!person.contacts.includes(piece)) person.contacts.push(piece);
      return [];
    }
    if (section.kind !== 'contact' || entries.length > 0 || details.some(({ text }) => text.length > lineCharsMax))
      return [section];
    const isForm = ofPerson.test(heading);
    const isReached = isForm && person.contacts.some(hasContact);
    const stays = (detail: Detail) => isReached || (isForm ? !isContact(detail) : isPersonal(detail.text));
    for (const detail of details) if (!stays(detail)) addContacts(detail, person);
    const others = details.filter(stays);
    if (others.length === 0) return [];
    // "Find me" at the end would name what stands at the top now.
    const isRest = !isForm && at > 0 && others.length < details.length;
    return [{ ...section, details: others.map(asField), ...(isRest && { heading: '', kind: 'other' as const }) }];
  });
}

/**
 * areContacts: "HELLO" above an address and a number: whatever the heading says, short lines of which most are contacts are contacts.
 * Links alone are work that is shown.
 */
export function areContacts(lines: readonly LogicalLine[]): boolean {
  const contacts = lines.filter(({ text }) => hasContact(text));
  if (!contacts.some(({ text }) => text.includes('@') || hasPhone(text))) return false;
  return contacts.length > 1 && contacts.length * 2 >= lines.length && lines.every(({ text }) => text.length <= 60);
}

/** Below the head of a mail, which names its sender, the resume begins with its own name and addresses. */
function isTopAgain({ kind, heading, details, entries }: Section, { name }: Person): boolean {
  const isNamed = kind !== 'references' && name !== '' && repeatsName(heading, name);
  return (
    isNamed && entries.length === 0 && details.every(({ text }) => hasContact(text) && text.length <= lineCharsMax)
  );
}

/** "Personal details", "Bio data" and "Particulars" hold more than what helps to reach the person. */
const ofPerson =
  /^(?:.*personal.*|bio[- ]?data|particulars|dane osobowe|dados pessoais|dati personali|datos personales)$/iu;
const lineCharsMax = 120;

function addContacts(detail: Detail, person: Person): void {
  const text = asField(detail).text.replace(iconBefore, '');
  if (!person.contacts.includes(text)) person.contacts.push(text);
}

/** "✉ ada@example.com": a picture is no part of the address behind it. */
const iconBefore = /^[\p{So}\u2700-\u27bf][\p{So}\u2700-\u27bf ]{0,4}(?=[\p{L}\p{N}+(])/u;

/** withoutNameAgain leaves out the line of a form that says the bare name, which stands at the top of the page. */
export function withoutNameAgain(sections: Section[], { name }: Person): Section[] {
  const said = plainWords(name).join(' ');
  const isName = ({ text }: Detail) => {
    const field = readTopField(text);
    return (
      field !== undefined &&
      nameLabel.test(field.label) &&
      !field.value.includes(',') &&
      said !== '' &&
      plainWords(field.value).join(' ') === said
    );
  };
  return sections.map((section) =>
    section.details.length > 1 && section.details.some(isName)
      ? { ...section, details: section.details.filter((detail) => !isName(detail)) }
      : section,
  );
}

/** "Nationality      German" says the same with a colon. */
function asField(detail: Detail): Detail {
  const field = readTopField(detail.text);
  return field && !detail.isBullet ? { ...detail, text: `${field.label}: ${field.value}` } : detail;
}

/** An address, a number of a telephone, or what a label says is one. */
function isContact({ text }: Detail): boolean {
  const field = readTopField(text);
  return field ? !needsItsLabel(field) : hasContact(text) && !isPersonal(text);
}

const personal =
  /^(?:date (?:and place )?of birth|place of birth|dob|born|birth|age|sex|gender|nationality|citizenship|marital|civil status|family|religion|languages?|passport|visa|driving|father|mother|husband|spouse|height|weight|state of origin|notice)(?!\p{L})/iu;

/** What stands under "Contact" and helps nobody to reach the person: a date of birth, a declaration. */
function isPersonal(text: string): boolean {
  if (personal.test(text)) return true;
  return !hasContact(text) && /[.!?]$/.test(text) && plainWords(text).length > 6;
}

const footLinesMax = 4;

/** withoutFoot takes addresses in the last lines of a text to a top that has none, unless they are a referee's. */
export function withoutFoot(sections: Section[], lines: LogicalLine[], person: Person): Section[] {
  if (person.contacts.some(hasContact)) return sections;
  const addresses = lines.slice(-footLinesMax).filter((line) => cellsOf(line.text).some(isAddress));
  const isFoot = ({ span }: Detail) => addresses.some(({ start }) => span.start === start);
  const home = sections.find(({ kind, details, entries }) => {
    return kind !== 'references' && [...details, ...(entries.at(-1)?.details ?? [])].some(isFoot);
  });
  if (!home) return sections;
  const last = home.entries.at(-1);
  const foot = [...home.details, ...(last?.details ?? [])].filter(isFoot);
  const pieces = foot
    .flatMap(({ text }) => cellsOf(text.replace(findMe, '')))
    .filter(isRaised)
    .flatMap(contactPieces);
  // "Portfolio: example.com/ada" is nothing without its address: there it is the label of that.
  const isAllFoot = home.entries.length === 0 && home.details.every((detail) => leftIn(detail, foot).length === 0);
  const [first = '', ...others] = pieces;
  person.contacts.push(...(isAllFoot && home.heading !== '' ? [`${home.heading}: ${first}`, ...others] : pieces));
  const rest = (details: Detail[]) => details.flatMap((detail) => leftIn(detail, foot));
  const entries = home.entries.map((entry) => (entry === last ? { ...entry, details: rest(entry.details) } : entry));
  return sections
    .map((section) => (section === home ? { ...section, entries, details: rest(section.details) } : section))
    .filter(({ heading, entries: own, details }) => (heading !== '' && !isAllFoot) || own.length + details.length > 0);
}

function leftIn(detail: Detail, foot: readonly Detail[]): Detail[] {
  return foot.includes(detail) ? leftOf(detail) : [detail];
}

/** A line of addresses is one cell; beside an address may stand something else: "ada@example.com     refs: on request". */
function cellsOf(text: string): string[] {
  const cells = splitCells(text);
  const areOthers = cells.some((cell) => /^\p{Ll}/u.test(cell) && !hasContact(cell));
  return isAddress(text) && !areOthers ? [text] : cells;
}

function leftOf(detail: Detail): Detail[] {
  const others = cellsOf(detail.text.replace(findMe, '')).filter((cell) => !isRaised(cell));
  return others.length > 0 ? [{ ...detail, text: others.join(' · ') }] : [];
}

/** What stands before the addresses at the foot of a page says nothing beside them at its top. */
const findMe = /^(?:(?:find|reach|contact|call|write to) me|get in touch|contact) ?: /iu;

/** The town, or the whole postal address, goes with the number beside it. */
function isRaised(cell: string): boolean {
  return isAddress(cell) || isPlace(cell) || withStreet.test(cell);
}

const withStreet =
  /^(?:(?:P\.? ?O\.? )?Box \d+|\d{1,5} \p{Lu}[\p{L} .'’-]{2,40}), \p{Lu}[\p{L} .'’-]{2,40}(?:,? [\p{L}\d -]{2,12})?$/iu;

/** True for a line with an e-mail address or a telephone number and little beside it. */
function isAddress(text: string): boolean {
  if (!hasContact(text) || text.length > 160 || isDated(text)) return false;
  const rest = text.replace(emailPattern, ' ').replace(urlPattern, ' ').replace(phonePattern, ' ');
  return plainWords(rest).length <= 6;
}

/** "Dortmund, 12.01.2025" says where and when it was signed. */
function isDated(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && !emailPattern.test(text) && date.end === text.length;
}
