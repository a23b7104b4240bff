import {
  emailPattern,
  findPlaces,
  hasPhone,
  isPlace,
  phonePattern,
  urlPattern,
} from '@tailwright/resume-text/recognizers/contacts';
import type { ResumeDocument } from '@tailwright/resume-text/document/resume-document';
import { plainWords } from '@tailwright/resume-text/text/word-list';
import { places } from '@tailwright/resume-text/text/word-lists';
import { limits } from '@tailwright/contracts/limits';
import { type Imported, leave, nameToCheck, splitName, unique } from './imported';

/** A line above the first heading with fewer words is a detail such as a birthday, not the beginning of a summary. */
const summaryWordsMin = 8;

/** placePerson fills the fields of the person from what stands above the first heading. */
export function placePerson({ person, opening }: ResumeDocument, imported: Imported): void {
  const { values, toCheck } = imported;
  placeName(person.name, imported);
  if (person.headline !== '') {
    values.personal_info.headline = person.headline;
    toCheck.push('Your headline: we took it from the line below your name.');
  }
  placeContacts(person.contacts, imported);
  const isSummary = (text: string) => plainWords(text).length >= summaryWordsMin;
  const texts = opening.map(({ text }) => text);
  values.personal_info.summary = texts.filter(isSummary).join('\n');
  if (values.personal_info.summary !== '') toCheck.push('Your summary: it stood above the first heading.');
  leave(
    imported,
    'Above the first heading',
    texts.filter((text) => !isSummary(text)),
  );
}

function placeName(whole: string, { values, toCheck }: Imported): void {
  // What follows a comma are letters of a degree or licence: "Lee Park, RN".
  const [name = '', ...letters] = whole.split(/,\s*/);
  const { isCertain, ...split } = splitName(capitalised(name));
  const last = [split.last_name, ...letters].filter(Boolean).join(', ');
  Object.assign(values.personal_info, { ...split, last_name: last });
  if (!isCertain || letters.length > 0) toCheck.push(nameToCheck);
}

/** The first of each kind is the field's; web addresses are a list of their own, and a second e-mail address has no field. */
function placeContacts(contacts: readonly string[], imported: Imported): void {
  const person = imported.values.personal_info;
  const left: string[] = [];
  const others: string[] = [];
  for (const piece of contacts) {
    const email = piece.match(emailPattern)?.[0] ?? '';
    const phone = hasPhone(piece) ? (piece.match(phonePattern)?.[0] ?? '') : '';
    const isLink = piece.replace(email, '').search(urlPattern) >= 0;
    if (isLink && !email && !phone && person.links.length < limits.builderLinksMax) {
      person.links = unique([...person.links, piece]);
      continue;
    }
    if ((email && person.email) || (phone && person.phone) || isLink) {
      left.push(piece);
      continue;
    }
    person.email ||= email;
    person.phone ||= phone.trim();
    const rest = piece.replace(email, '').replace(phone, '').replace(labels, '').replace(/^\W+$/u, '');
    if (rest !== '') others.push(rest.trim());
  }
  const place = others.find((text) => isPlace(text) || places.has(text)) ?? others.find(namesPlace);
  person.location = place ?? '';
  leave(imported, 'Contact', [...others.filter((text) => text !== place), ...left]);
}

const labels = /\b(?:e-?mail|phone|tel(?:ephone)?|mobile|cell|address|location)\b(?:\(s\))?\s*[.:]*\s*/gi;

const namesPlace = (text: string) => findPlaces(text).length > 0 || places.isIn(plainWords(text));

/** Names are often set in capitals. */
const capitalised = (name: string) =>
  name === name.toUpperCase()
    ? name.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
