import type { RawLine } from './physical-lines.js';

/** A single sign at the start of a line, or behind what parts contacts, with a blank behind it. */
const sign = /(^|^ |\s{2}|[|·•] ?)([^\s\d+(|·•–—-])\s{1,2}(?=\S)/gu;
const contact =
  /^(?:[^\s@]{1,64}@[^\s@]{3,80}|[+(]?\d[\d ().-]{6,}\d|(?:https?:\/\/|www\.)\S|[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|net|org|io|dev|me|co|de|uk|fr|example)(?:[\s/]|$))/iu;
/** What people write for "telephone", "mobile", "e-mail", "web", "fax", "address", "home", "cell". */
const labels = new Set([...'TMEPWFAHCtmepwfahc']);
const topRows = 15;
const charsMax = 300;

/**
 * dropIconLetters takes the letters off contacts that a font of icons had drawn as pictures: "B 07700 900 418" and
 * "# jo@example.com". A letter that may be the short form of a label stays.
 */
export function dropIconLetters(lines: RawLine[]): RawLine[] {
  const isIconed = lines.slice(0, topRows).some(({ raw }) => iconsOf(raw) > 0);
  if (!isIconed) return lines;
  return lines.map((line, at) => {
    if (line.raw.length > charsMax || (at >= topRows && iconsOf(line.raw) === 0)) return line;
    if (spacedLetters.test(line.raw.trim())) return line;
    const raw = line.raw.replace(sign, (all, before: string, letter: string, from: number) => {
      // "# Jo Baker" is a heading of Markdown.
      const isHeading = letter === '#' && !contact.test(line.raw.slice(from + all.length));
      return isIcon(letter) && !isHeading ? before : all;
    });
    return raw === line.raw ? line : { ...line, raw };
  });
}

/** A name or a heading whose letters a designer set apart: "V I L H E N A". */
const spacedLetters = /^\p{L}(?: {1,4}\p{L}){2,40}$/u;

/** How many contacts of a line stand behind such a sign. */
function iconsOf(raw: string): number {
  if (raw.length > charsMax) return 0;
  return [...raw.matchAll(sign)].filter(
    (match) => isIcon(match[2] ?? '') && contact.test(raw.slice(match.index + match[0].length)),
  ).length;
}

/** "I" begins a sentence, a bullet's mark a list, and a slash or a diamond parts what stands at its sides. */
function isIcon(letter: string): boolean {
  return !labels.has(letter) && !/[Ii\p{Pd}*>›◦▪●■□✓✔"“(/\\~‖¦:;,.=<&◆◇♦★☆»«∙⋅]/u.test(letter);
}
