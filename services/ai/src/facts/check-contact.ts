import { contactPieces, emailPattern, hasPhone, urlPattern } from '@tailwright/resume-text/contacts';
import type { Doubt } from './doubt.js';
import type { Evidence } from './evidence.js';
import { readClaim } from './evidence.js';

/** checkContact keeps the contact details the original has, letter by letter. */
export function checkContact(line: string, evidence: Evidence): { kept: string[]; doubts: Doubt[] } {
  const kept: string[] = [];
  const doubts: Doubt[] = [];
  for (const piece of contactPieces(line)) {
    if (isOwn(piece, evidence)) kept.push(piece);
    else doubts.push({ kind: 'contact', text: piece, reason: 'Your resume does not have this contact.' });
  }
  return { kept, doubts };
}

function isOwn(piece: string, evidence: Evidence): boolean {
  const original = evidence.lower;
  const addresses = [...(piece.match(emailPattern) ?? []), ...(piece.match(urlPattern) ?? [])];
  if (addresses.length > 0) return addresses.every((each) => original.includes(bare(each)));
  if (hasPhone(piece)) return original.replace(/\D/g, '').includes(piece.replace(/\D/g, ''));
  return readClaim(piece).words.every((word) => evidence.keys.has(word.key) || original.includes(word.key));
}

function bare(address: string): string {
  return address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}
