import {
  contactPieces,
  emailPattern,
  hasPhone,
  phonePattern,
  urlPattern,
} from '@tailwright/resume-text/recognizers/contacts';
import type { Doubt } from './doubt.js';
import type { Evidence } from './evidence.js';
import { splitWords } from '../text/words.js';
import { hasNumber } from './own-addresses.js';
import { isWrittenSo } from './written-so.js';

/** checkContact finds the contact details that the original does not have, letter by letter. */
export function checkContact(line: string, evidence: Evidence, pieces = contactPieces(line)): { doubts: Doubt[] } {
  const foreign = pieces.filter((piece) => !isOwn(piece, evidence));
  return {
    doubts: foreign.map((text) => ({ kind: 'contact', text, reason: 'Your resume does not have this contact.' })),
  };
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
