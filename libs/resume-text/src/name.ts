import { hasContact, isPlace } from './contacts.js';
import { headingKind } from './headings.js';
import { titles } from './word-lists.js';
import { plainWords } from './word-list.js';

/** isName is true for a text that can be a person's name and nothing else usual. */
export function isName(text: string): boolean {
  const [name = '', ...letters] = text.replace(/^name\s*:\s*/i, '').split(/,\s*/);
  if (text.length > 60 || hasContact(text) || /[\d@:/!?|]/.test(text) || isPlace(text)) return false;
  if (headingKind(text) !== undefined || letters.some((after) => after.length > 14)) return false;
  const words = name
    .replace(/["“”(][^"“”()]{1,20}["“”)]/g, '')
    .trim()
    .split(/\s+/);
  if (words.length < 2 || words.length > 5 || titles.isIn(plainWords(name))) return false;
  return (
    words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word)) && (/^\p{Lu}/u.test(name) || name === name.toLowerCase())
  );
}
