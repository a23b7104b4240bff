import { emailPattern, hasContact, hasPhone } from '../recognizers/contact-patterns.js';

/**
 * tidyContacts sets the contacts of a person alike, wherever they stood: each by itself, without a label that says what
 * everybody sees ("E-mail: ada@example.com"), and an address that its column broke in one piece.
 */
export function tidyContacts(contacts: readonly string[]): string[] {
  const parted = contacts.map(withSingleBlanks).flatMap(partAtLabels).flatMap(partAtSigns);
  const isOnlyPhone = parted.filter(isTelephone).length < 2;
  const isOnlyAddress = parted.filter((piece) => ofAddress.test(piece)).length < 2;
  const bare = parted.map((piece) => withoutLabel(piece, { isOnlyPhone, isOnlyAddress }));
  return [...new Set(joinAddress(bare))];
}

const withSingleBlanks = (text: string) => text.replace(/\s+/g, ' ');

/** A day of birth, a box and the code of a town have as many digits as short numbers of telephones. */
function isTelephone(piece: string): boolean {
  const digits = piece.replace(/\D/g, '').length;
  return (
    hasPhone(piece) &&
    !/^(?:date of )?birth|^born|^p\.? ?o\.? ?box/i.test(piece) &&
    !townWithCode.test(piece) &&
    digits > 6
  );
}

const phoneLabel =
  '(?:(?:day|home|work|evening|office|contact|cell|mobile) ?)?(?:(?:tele)?phone|tel|mob(?:ile)?|cell(?:phone)?|ph|cp|contact|telefoon|telefon)';
const mailLabel = 'e[- ]?mail|mail';
const beforeLabel = new RegExp(
  `(?<=[\\p{L}\\d)])(?<!(?<!\\p{L})(?:day|home|work|evening|office|contact|cell|mobile|e))[.,;]?\\s+(?=(?:(?:${phoneLabel}|[tmp])\\.?:?\\s{0,3}[+(]?\\d|(?:${mailLabel}|e)\\.?:?\\s{0,3}[\\w.+'-]{1,64}@))`,
  'iu',
);

/** "Accra. Tel: 020 000 0394. Email: ada@example.com" are three contacts. */
function partAtLabels(piece: string): string[] {
  return piece.length <= pieceCharsMax && hasContact(piece) ? piece.split(beforeLabel) : [piece];
}

const pieceCharsMax = 240;

/** "082 555 0147 / ada@example.com" and "ada@example.com, +358 45 555 0132" are two. */
function partAtSigns(piece: string): string[] {
  const [mail, ...others] = piece.match(emailPattern) ?? [];
  if (mail === undefined || others.length > 0 || !hasPhone(piece)) return [piece];
  const parts = piece.split(/ ?[/,] /);
  return parts.length === 2 && parts.every(hasContact) ? parts : [piece];
}

const ofPhone = new RegExp(`^(?:${phoneLabel}|[tmpc])\\.?(?: ?(?:nos?|numbers?)\\.?)?\\s?:?\\s+(?=[+(]?\\d)`, 'iu');
const ofMail = new RegExp(`^(?:${mailLabel}|e)\\.?(?: ?(?:id|add(?:ress)?)\\.?)?\\s?:?\\s+(?=[\\w.+'-]{1,64}@)`, 'iu');
const ofAddress =
  /^(?:(?:(?:home|postal|present|current|contact|residential|permanent) )?(?:address|residence)|residential area|suburb|residence|add)\.?\s?:\s+(?=\p{L}|\d)/iu;
const kindBehind = /^([+(]{0,2}\d[\d ().-]{6,20}\d) \((?:mobile|cell|home|phone)\)$/iu;

/** Of two telephones and of two addresses each keeps its label. */
function withoutLabel(piece: string, { isOnlyPhone, isOnlyAddress }: { isOnlyPhone: boolean; isOnlyAddress: boolean }) {
  const bare = isOnlyAddress ? piece.replace(ofAddress, '') : piece;
  return isOnlyPhone
    ? bare.replace(ofMail, '').replace(ofPhone, '').replace(kindBehind, '$1')
    : bare.replace(ofMail, '');
}

/** "Elm Row 9" and "49074 Osnabrück", "Villa Azucena Subd.," and "Cebu City" stood on two lines of one address. */
function joinAddress(pieces: readonly string[]): string[] {
  const result: string[] = [];
  for (const piece of pieces) {
    const above = result.at(-1);
    const isAddress = above !== undefined && !hasContact(above) && !above.includes(':');
    if (isAddress && above.endsWith(',') && !hasContact(piece)) result[result.length - 1] = `${above} ${piece}`;
    else if (isAddress && isStreet(above) && townWithCode.test(piece)) result[result.length - 1] = `${above}, ${piece}`;
    else result.push(piece);
  }
  return result;
}

function isStreet(text: string): boolean {
  return (
    text.length <= streetCharsMax && /\p{L}{3}/u.test(text) && (/\d/.test(text) || /^\p{Lu}[\p{L} .-]+, /u.test(text))
  );
}

const streetCharsMax = 60;

const townWithCode =
  /^(?:\d{4,5}(?:-\d{3})?,? \p{Lu}\p{L}[^\d@]{0,40}|\d{5}|\p{Lu}[\p{L} .'-]{1,30},? (?:[A-Z]{2}|\p{Lu}\p{Ll}{2,12}) \d{5}|\p{Lu}[\p{L} .'-]{1,30},? [A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2})$/u;
