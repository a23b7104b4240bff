import { emailPattern, hasPhone, isPlace, isStateCode, phonePattern, urlPattern } from './contacts.js';
import { findDates } from './dates.js';
import { headingKind, type SectionKind } from './headings.js';
import { isDocumentName, isName } from './name.js';
import type { RawLine } from '../page/physical-lines.js';
import { isTitle } from './titles.js';
import { plainWords } from '../text/word-list.js';

const lineCharsMax = 80;
const topRowsMax = 8;
const linesMin = 2;
/** A block whose e-mail address says nothing of the name is the person's only where it has a street, a town or the like. */
const unnamedLinesMin = 3;
const nameCharsMin = 4;

/**
 * raiseStrayContacts puts the address, the number and the e-mail address of a side column that a converter wrote behind
 * the main text below the name: there nobody else's stand, and the lines above the block have nothing to do with it. Only
 * where the top of the page names nothing to reach the person by.
 */
export function raiseStrayContacts(lines: RawLine[]): RawLine[] {
  const texts = lines.map(({ raw }) => raw.trim());
  // "CURRICULUM VITAE" stands above the name.
  const first = texts.findIndex((text) => text !== '' && !isDocumentName(text));
  const heading = texts.findIndex((text) => headingKind(text) !== undefined);
  if (first < 0 || heading <= first || texts.slice(first, heading).some(hasAddress)) return lines;
  const top = texts.slice(first, endOfFirstLines(texts, first, heading));
  if (top.length > topRowsMax * 3 || top.filter((text) => text !== '').length > topRowsMax) return lines;
  const block = blockOf(texts, heading, top);
  if (!block) return lines;
  const to = endOfTop(texts, first);
  const raised = lines
    .slice(block.from, block.end)
    .filter(({ raw }) => raw.trim() !== '')
    .map((line) => ({ ...line, isAddress: true }));
  const start = lines[block.from]?.start ?? 0;
  const blank = { raw: '', start, end: start };
  return [...lines.slice(0, to), ...raised, ...lines.slice(to, block.from), blank, ...lines.slice(block.end)];
}

/** The first section may have a heading of the person's own: "MY ROUTE", in capitals between empty lines. */
function endOfFirstLines(texts: readonly string[], first: number, heading: number): number {
  const own = texts.findIndex((text, at) => {
    const isApart = at > first && at < heading && texts[at - 1] === '' && texts[at + 1] === '';
    return isApart && /^\p{Lu}[\p{Lu} '’&-]{3,40}$/u.test(text) && !isTitle(text);
  });
  return own < 0 ? heading : own;
}

interface Block {
  from: number;
  end: number;
}

/** The only block of contacts below the top that is the person's; undefined where there are more of them, or none. */
function blockOf(texts: readonly string[], from: number, top: readonly string[]): Block | undefined {
  const mails = texts.flatMap((text, row) => (hasMail(text) && kindAbove(texts, row) !== 'references' ? [row] : []));
  const [at = -1] = mails;
  if (mails.length !== 1 || at <= from) return undefined;
  const kind = kindAbove(texts, at);
  if (kind === 'contact' || !isContactLine(texts, at)) return undefined;
  let begin = at;
  while (begin > from && isPart(texts, begin - 1)) begin -= 1;
  let end = at + 1;
  while (end < texts.length && isPart(texts, end)) end += 1;
  while (begin < at && !opensBlock(texts, begin)) begin += 1;
  while (texts[end - 1] === '') end -= 1;
  if (texts[begin - 2] === '' && isNameAgain(texts[begin - 1] ?? '', top)) begin -= 1;
  const count = texts.slice(begin, end).filter((text) => text !== '').length;
  const isNamed = namesOwner(texts[at] ?? '', top);
  if (count < (isNamed ? linesMin : unnamedLinesMin)) return undefined;
  const above = texts.slice(0, begin).findLast((text) => text !== '') ?? '';
  // Right below another line may stand the address of an employer.
  const mayBeOwn = texts[begin - 1] === '' && !(isName(above) || isTitle(above));
  return isNamed || mayBeOwn ? { from: begin, end } : undefined;
}

/** "LARSEN A." above the address of "Ada LARSEN" goes with it. */
function isNameAgain(text: string, top: readonly string[]): boolean {
  const words = plainWords(text);
  const [name = ''] = top.map((line) => plainWords(line).join('')).filter((line) => line !== '');
  const isPart = (word: string) => name.includes(word);
  return (
    words.length > 0 && words.length <= 4 && words.every(isPart) && words.some(({ length }) => length >= nameCharsMin)
  );
}

function kindAbove(texts: readonly string[], at: number): SectionKind | undefined {
  const heading = texts.slice(0, at).findLast((text) => headingKind(text) !== undefined);
  return headingKind(heading ?? '');
}

/** A blank line may stand between two lines of a block. */
function isPart(texts: readonly string[], at: number): boolean {
  if (texts[at] !== '') return isContactLine(texts, at);
  return isContactLine(texts, at - 1) && isContactLine(texts, at + 1);
}

/** A town alone right below another text may be that of a job. */
function opensBlock(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? '';
  return text !== '' && (!isPlace(text) || texts[at - 1] === '' || hasAddress(text));
}

function isContactLine(texts: readonly string[], at: number): boolean {
  const text = texts[at] ?? '';
  if (text === '' || text.length > lineCharsMax) return false;
  return isAddressAlone(text) || isTown(text) || isStreetWithTown(text) || isStreetAbove(text, texts[at + 1] ?? '');
}

function isStreetAbove(text: string, below: string): boolean {
  return street.test(text) && isTown(below);
}

/** "Schillerstraße 5, 10115 Berlin" in one line. */
function isStreetWithTown(text: string): boolean {
  const comma = text.indexOf(', ');
  return comma > 0 && street.test(text.slice(0, comma)) && isTown(text.slice(comma + 2));
}

/** "412 Alder Ave.", "17 chemin des Tanneurs", "Lindenweg 8". */
const street =
  /^(?:\d{1,5}[a-z]?,? \p{Lu}[\p{L}\d .,'’#/-]{2,50}|\d{1,5}(?: ?bis| ?ter)?,? \p{Ll}{3,10} (?:\p{Ll}{1,4} |[dl]['’]){0,3}\p{Lu}[\p{L} .'’-]{2,40}|\p{Lu}[\p{L} .'’-]{2,40} \d{1,4} ?[a-z]?(?:, ?[\p{L}\d .º-]{1,20})?,?)$/u;
/** "Aurora, CO 80013", "8010 Graz", "Leeds LS1 4AB", "Regina, SK S4P 3Y2", "00-950 Warszawa", "3011 AB Rotterdam": a town with its code. */
const townWithCode =
  /^(?:\p{Lu}[\p{L} .'’-]{1,40},? (?:[A-Z]{2},? )?(?:\d{4,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?)|(?:(?:[A-Z]{1,2}-)?\d{4,5}(?:-\d{3})?|\d{2}-\d{3}|\d{4} [A-Z]{2}) \p{Lu}[\p{L} .,'’-]{1,40})$/u;

/** isTown is true for a town with its region, country or postcode. */
export function isTown(text: string): boolean {
  return (
    (isPlace(text) || townWithCode.test(text) || isStateCode(text)) && !findDates(text).some(({ isRange }) => isRange)
  );
}

/** A number, an e-mail address or a link with nothing beside it but a label. */
function isAddressAlone(text: string): boolean {
  if (!hasAddress(text) && text.search(urlPattern) < 0) return false;
  const rest = text.replace(emailPattern, ' ').replace(urlPattern, ' ').replace(phonePattern, ' ');
  return plainWords(rest).length <= 2 && !/\d/.test(rest);
}

function hasMail(text: string): boolean {
  return text.search(emailPattern) >= 0;
}

function hasAddress(text: string): boolean {
  // "05/2021 – 10/2021" has as many figures as a number.
  return hasMail(text) || (hasPhone(text) && !findDates(text).some(({ isRange }) => isRange));
}

function namesOwner(text: string, top: readonly string[]): boolean {
  const mail = text.match(emailPattern)?.[0].split('@')[0]?.toLowerCase() ?? '';
  const words = plainWords(
    top
      .filter((line) => line !== '')
      .slice(0, 3)
      .join(' '),
  );
  return words.some((word) => word.length >= nameCharsMin && mail.includes(word));
}

/** Where the first lines of the page end: the name, with the title below it. */
function endOfTop(texts: readonly string[], first: number): number {
  const end = texts.indexOf('', first);
  const next = texts.findIndex((text, at) => at > end && text !== '');
  const isTitleApart = end === first + 1 && isTitle(texts[next] ?? '') && headingKind(texts[next] ?? '') === undefined;
  return isTitleApart ? texts.indexOf('', next) : end;
}
