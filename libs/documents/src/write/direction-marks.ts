import type { Language } from './script.js';

const mark = '\u200e';
const phone = String.raw`\+?\(?\d(?:[\d\s().-]*\d){6,}`;
/** "C++", "C#", ".NET": a Latin word that begins or ends with a sign; signs inside a word stay where they are. */
const word = String.raw`(?<![\p{L}\p{N}])(?:[.@#$][A-Za-z][\w.+#@/&-]*|[A-Za-z][\w.+#@/&-]*[+#]+)(?![\w@])`;
const turnable = new RegExp(`${phone}|${word}`, 'gu');
const years = /^(?:19|20)\d{2}\s*-\s*(?:19|20)\d{2}$/;

/** Stretch is a piece of a right-to-left text; `isTurned` pieces run from left to right. */
export interface Stretch {
  text: string;
  isTurned: boolean;
}

/**
 * stretchesOf parts right-to-left text at the words and telephone numbers that keep their own order: signs and
 * spaces have no direction, so "C++" would be set "++C" and the groups of a number from the right.
 */
export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(turnable)) {
    if (years.test(found)) continue;
    stretches.push({ text: text.slice(at, index), isTurned: false }, { text: found, isTurned: true });
    at = index + found.length;
  }
  return [...stretches, { text: text.slice(at), isTurned: false }].filter((stretch) => stretch.text !== '');
}

/** withDirectionMarks puts a left-to-right mark on both sides of such words, for files that know no other way. */
export function withDirectionMarks(text: string, { direction }: Language): string {
  if (direction === 'ltr') return text;
  return stretchesOf(text)
    .map((stretch) => (stretch.isTurned ? mark + stretch.text + mark : stretch.text))
    .join('');
}
