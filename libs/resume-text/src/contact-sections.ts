import { hasContact } from './contacts.js';
import type { Detail, Person, Section } from './resume-document.js';
import { needsItsLabel, readTopField } from './top-of-page.js';
import { plainWords } from './word-list.js';

/**
 * withoutContacts takes a section "Contact" to the top of the page. Of personal details what helps to reach the person goes
 * there, where the top has nothing of the kind; all else stays where it was.
 */
export function withoutContacts(sections: Section[], person: Person): Section[] {
  return sections.flatMap((section) => {
    const { details, entries, heading } = section;
    if (section.kind !== 'contact' || entries.length > 0 || details.some(({ text }) => text.length > lineCharsMax))
      return [section];
    const isForm = ofPerson.test(heading);
    const isReached = isForm && person.contacts.some(hasContact);
    const stays = (detail: Detail) => isReached || (isForm ? !isContact(detail) : isPersonal(detail.text));
    for (const detail of details) if (!stays(detail)) addContacts(detail, person);
    const others = details.filter(stays);
    return others.length > 0 ? [{ ...section, details: others.map(asField) }] : [];
  });
}

/** "Personal details", "Bio data" and "Particulars" hold more than what helps to reach the person. */
const ofPerson =
  /^(?:.*personal.*|bio[- ]?data|particulars|dane osobowe|dados pessoais|dati personali|datos personales)$/iu;
const lineCharsMax = 120;

function addContacts(detail: Detail, person: Person): void {
  const { text } = asField(detail);
  if (!person.contacts.includes(text)) person.contacts.push(text);
}

/** withoutNameAgain leaves out the line of a form that says the bare name, which stands at the top of the page. */
export function withoutNameAgain(sections: Section[], { name }: Person): Section[] {
  const said = plainWords(name).join(' ');
  const isName = ({ text }: Detail) => {
    const field = nameField.test(text) ? readTopField(text) : undefined;
    return (
      field !== undefined && !field.value.includes(',') && said !== '' && plainWords(field.value).join(' ') === said
    );
  };
  return sections.map((section) =>
    section.details.length > 1 && section.details.some(isName)
      ? { ...section, details: section.details.filter((detail) => !isName(detail)) }
      : section,
  );
}

const nameField = /^(?:full )?name(?!\p{L})/iu;

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
