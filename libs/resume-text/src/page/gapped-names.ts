import { cellsOf } from '../text/cells.js';
import { emailPattern, hasContact } from '../recognizers/contacts.js';
import { headingKind } from '../recognizers/headings.js';
import { isDocumentName, isName } from '../recognizers/name.js';
import type { RawLine } from './physical-lines.js';
import { isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { places } from '../text/word-lists.js';

const rowsMax = 8;
const rowCharsMax = 160;
/** A wider gap parts two columns of a page, unless an address says that both sides are one name. */
const gapMax = 12;

/**
 * joinGappedName closes the wide gaps within the name at the top of a page ("ADA     LOVELACE"), where nothing but contacts
 * stands between it and the first heading: the family name would be taken for the heading of a right column.
 */
export function joinGappedName(lines: RawLine[]): RawLine[] {
  const at = lines.findIndex(({ raw }) => raw.trim() !== '' && !isDocumentName(raw.trim()));
  const line = lines[at];
  if (!line || line.raw.length > rowCharsMax || at > rowsMax) return lines;
  const text = line.raw.trim();
  const cells = text.split(/\t+| {2,}/);
  const name = cells.join(' ');
  if (cells.length < 2 || !isName(name) || !cells.every(mayBePart)) return lines;
  const top = rowsBelow(lines, at);
  if (!top.some(hasContact) || !top.every(isOfContacts)) return lines;
  if (!isInAddress(name, top) && !isPlainName(cells, text)) return lines;
  return lines.with(at, { ...line, raw: line.raw.replace(text, () => name) });
}

/** "Austin" and "Florence" are first names, too. */
function mayBePart(cell: string, at: number): boolean {
  const isPlace = at > 0 && places.isIn(plainWords(cell));
  return headingKind(cell) === undefined && !isDocumentName(cell) && !isPlace;
}

/** Each cell is one word, none of which is a post, and all are written alike. */
function isPlainName(cells: readonly string[], text: string): boolean {
  const areCapitals = cells.filter((cell) => cell === cell.toUpperCase()).length;
  return (
    (areCapitals === 0 || areCapitals === cells.length) &&
    cells.every((cell) => !cell.includes(' ') && !isTitle(cell)) &&
    !text.includes('\t') &&
    (text.match(/ {2,}/g) ?? []).every((gap) => gap.length <= gapMax)
  );
}

function rowsBelow(lines: readonly RawLine[], at: number): string[] {
  const below = lines.slice(at + 1).filter(({ raw }) => raw.trim() !== '');
  const end = below.slice(0, rowsMax).findIndex(({ raw }) => isHeading(raw.trim()));
  return end < 0 ? [] : below.slice(0, end).map(({ raw }) => raw.trim());
}

/** "OBJECTIVE:  Full time mechanic" is a heading with its text in one line. */
function isHeading(text: string): boolean {
  return headingKind(text) !== undefined || /^\p{Lu}[\p{Lu} &/]{3,30}(?::|$)/u.test(text);
}

/** A row of the top in which no column is begun by a heading. */
function isOfContacts(text: string): boolean {
  if (text.length > rowCharsMax || /[.!?]$/.test(text)) return false;
  return cellsOf(text).every((cell) => headingKind(cell.text) === undefined);
}

function isInAddress(name: string, top: readonly string[]): boolean {
  const addresses = top.flatMap((text) => text.match(emailPattern) ?? []).join(' ');
  const words = plainWords(name).filter((word) => word.length > 1);
  return words.length > 1 && words.every((word) => addresses.toLowerCase().includes(word));
}
