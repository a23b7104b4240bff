import { emailPattern, hasPhone, phonePattern, urlPattern } from './contact-patterns.js';

/** ContactPiece is a stretch of a contact line; one that says how to reach somebody has the address to go to. */
export interface ContactPiece {
  text: string;
  link?: string;
}

const address = new RegExp(`${emailPattern.source}|${urlPattern.source}|${phonePattern.source}`, 'gi');
/** A sentence's end, which is no part of an address. */
const end = /(?<![.,;:!?])[.,;:!?]+$/;

/** Seven to nine digits of a Portuguese, a Brazilian and an American postcode: nobody parts telephone numbers so. */
const postcode = /^(?:\d{4}-\d{3}|\d{5}-\d{3,4})$/;

/** contactLinks cuts a line at its e-mail addresses, web addresses and telephone numbers, each with where it leads. */
export function contactLinks(line: string): ContactPiece[] {
  const pieces: ContactPiece[] = [];
  let at = 0;
  for (const { 0: whole, index } of line.matchAll(address)) {
    const found = whole.replace(end, '');
    const link = postcode.test(found) ? undefined : linkOf(found);
    if (link === undefined) continue;
    pieces.push({ text: line.slice(at, index) }, { text: found, link });
    at = index + found.length;
  }
  return [...pieces, { text: line.slice(at) }].filter(({ text }) => text !== '');
}

function linkOf(found: string): string | undefined {
  if (/^https?:/i.test(found)) return found;
  if (found.search(emailPattern) === 0) return `mailto:${found}`;
  if (/^[+(\d]/.test(found) && !/\p{L}/u.test(found)) {
    // RFC 3966 knows no "(0)": the zero that is dialled inside the country alone.
    return hasPhone(found) ? `tel:${found.replace(/\(0\)/g, '').replace(/[^+\d]/g, '')}` : undefined;
  }
  return `https://${found}`;
}
