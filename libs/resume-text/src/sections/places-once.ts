import { isPlace } from '../recognizers/contacts.js';

/** withPlaceOnce keeps the longer of "Leeds, England" and "Leeds, West Yorkshire, England", where the first of them stood. */
export function withPlaceOnce(contacts: readonly string[]): string[] {
  const result: string[] = [];
  for (const contact of contacts) {
    const at = result.findIndex((other) => isWithin(contact, other) || isWithin(other, contact));
    if (at < 0) result.push(contact);
    else if (isWithin(result[at] ?? '', contact)) result[at] = contact;
  }
  return result;
}

/** True for a place of which all parts stand in the longer one in the same order, the town first. */
function isWithin(short: string, long: string): boolean {
  if (!isPlace(long) || !words.test(short) || !words.test(long)) return false;
  const [parts, others] = [partsOf(short), partsOf(long)];
  if (parts.length >= others.length || parts[0] !== others[0]) return false;
  let found = 0;
  for (const other of others) if (other === parts[found]) found += 1;
  return found === parts.length;
}

const words = /^[\p{L}\p{M} .,'’-]{2,70}$/u;

function partsOf(place: string): string[] {
  return place.split(',').map((part) => part.trim().toLowerCase());
}
