import type { Language } from './script.js';

const mark = '\u200e';
const phone = String.raw`\+?\(?\d(?:[\d\s().-]*\d){6,}`;
/** "C++", "C#", ".NET", "a@b.c/d": a Latin word with the signs that belong to it. */
const word = String.raw`(?<![\p{L}\p{N}])[.@#$]?[A-Za-z][\w.+#@/&-]*[\w+#]|(?<![\p{L}\p{N}])[A-Za-z][+#]+`;
const turnable = new RegExp(`${phone}|${word}`, 'gu');
const years = /^(?:19|20)\d{2}\s*-\s*(?:19|20)\d{2}$/;

/**
 * withDirectionMarks keeps Latin words and telephone numbers in their own order between right-to-left words: signs
 * and spaces have no direction, so "C++" would be set "++C" and the groups of a number from the right.
 */
export function withDirectionMarks(text: string, { direction }: Language): string {
  if (direction === 'ltr') return text;
  return text.replace(turnable, (found) => (years.test(found) ? found : mark + found + mark));
}
