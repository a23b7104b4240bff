import { trimSigns } from '@tailwright/resume-text/text/split-cells';

/** "Page 2 of 3", "p. 2", "Seite 2 von 3", "2 / 3": nothing but the number of a page. */
const pageNumber =
  /^(?:(?:page|pages|seite|página|pagina|pág|pag|strona|стр|p)\b\.?(?: ?\d{1,3})?(?: ?(?:of|von|de|di|sur|z|из|\/)(?: ?\d{1,3})?)?|\d{1,3} ?(?:of|von|\/) ?\d{1,3})$/iu;
const continuedHeading = /^(.{2,60}?)[\s:,–-]*[([]?(?:cont(?:inued|['’]d|\.)?|forts(?:etzung|\.)|suite)[)\]]?\.?:?$/iu;
/** Words that stand beside a name and a number at the edge of a page. */
const beside = new Set([
  'page',
  'of',
  'p',
  'pg',
  'resume',
  'résumé',
  'cv',
  'curriculum',
  'vitae',
  'seite',
  'von',
  'sur',
]);
const furnitureCharsMax = 90;
/** The name stands in the first lines, and a line like it below them is repeated. */
const titleLines = 3;

/** isPageNumber tells whether a line holds nothing but the number of a page. */
export function isPageNumber(line: string): boolean {
  if (line.length > furnitureCharsMax || !/\d|^page\b/i.test(line)) return false;
  const bare = trimSigns(line, (sign) => /[-–—|·\s]/.test(sign)).replace(/\s+/g, ' ');
  return pageNumber.test(bare);
}

/**
 * withoutFurniture drops what a page repeats: page numbers, the name with a number ("Ada Lovelace – 2"), and headings
 * that are continued ("Experience (cont.)").
 */
export function withoutFurniture(text: string): string {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '');
  const name = wordsOf(filled[0] ?? '');
  const title = new Set(filled.slice(0, titleLines));
  const before = new Set<string>();
  return lines
    .filter((line) => {
      const plain = line.trim();
      const isKept =
        title.has(line) || !(isPageNumber(plain) || isNameAndNumber(plain, name) || isContinued(plain, before));
      before.add(headingKey(plain));
      return isKept;
    })
    .join('\n');
}

/** The name or a part of it, a number, and nothing else but initials and words such as "page". */
export function isNameAndNumber(line: string, name: readonly string[]): boolean {
  if (line.length > furnitureCharsMax || !/(?<!\d)\d{1,2}(?!\d)/.test(line) || /\d{3}|[@:]/.test(line)) return false;
  const words = wordsOf(line);
  const hasName = words.some((word) => word.length > 2 && name.includes(word));
  return hasName && words.every((word) => word.length === 1 || name.includes(word) || beside.has(word));
}

function isContinued(line: string, before: ReadonlySet<string>): boolean {
  const heading = line.length <= furnitureCharsMax ? continuedHeading.exec(line)?.[1] : undefined;
  return heading !== undefined && before.has(headingKey(heading));
}

function headingKey(line: string): string {
  return line.length > furnitureCharsMax ? '' : wordsOf(line).join(' ');
}

/** wordsOf are the words of a line in small letters, without numbers and signs. */
export function wordsOf(line: string): string[] {
  return (
    line
      .slice(0, 200)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
