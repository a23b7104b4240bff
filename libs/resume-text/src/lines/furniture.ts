import { readBullet } from '../recognizers/bullets.js';
import { findProfileDebris } from '../recognizers/copied-profile.js';
import { headingKind } from '../recognizers/headings.js';
import { isOpen } from '../recognizers/line-joints.js';
import { withCountedPages } from './counted-pages.js';
import { findMailLetter, noteEnd } from './mail-letter.js';
import { isMailField, isMailQuote } from '../recognizers/mail-lines.js';
import { isDocumentName, isName } from '../recognizers/name.js';
import { isPageHead, isLoneFoot, isRepeatedTop, ownerOf, type PageOwner } from './page-heads.js';
import { isWordPageMark } from '../recognizers/page-marks.js';
import { isPhotoPlace } from '../recognizers/photo-places.js';
import type { PhysicalLine } from '../page/physical-lines.js';
import { splitCells } from '../text/split-cells.js';
import { isDutyColumn, isTableHeader, namesPostAndEmployer } from '../recognizers/table-header.js';
import { isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

// Not \W, which holds the letters of every script but Latin.
const pageMark =
  /^[^\p{L}\p{N}]*(?:page|seite|página|pagina|strona|strana|stránka|sida|side|sivu|oldal|страница|стр\.|p\.|pg\.?)?[^\p{L}\p{N}]{0,3}\d{1,3}[^\p{L}\p{N}]{0,3}(?:of|von|de|di|van|sur|z|ze|av|af|из|\/)[^\p{L}\p{N}]{0,3}\d{1,3}[^\p{L}\p{N}]*$|^[^\p{L}\p{N}]*(?:page|seite|página|pagina|pg|p)[.\s]+\d{1,3}[^\p{L}\p{N}]*$/iu;
const continued = /\(?\b(?:cont(?:inued|['’]?d|\.)|fortsetzung|suite)\)?\s*[.:]?$/iu;
/** "Page 2 of 3" before or behind what else a page repeats: "Curriculum vitae · page 2 of 3". */
const numberedPage =
  /^(?:page|side|sheet|seite|página|pagina|pg\.?) ?\d{1,3} ?(?:of|von|de|di|\/) ?\d{1,3}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(?:page|side|sheet|seite|página|pagina|pg\.?) ?\d{1,3} ?(?:of|von|de|di|\/) ?\d{1,3}[^\p{L}\p{N}]*$/iu;
/** A line that is nothing but this belongs to the page, also where it comes first. */
const wholePageMark = /^(?:page|seite|página|pagina|pg\.?) ?\d{1,3} ?(?:of|von|de|di|\/) ?\d{1,3}$/iu;
/** What a profile that was copied from its page on the web has beside its text. */
const webButton = /^(?:show (?:all \d+ [\p{L} &]{3,40}|credential)|(?:…|\.\.\.) ?see more|· (?:1st|2nd|3rd\+?))$/iu;
/** "Page one", "p. ii", "- 2 -", "(continued on the next page)". */
const pageInWords =
  /^(?:page|p\.) ?(?:one|two|three|four|five|[ivx]{1,4}(?: of [ivx]{1,4})?)$|^[-–—] ?\d{1,2} ?[-–—]$|^[\s.…([]*(?:continued|cont\.|see)(?: on| from| over)?(?: the)?(?: next| previous| following)? (?:page|overleaf|over)[.…)\]]*$|^\(?continued over(?:leaf)?\)?$|^[.…(]{1,4} ?continued[.…)]*$/iu;
const charsMax = 110;
/** Further up what stands alone may be a heading. */
const loneFootLines = 5;
/** The title of a document stands in one of its first lines. */
const topLines = 6;
/** The head of a mail stands in its first lines. */
const mailLines = 8;
const topOfMail = 20;

/** findFurniture marks the lines that belong to the page and not to the text: page numbers, the name at a page break. */
export function findFurniture(lines: PhysicalLine[]): boolean[] {
  const person = ownerOf(lines);
  const debris = findProfileDebris(lines);
  const letter = findMailLetter(lines);
  const seen = new Set<string>();
  const pages = pagesByText(lines);
  let isBelowNumber = false;
  let isQuoted = false;
  const isMail = lines.slice(0, mailLines).filter((line) => isMailField(line.text)).length >= 2;
  const firstOwn = noteEnd(lines.slice(0, topOfMail).map((line) => line.text));
  const marked = lines.map((line, at) => {
    if (at < firstOwn || (at < topLines && isPhotoPlace(line.text))) return true;
    if (debris[at] || letter[at]) return true;
    const isFirst = !seen.has(line.text);
    seen.add(line.text);
    isQuoted = isMail && (isMailQuote(line.text) || (isQuoted && line.text.startsWith('>')));
    if (isQuoted || (isMail && at < mailLines && isMailField(line.text))) return true;
    const isBeside = isBelowNumber || isPageNumber(lines[at + 1]?.text ?? '');
    isBelowNumber = isPageNumber(line.text) || isNumberAlone(line);
    if (isMailQuote(line.text) || wholePageMark.test(line.text) || isWordPageMark(line.text)) return true;
    if (isSigned(lines, at)) return false;
    if (isBeside && at > 2 && line.text.length <= charsMax && isRepeatedTop(line.text, person)) return true;
    if (/^page \d{1,2}$/i.test(line.text) || (at > 0 && at < topLines && isDocumentName(line.text))) return true;
    if (line.text.length > charsMax || (at < 2 && !isAboveName(lines, at, pages))) return false;
    if (webButton.test(line.text) || (numberedPage.test(line.text) && readBullet(line.text) === undefined)) return true;
    if (/^\d{1,2}[.)]$/.test(line.text)) return !isRestOfSentence(line, lines[at - 1]);
    if (pageInWords.test(line.text)) return true;
    if (isNumberAlone(line)) return true;
    if (at === lines.length - 1 && isLastPageNumber(line, lines)) return true;
    if (pageMark.test(line.text) || /^<!--.{0,200}-->$|^\[photo\b.{0,80}\]$/i.test(line.text)) return true;
    if (at < topLines && /^photo: \S/i.test(line.text)) return true;
    // Dots may count the pages: "Ada Example ● ○".
    const named = line.text.replace(/(?: [●○◦◉•]){2,6}$/u, '');
    if (named !== line.text && isRepeatedTop(named, person)) return true;
    if (isPageFoot(line.text, person)) return true;
    const isLone = line.blanksBefore > 0 && (lines[at + 1]?.blanksBefore ?? 1) > 0;
    if (isLone && at > loneFootLines && isLoneFoot(line.text, person)) return true;
    if (isHeaderRow(line.text) && isAboveRow(line.text, lines, at)) return true;
    if (continued.test(line.text) && headingKind(line.text.replace(continued, '')) !== undefined) return true;
    if (isNameAboveTitle(lines, at)) return false;
    return isPageHead(line.text, person, at, isFirst);
  });
  return withCountedPages(lines, marked);
}

/** The number of a page stands alone in the middle or at the right of its row. */
function isNumberAlone({ text, indent }: PhysicalLine): boolean {
  return indent >= 20 && /^[-–—]? ?\d{1,2} ?[-–—]?$/.test(text);
}

/** How often each line that ends with the number of a page stands in the text, without its numbers. */
function pagesByText(lines: readonly PhysicalLine[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const { text } of lines.filter((line) => line.text.length <= charsMax && numberedPage.test(line.text)))
    pages.set(withoutNumbers(text), (pages.get(withoutNumbers(text)) ?? 0) + 1);
  return pages;
}

/** True for the head of a page also where it is the first line of all: it stands above other pages, too, and the name is below. */
function isAboveName(lines: readonly PhysicalLine[], at: number, pages: ReadonlyMap<string, number>): boolean {
  return (pages.get(withoutNumbers(lines[at]?.text ?? '')) ?? 0) > 1 && isName(lines[at + 1]?.text ?? '');
}

function withoutNumbers(text: string): string {
  return text.replace(/\d+/g, '#');
}

/** "2" alone below an empty line at the end of a text that may have two pages. */
function isLastPageNumber({ text, blanksBefore }: PhysicalLine, lines: readonly PhysicalLine[]): boolean {
  const isCounted = /^\d$/.test(text) && Number(text) <= 1 + lines.length / pageLinesMin;
  return isCounted && blanksBefore > 0 && !/[:–-]$/.test(lines.at(-2)?.text ?? '');
}

const pageLinesMin = 4;

/** Below a side column the name stands again above the main text, with a title right below it. */
function isNameAboveTitle(lines: readonly PhysicalLine[], at: number): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (!line || !below || headingKind(lines[0]?.text ?? '') === undefined) return false;
  return line.blanksBefore > 0 && below.blanksBefore === 0 && isName(line.text) && isTitle(below.text);
}

/** isPageNumber is true for a text that is nothing but the number of a page: "Page 1 of 2". */
export function isPageNumber(text: string): boolean {
  return text.length <= charsMax && (pageMark.test(text) || isWordPageMark(text));
}

/** "5." is the end of "on 4 of" where it stands right below that. */
function isRestOfSentence(line: PhysicalLine, above: PhysicalLine | undefined): boolean {
  return above !== undefined && line.blanksBefore === 0 && isOpen(above.text);
}

/** "Period   Position   Employer": the names of a table's columns say nothing that its rows do not. */
function isHeaderRow(text: string): boolean {
  const cells = rowCells(text);
  const isOfReferees = (cell: string) => cells.length > 2 && refereeColumn.test(cell);
  return (
    cells.length > 1 &&
    cells.every((cell) =>
      [isTableHeader, isDutyColumn, namesPostAndEmployer, isOfReferees].some((names) => names(cell)),
    )
  );
}

const refereeColumn =
  /^(?:contact(?: (?:details|numbers?))?|(?:tele)?phone(?: (?:no\.?|number))?|tel\.?|e-?mail(?: address)?)$/i;

/** Below the names of columns stands a row of several cells; its first cell may be broken from the others. */
function isAboveRow(header: string, lines: readonly PhysicalLine[], at: number): boolean {
  const below = lines.slice(at + 1, at + 1 + brokenLinesMax).map(({ text }) => columnCount(text));
  return (below[0] ?? 0) > 1 || (columnCount(header) > 2 && below.some((count) => count === columnCount(header)));
}

const brokenLinesMax = 5;

function columnCount(text: string): number {
  return rowCells(text).length;
}

function rowCells(text: string): string[] {
  return splitCells(text).flatMap((cell) => cell.split(/ {2,}/));
}

/**
 * withoutFurniture leaves out the lines that belong to the page. A line that goes on in the middle of a sentence stands
 * right below the one before the page's end again.
 */
export function withoutFurniture(lines: PhysicalLine[], furniture: boolean[]): PhysicalLine[] {
  let isBelowFurniture = false;
  let above = '';
  return lines.flatMap((line, at) => {
    if (furniture[at]) {
      isBelowFurniture = true;
      return [];
    }
    const goesOn = isBelowFurniture && !isHeading(line.text) && (/^\p{Ll}/u.test(line.text) || isOpen(above));
    isBelowFurniture = false;
    above = line.text;
    return [goesOn ? { ...line, blanksBefore: 0, isBelowRule: false } : line];
  });
}

/** Below a declaration at the end of the text stands the name of who signs it. */
function isSigned(lines: readonly PhysicalLine[], at: number): boolean {
  if (at < lines.length - signatureLines || !isName(lines[at]?.text ?? '')) return false;
  return lines
    .slice(Math.max(0, at - signatureLines), at)
    .some(({ text }) => declaration.test(text.slice(0, declarationCharsMax)));
}

const signatureLines = 3;
const declarationCharsMax = 300;
const declaration =
  /(?<!\p{L})(?:i (?:\p{L}+ ){0,3}(?:certify|declare|confirm)|true (?:and|to) (?:the )?(?:best|correct)|yours (?:sincerely|faithfully|truly)|(?:sincerely|respectfully) yours|place\s*:)(?!\p{L})/iu;

/** Designers write headings in small letters, too. */
function isHeading(text: string): boolean {
  return splitCells(text).every((cell) => headingKind(cell) !== undefined);
}

const confidential = /^(?:(?:strictly )?private (?:and|&) )?confidential$/i;

/** "Page 1/2    © European Union    Ada Example": a page's number beside nothing but the name and whose form it is. */
function isPageFoot(text: string, { words: person }: PageOwner): boolean {
  const cells = splitCells(text);
  if (cells.length < 2 || !cells.some((cell) => pageMark.test(cell))) return false;
  return cells.every(
    (cell) =>
      pageMark.test(cell) ||
      cell.startsWith('©') ||
      isName(cell) ||
      isDocumentName(cell) ||
      confidential.test(cell) ||
      plainWords(cell).every((word) => person.has(word)),
  );
}
