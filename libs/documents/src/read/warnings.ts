import type { DocumentWarning } from '@tailwright/contracts/documents';

const wordsMin = 50;
const email = /[^\s@]{1,64}@[^\s@]{1,253}\.\p{L}{2,}/u;
/** Seven digits or more, however they are grouped; a date range such as 2019 - 2021 has eight and is ruled out. */
const phone = /\+?\(?\d(?:[\s().\-/]?\d){6,14}/g;
const yearRange = /^(?:19|20)\d{2}[\s.\-/]*(?:19|20)\d{2}$/;
const word = /\p{Script=Han}|[\p{L}\p{N}]+/gu;

/** warningsOf says what looks wrong in a normalised text: no_contact_found, very_short. */
export function warningsOf(text: string): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  if (!email.test(text) && !hasPhone(text)) warnings.push('no_contact_found');
  if ((text.match(word) ?? []).length < wordsMin) warnings.push('very_short');
  return warnings;
}

function hasPhone(text: string): boolean {
  return (text.match(phone) ?? []).some((digits) => !yearRange.test(digits));
}
