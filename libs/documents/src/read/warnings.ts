import type { DocumentWarning } from '@tailwright/contracts/documents';
import { emailPattern, hasPhone } from '@tailwright/resume-text/recognizers/contacts';

const wordsMin = 50;
const word = /\p{Script=Han}|[\p{L}\p{N}]+/gu;

/** warningsOf says what looks wrong in a normalised text: no_contact_found, very_short. */
export function warningsOf(text: string): DocumentWarning[] {
  const warnings: DocumentWarning[] = [];
  if (text.search(emailPattern) < 0 && !hasPhone(text)) warnings.push('no_contact_found');
  if ((text.match(word) ?? []).length < wordsMin) warnings.push('very_short');
  return warnings;
}
