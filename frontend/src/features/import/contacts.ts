import { type Imported, nameToCheck, splitName } from './imported';

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,253}\.\p{L}{2,}/u;
const phone = /(?:\+|\(|\b)\d[\d\s().-]{6,30}\d/;
const place = /^\p{Lu}[\p{L} .'’-]+(?:,\s*\p{Lu}[\p{L} .'’-]+){1,2}$/u;
const name = /^\p{Lu}[\p{L}.'’-]*(?:\s+\p{L}[\p{L}.'’-]*){1,4}$/u;
const headlineCharsMax = 90;

/** readTop takes name, headline and contacts from what stands above the first heading; returns what is neither. */
export function readTop(lines: readonly string[], { values, toCheck }: Imported): string[] {
  const person = values.personal_info;
  const left: string[] = [];
  lines.map(bare).forEach((line, index) => {
    const found = contactsIn(line);
    if (index === 0 && name.test(line)) {
      const { isCertain, ...split } = splitName(capitalised(line));
      Object.assign(person, split);
      if (!isCertain) toCheck.push(nameToCheck);
    } else if (found.email || found.phone || found.place) {
      // The first of each kind is the field's; a second one is kept with the rest.
      for (const [field, text] of [
        ['email', found.email],
        ['phone', found.phone],
        ['location', found.place],
      ] as const) {
        if (text && person[field] === '') person[field] = text;
        else if (text) left.push(text);
      }
      left.push(...found.others);
    } else if (index === 1 && person.first_name && line.length <= headlineCharsMax && !/\d|[.!?]$|\/\//.test(line)) {
      person.headline = line;
      toCheck.push('Your headline: we took it from the line below your name.');
    } else left.push(line);
  });
  return left;
}

function contactsIn(line: string): { email: string; phone: string; place: string; others: string[] } {
  const found = { email: '', phone: '', place: '', others: [] as string[] };
  const parts = line.split(/(?:(?<!\s)\s+)?[|·•;]\s*|(?<!\s)\s{3,}|(?<!\s)\s+[–—]\s+/).filter(Boolean);
  for (const part of parts) {
    const [address] = email.exec(part) ?? [];
    const [number] = phone.exec(part) ?? [];
    if (address) found.email ||= address;
    if (number && !address?.includes(number)) found.phone ||= number.trim();
    const rest = part
      .replace(found.email, '')
      .replace(found.phone, '')
      .replace(/^(?:e-?mail|phone|tel|mobile|address|location)\.?:?\s*/i, '')
      .replace(/^[\s,:]+|(?<![\s,:])[\s,:]+$/g, '');
    if (rest === '') continue;
    if (!found.place && place.test(rest)) found.place = rest;
    // A lone word counts as a place only beside an e-mail address or a phone number.
    else if (!found.place && parts.length > 1 && /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u.test(rest))
      found.place = rest;
    else found.others.push(rest);
  }
  return found;
}

/** Names are often set in capitals. */
const capitalised = (line: string) =>
  line === line.toUpperCase()
    ? line.toLowerCase().replace(/(^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase())
    : line;

const bare = (line: string) => line.replace(/^#+\s+|\*\*|`/g, '').trim();
