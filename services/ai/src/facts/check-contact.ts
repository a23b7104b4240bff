import { contactPieces, emailPattern, hasPhone, phonePattern, urlPattern } from '@tailwright/resume-text/contacts';
import type { Doubt } from './doubt.js';
import type { Evidence } from './evidence.js';
import { splitWords } from '../text/words.js';
import { hasNumber } from './own-addresses.js';
import { isWrittenSo } from './written-so.js';

/** checkContact keeps the contact details the original has, letter by letter. */
export function checkContact(
  line: string,
  evidence: Evidence,
  pieces = contactPieces(line),
): { kept: string[]; doubts: Doubt[] } {
  const kept: string[] = [];
  const doubts: Doubt[] = [];
  for (const piece of pieces) {
    if (isOwn(piece, evidence)) kept.push(piece);
    else doubts.push({ kind: 'contact', text: piece, reason: 'Your resume does not have this contact.' });
  }
  return { kept, doubts };
}

function isOwn(piece: string, evidence: Evidence): boolean {
  const original = evidence.lower;
  const emails = piece.match(emailPattern) ?? [];
  // What stands behind the @ is no web address of its own.
  const links = piece.replace(emailPattern, ' ').match(urlPattern) ?? [];
  const addresses = [...emails, ...links];
  if (!addresses.every((each) => evidence.addresses.has(each))) return false;
  if (addresses.length > 0) return true;
  // A sentence that was taken for contact details is the person's own when it stands in the resume word for word.
  const words = splitWords(piece);
  if (words.length > 8 && isWrittenSo([piece], evidence)) return true;
  if (hasPhone(piece)) return phonesIn(piece).every((phone) => hasNumber(original, phone));
  return words.every((word) => evidence.keys.has(word.key) || original.includes(word.key));
}

function phonesIn(piece: string): string[] {
  return piece.match(phonePattern) ?? [];
}
