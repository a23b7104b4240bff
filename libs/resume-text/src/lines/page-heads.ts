import { emailPattern, hasPhone, phonePattern, urlPattern } from '../recognizers/contact-patterns.js';
import { findDates } from '../recognizers/dates.js';
import { headingKind } from '../recognizers/headings.js';
import { withoutAccents } from '../text/fold-case.js';
import {
  isDocumentName,
  isName,
  isNameOnTwoLines,
  labelledName,
  nameLabel,
  wordOfDocument,
} from '../recognizers/name.js';
import type { PhysicalLine } from '../page/physical-lines.js';
import { splitCells } from '../text/split-cells.js';

const topLines = 6;
/** Further up a line with the name and "CV" is the title of the document. */
const titleLines = 4;
/** The addresses of the person stand in the first lines. */
const contactLines = 15;
const nameCharsMin = 3;
const titleRows = 3;

/** PageOwner is what the head or foot of a page may repeat: the words of the person's name, and the addresses at the top. */
export interface PageOwner {
  words: ReadonlySet<string>;
  /** The first letters of the name: "jb". */
  initials: string;
  /** What stands beside and below the name: a title. */
  top: ReadonlySet<string>;
  /** Each address with the first line it stands in. */
  contacts: ReadonlyMap<string, number>;
}

/** ownerOf finds the name in the first lines: in the first cell, behind its label, or below the title of the document. */
export function ownerOf(lines: readonly PhysicalLine[]): PageOwner {
  const top = lines.slice(0, topLines).map(({ text }) => splitCells(withoutDocumentName(text)));
  const first = top.flatMap(([cell = '']) => (isDocumentName(cell) ? [] : [cell]));
  const labelled = top.flatMap(([label = '', cell]) => (isNameLabel(label) && cell !== undefined ? [cell] : []));
  const name =
    labelled[0] ??
    nameBelowAddresses(lines) ??
    first.find((text) => isName(text)) ??
    first.find((text) => text !== '' && text.length <= 60 && !/[@:]|\d{3}/.test(text)) ??
    '';
  const [above = '', below = ''] = first;
  const isOnTwoLines = labelled.length === 0 && !isNameLabel(above) && isNameOnTwoLines(above, below);
  const words = wordsOf((isOnTwoLines ? `${above} ${below}` : name).replace(labelledName, ''));
  return {
    words: new Set(words.filter((word) => word.length > 1)),
    initials: words.map((word) => word.charAt(0)).join(''),
    top: new Set(lines.slice(0, titleRows).flatMap(({ text }) => wordsOf(text))),
    contacts: new Map(
      lines
        .slice(0, contactLines)
        .flatMap(({ text }, at) => contactsOf(text).map((contact): [string, number] => [contact, at]))
        .reverse(),
    ),
  };
}

/** Behind the name at the foot of a page: "– page 1", "1/2", "page two". */
const behindName =
  /[\s–—|·/-]{1,60}(?:(?:page |p\.? ?)?\d{1,2}(?: ?(?:\/|of) ?\d{1,2})?|page (?:one|two|three|four|five))$/iu;
const footCharsMax = 120;

/** A page that begins with addresses has the name below its side column: there, and again beside the number of a page. */
function nameBelowAddresses(lines: readonly PhysicalLine[]): string | undefined {
  const isColumn = headingKind(lines[0]?.text ?? '') !== undefined || contactsOf(lines[0]?.text ?? '').length > 0;
  if (!isColumn && !lines.slice(1, topLines).some(({ text }) => contactsOf(text).length > 0)) return undefined;
  const feet = lines
    .filter(({ text }) => text.length <= footCharsMax && behindName.test(text))
    .map(({ text }) => ofName(text.replace(behindName, '')));
  return lines.find(
    ({ text, blanksBefore }) =>
      blanksBefore > 0 && isName(text) && feet.some((foot) => isShortened(foot, ofName(text))),
  )?.text;
}

/** "hollenbeck w" is the name "wade t hollenbeck" as the foot of a page has it. */
function isShortened(foot: string, name: string): boolean {
  const [words, parts] = [name.split(' '), foot.split(' ')];
  const isPart = (part: string) => words.some((word) => word === part || (part.length === 1 && word.startsWith(part)));
  return parts.every(isPart) && parts.some((part) => part.length >= nameCharsMin && words.includes(part));
}

/** "Ada Example | CV" is her name. */
function ofName(text: string): string {
  return wordsOf(text)
    .filter((word) => !isOfDocument(word))
    .join(' ');
}

function isNameLabel(cell: string): boolean {
  return nameLabel.test(cell.replace(/\s?:$/, ''));
}

function withoutDocumentName(text: string): string {
  return text.replace(/^(?:curriculum vitae|resume|résumé|cv|lebenslauf)(?: of| von|:| [–—-])? (?=\p{Lu}\p{Ll})/iu, '');
}

/** The words of a text in small letters without accents: "Baker-Hyde" are two, "José" and "Jose" the same, "C.V." is "CV". */
function wordsOf(text: string): string[] {
  return (
    withoutAccents(text)
      .toLowerCase()
      .replace(/['’‘]/g, '')
      .replace(/(?<!\p{L})c\. ?v\.?(?!\p{L})/gu, 'cv')
      .match(/\p{L}+|\d+/gu) ?? []
  );
}

function contactsOf(text: string): string[] {
  const mails = [...((text.includes('@') && text.match(emailPattern)) || []), ...(text.match(urlPattern) ?? [])];
  const phones = (text.match(phonePattern) ?? []).filter(hasPhone).map((found) => found.replace(/\D/g, ''));
  return [...mails.map((found) => found.toLowerCase()), ...phones];
}

function withoutContacts(text: string): string {
  return text.replace(emailPattern, ' ').replace(urlPattern, ' ').replace(phonePattern, ' ');
}

const ofPage = /^(?:page|pg|p|seite|pagina|continued|contd?|ctd|fortsetzung)$/;
const between = /^(?:one|two|three|four|five|of|de|von|di|for|fur|updated|revised|last|version)$/;

/**
 * isPageHead is true for the head or foot of a page: nothing but the person's name or its first letters, the number of
 * the page, what the document is and from when, and addresses that stand at the top as well.
 */
export function isPageHead(
  text: string,
  { words: owner, initials, top, contacts }: PageOwner,
  at: number,
  isFirst: boolean,
) {
  if (!wordsOf(text).some((word) => owner.has(word) || word === initials)) return false;
  const own = contactsOf(text);
  if (!own.every((contact) => (contacts.get(contact) ?? at) < at)) return false;
  const words = wordsOf(withoutDates(own.length > 0 ? withoutContacts(text) : text));
  const named = words.filter((word) => owner.has(word));
  const isSigned = initials.length > 1 && words.includes(initials) && text.includes(initials.toUpperCase());
  if (named.every((word) => word.length < nameCharsMin) && !isSigned) return false;
  const hasPageWord = words.some((word) => ofPage.test(word));
  const isNumbered = hasPageWord || /(?:^|[^\p{L}\p{N}]|p)\d{1,2}\W*$/u.test(withoutDates(text));
  const mayHaveTitle = at >= titleLines && isNumbered && (hasPageWord || named.length > 1);
  const isOfPage = (word: string) =>
    owner.has(word) ||
    isOfDocument(word) ||
    ofPage.test(word) ||
    word === 'confidential' ||
    between.test(word) ||
    /^(?:\d{1,2}|\p{L}{1,2}|p\d{1,2})$/u.test(word) ||
    (isSigned && word === initials) ||
    (mayHaveTitle && top.has(word));
  if (!words.every(isOfPage)) return false;
  if (isNumbered) return true;
  if (!isFirst && named.length + initialsIn(words, initials) >= 2) return true;
  const saysMore = words.some((word) => isOfDocument(word)) || own.length > 0;
  return saysMore && at >= titleLines && named.length > 0;
}

function isOfDocument(word: string): boolean {
  return wordOfDocument.test(word) || word === 'bewerbung';
}

function initialsIn(words: readonly string[], initials: string): number {
  return words.filter((word) => word.length === 1 && initials.includes(word)).length;
}

function withoutDates(text: string): string {
  return findDates(text).reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);
}

/**
 * isRepeatedTop is true for a name with what stands beside it at the top: "BAKER - 956-555-0158" and "Jo Baker – Clerk",
 * right above or below the number of a page.
 */
export function isRepeatedTop(text: string, { words: owner, top }: PageOwner): boolean {
  const words = wordsOf(withoutContacts(text));
  const isNamed = words.some((word) => word.length >= nameCharsMin && (owner.has(word) || top.has(word)));
  const isOwn = words.some((word) => word.length >= nameCharsMin && owner.has(word));
  // Beside a name in full its second part may be one letter: "Jo R. Baker".
  const areInitials =
    words.length <= shortNameWords &&
    text
      .trim()
      .split(/\s+/)
      .every((each) => /^\p{Lu}/u.test(each));
  const isPart = (word: string) => owner.has(word) || top.has(word) || (areInitials && word.length === 1);
  return (isOwn || (isNamed && areInitials)) && words.every(isPart);
}

const shortNameWords = 4;

/**
 * isLoneFoot is true for a line with a number of its page that stands alone between empty lines, and says nothing else than what
 * stands at the top, wherever in it the name is: "D Baker    2", "Baker / clerk / 2", "W. Baker page two".
 */
export function isLoneFoot(text: string, { top }: PageOwner): boolean {
  if (text.length > loneFootCharsMax || !loneNumber.test(text)) return false;
  const said = wordsOf(text.replace(loneNumber, ''));
  const named = said.filter((word) => word.length >= nameCharsMin);
  return named.length > 0 && said.every((word) => top.has(word) || word.length < nameCharsMin);
}

const loneFootCharsMax = 60;
const loneNumber = /(?:[\s–—|·/-]{1,20}|, )(?:p(?:age|\.)? ?(?:[2-9]|two|three|four)|[2-9])$/iu;
