import { hasContact, isPlace } from '../recognizers/contacts.js';
import { headingKind } from '../recognizers/headings.js';
import { isTown } from '../recognizers/stray-contacts.js';
import { endsWithTitle, isDegree, isInstitution } from '../recognizers/titles.js';
import type { Person } from '../document/resume-document.js';

/** takeHeadlineOfContacts: among the addresses of two columns stands what somebody is: "Producer, games" below a town. */
export function takeHeadlineOfContacts(person: Person): void {
  const headline = person.contacts
    .slice(0, piecesAtTop)
    .find((piece) => endsWithTitle(piece) || saysWhatSomebodyIs(piece) || isRowOfDegrees(piece));
  if (headline === undefined || hasContact(headline) || /:/.test(headline)) return;
  if ((isPlace(headline) && !saysWhatSomebodyIs(headline)) || (/\d{3}/.test(headline) && !isRowOfDegrees(headline)))
    return;
  if (isFormName.test(headline)) return;
  person.headline = headline;
  person.contacts = person.contacts.filter((piece) => piece !== headline);
}

const piecesAtTop = 4;

/** "B.Tech (Information Technology), 2025": what somebody studied stands below a name as what somebody is does. */
function isRowOfDegrees(piece: string): boolean {
  return piece.length <= degreeCharsMax && !piece.includes(':') && degreeFirst.test(piece) && isDegree(piece);
}

const degreeCharsMax = 80;
const degreeFirst = /^(?:[BMD]|Ph|LL|Dipl)\.?-?\p{Lu}\p{L}{0,4}\.?(?=[\s,.(]|$)/u;

/** saysWhatSomebodyIs: "Buyer / merchandiser, born in Leeds", "Pharmacist, registered (No. 000417)": no part of an address, though it stands with them. */
export function saysWhatSomebodyIs(text: string): boolean {
  const [first = ''] = text.split(/[,/|(]/);
  // "Technical writer, Tampere, Finland" says what somebody is, and where.
  if (endsWithTitle(first.trim()) && first.trim().includes(' ') && !hasContact(text) && isPlace(text)) return true;
  if (hasContact(text) || isPlace(text) || isTown(text) || isInstitution(first) || headingKind(text)) return false;
  return (endsWithTitle(first.trim()) && /[,/|(]/.test(text)) || isCredential.test(text);
}

const isCredential =
  /(?<!\p{L})(?:registered|licen[cs]ed|chartered|certified|accredited|practising certificate)(?!\p{L})/iu;

/** isFormName is true for the name of a form above its fields: "Bio data", "Application for employment". */
export const isFormName =
  /^(?:bio[- ]?data|personal data (?:form|sheet)|(?:seafarer['’]?s? )?application form|application for employment(?: ?[-–—:(].{0,60})?)(?: \([^()]{2,30}\))?(?:(?:\t| {3}).*)?$/iu;
