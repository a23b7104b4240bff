import { isPlace } from '../recognizers/contacts.js';
import { isTimeOfPost } from '../recognizers/durations.js';
import { headingKind } from '../recognizers/headings.js';
import { isName } from '../recognizers/name.js';
import { isStudyOfProfile } from '../recognizers/profile-studies.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';
import { withoutAccents } from '../text/fold-case.js';
import { plainWords } from '../text/word-list.js';
import { joinAddresses } from './broken-addresses.js';
import type { RawLine } from './physical-lines.js';
import { readPosts } from './profile-posts.js';
import { readStudies } from './profile-studies.js';
import {
  goesOnAt,
  joinRows,
  placeName,
  profileRows,
  toldRows,
  widthOf,
  type ProfileRow,
} from './saved-profile-parts.js';

const sideHeading =
  /^(?:(?:top )?skills|languages|certifications|licen[cs]es (?:&|and) certifications|hono(?:u)?rs(?:[ -]| & | and )awards|publications|patents)$/i;
const mainHeading = /^(?:summary|experience|education)$/i;
/** What stands between the posts and the studies, or below these. */
const otherHeading = /^(?:projects|courses|organi[sz]ations|causes)$/i;
const ofUnpaidWork = /^volunteer(?:ing|(?: work)? experience)$/i;
/** What the page says of an address of the network's. */
const ofNetwork = /\(LinkedIn\)$|(?<![\p{L}\d-])linkedin\.com\/in\//iu;
const label = /\([\p{L}\d ()/-]{2,24}\)$/u;
const headlineRowsMax = 5;
const contactsMax = 16;

/**
 * readSavedProfile reads the page that a professional network prints of a profile, and says of its lines what they are.
 * Undefined for any other page, and where the name below its side column is not sure. What its grammar does not explain has
 * no part.
 */
export function readSavedProfile(lines: readonly RawLine[]): RawLine[] | undefined {
  const from = lines.find(({ raw }) => raw.trim() !== '');
  if (!from || !/^contact$/i.test(from.raw.trim())) return undefined;
  const { rows, marks } = profileRows(lines);
  const main = rows.findIndex(({ text }, at) => at > 2 && mainHeading.test(text));
  if (main < 0) return undefined;
  const first = rows.slice(0, main);
  const isNetwork = first.slice(0, contactsMax).some(({ text }) => ofNetwork.test(text));
  const isCounted = rows.slice(main).some(({ text }) => isTimeOfPost(text) || isStudyOfProfile(text));
  if (!isNetwork || !isCounted) return undefined;
  const top = readTop(first, widthOf(rows.slice(main)));
  return top && emit([...top, ...readMain(rows.slice(main), widthOf(rows.slice(main)))], marks);
}

/** The side column, the name, the line about the person and the place. */
function readTop(rows: readonly ProfileRow[], width: number): ProfileRow[] | undefined {
  const list = rows.findIndex(({ text }) => sideHeading.test(text));
  const contacts = readContacts(rows.slice(1, list < 0 ? undefined : list));
  const nameAt = findName(rows, contacts.map(({ text }) => text).join(' '));
  if (nameAt < 0) return undefined;
  const side = rows.slice(list < 0 ? nameAt : list, nameAt);
  const items = readItems(side, widthOf(rows.slice(1, nameAt)));
  const below = rows.slice(nameAt + 1);
  const hasPlace = isPlaceOfPerson(below, width);
  const headline = joinRows(hasPlace ? below.slice(0, -1) : below, 'headline');
  const isOfTop = ({ text }: ProfileRow) => list >= 0 || text !== rows[nameAt]?.text;
  return [
    ...rows.slice(0, 1).map((row): ProfileRow => ({ ...row, part: 'heading' })),
    ...(list < 0 ? readContacts(rows.slice(1, nameAt)) : contacts).filter(isOfTop),
    ...items,
    ...rows.slice(nameAt, nameAt + 1).map((row): ProfileRow => ({ ...row, part: 'name' })),
    ...headline,
    ...below.slice(below.length - (hasPlace ? 1 : 0)).map((row): ProfileRow => ({ ...row, part: 'place' })),
  ];
}

/** An award or a paper that the narrow column broke is one item; which of the others go on is read as in every list. */
function readItems(rows: readonly ProfileRow[], width: number): ProfileRow[] {
  const result: ProfileRow[] = [];
  let isOfTitles = false;
  for (const [at, row] of rows.entries()) {
    const isHeading = sideHeading.test(row.text);
    if (isHeading) isOfTitles = titlesHeading.test(row.text);
    const above = rows[at - 1];
    const isBelowItem = above !== undefined && result.at(-1)?.part === 'item' && !isHeading && !row.hasGap;
    const isBroken = isBelowItem && isOfTitles && goesOnAt(above.text, row.text, width - spareChars);
    const isRest = isBelowItem && (row.text.startsWith('(') || (isBroken && !isClosed.test(above.text)));
    if (isRest) result.splice(-1, 1, ...joinRows([...result.slice(-1), row], 'item'));
    else result.push({ ...row, line: { ...row.line, width }, part: isHeading ? 'heading' : 'item' });
  }
  return result;
}

/** Letters are not all of one width. */
const spareChars = 2;
const titlesHeading = /award|publication|patent/i;
/** An item ends with a year, a bracket, or what such things are called. */
const isClosed =
  /[)\].!?"”]$|\d$|(?<!\p{L})(?:award|prize|medal|scholarship|fellowship|grant|list|winner|finalist|month|year|quarter)$/iu;

/** Addresses that the narrow column broke are whole again: a link goes on up to what the page says of it in brackets. */
function readContacts(rows: readonly ProfileRow[]): ProfileRow[] {
  const result: ProfileRow[] = [];
  for (const row of rows) {
    const above = result.at(-1);
    const isOpenLink = above !== undefined && /^\S{6,}$/.test(above.text) && !above.text.includes('@');
    const isBelow = isOpenLink && /[./]/.test(above.text) && /^\S+ \(/.test(row.text) && label.test(row.text);
    const isRest =
      isBelow && !/^(?:https?:|www\.)/i.test(row.text) && (/[-/._]$/.test(above.text) || !isLink(row.text));
    const joined =
      above && !isRest ? joinAddresses([above.line, row.line]).filter(({ raw }) => raw.trim() !== '') : undefined;
    if (isRest) result.splice(-1, 1, ...joinRows([above, row], 'contact', ''));
    else if (above && joined?.length === 1 && joined[0])
      result.splice(-1, 1, { ...above, text: joined[0].raw.trim(), line: joined[0] });
    else result.push({ ...row, part: 'contact' });
  }
  return result;
}

/** "behance.example/ada (Portfolio)" is an address by itself. */
function isLink(text: string): boolean {
  return /^[\w-]+(?:\.[\w-]+)+(?:\/|\s|$)/.test(text);
}

/**
 * The name is the line whose words an address has, or that stands apart, above one to five lines that end with the first
 * heading of the main text; -1 where none is sure.
 */
function findName(rows: readonly ProfileRow[], addresses: string): number {
  const known = withoutAccents(addresses).toLowerCase();
  const lastHeading = rows.findLastIndex(({ text }, at) => at === 0 || sideHeading.test(text));
  const placeAt = isPlace(rows.at(-1)?.text ?? '') ? rows.length - 1 : -1;
  const scores = rows.map((row, at) => {
    const below = rows.length - 1 - at;
    if (at < lastHeading + 2 || below < 1 || below > headlineRowsMax) return 0;
    const words = plainWords(withoutAccents(row.text)).filter((word) => word.length >= nameCharsMin);
    const said = words.filter((word) => known.includes(word)).length;
    const isApart = row.hasGap || row.isBelowPage;
    const isSaid = said > 1 || (said === 1 && (isApart || words.length === 1));
    if (!isNameOfProfile(row.text) && !((isSaid || (isApart && placeAt > at + 1)) && isUnusualName(row.text))) return 0;
    const isBroken = rows.slice(at + 1).some(({ hasGap }) => hasGap);
    const isAbovePlace = placeAt > at + 1;
    return said * 2 + (said > 1 ? 2 : 0) + (isApart ? 2 : 0) + (isAbovePlace ? 1 : 0) - (isBroken ? 1 : 0);
  });
  const best = Math.max(...scores);
  const isSure = best >= scoreMin || (best > 0 && scores.filter((score) => score > 0).length === 1);
  return isSure && scores.indexOf(best) === scores.lastIndexOf(best) ? scores.indexOf(best) : -1;
}

const nameCharsMin = 3;
const scoreMin = 2;

/** A name with how its owner is spoken of behind it ("(she/her)"), or of one word, is one as well. */
function isNameOfProfile(text: string): boolean {
  return isName(text.replace(/ \((?:she|he|they|ze)(?:\/[\p{L}]+)+\)$/iu, '')) && !/[,;:]$/.test(text);
}

/** "Cher", "Juan Carlos de la Fuente Ortega", "Tan Wei Ling 🚀", "Jo Byrne PMP, PRINCE2" are names where an address says so, or apart above a place. */
function isUnusualName(text: string): boolean {
  const [name = ''] = text.split(',');
  const words = name
    .replace(/[^\p{L}\p{M}\p{N}\p{P} ]/gu, '')
    .trim()
    .split(/ +/);
  const areNames = words.every((word) => /^[\p{L}\p{M}.'’-]+$/u.test(word));
  return areNames && words.length <= nameWordsMax && /^\p{Lu}/u.test(name) && !isTitle(name) && !isPlace(text);
}

const nameWordsMax = 7;

/** The last line above the main text is the place, unless it goes on with the line about the person. */
function isPlaceOfPerson(below: readonly ProfileRow[], width: number): boolean {
  const [above, last] = below.slice(-2);
  if (!above || !last) return false;
  if (isPlace(last.text)) return true;
  const isOpen = /(?:[|,&/–—-]| (?:and|of|for|at|the|with|in|to))$/.test(above.text);
  if (isOpen || !placeName.test(last.text) || isTitle(last.text) || isOrganization(last.text)) return false;
  return last.text.includes(', ') || !goesOnAt(above.text, last.text, Math.min(width, headlineWidth));
}

/** The line about the person is broken at about this many characters. */
const headlineWidth = 60;

function readMain(rows: readonly ProfileRow[], width: number): ProfileRow[] {
  const heads = rows.flatMap((row, at) => (isHeadingAt(rows, at) ? [at] : []));
  return heads.flatMap((head, turn): ProfileRow[] => {
    const [heading, ...lines] = rows.slice(head, heads[turn + 1]);
    if (!heading) return [];
    return [{ ...heading, part: 'heading' }, ...readPart(heading.text.toLowerCase(), lines, width)];
  });
}

function readPart(heading: string, rows: readonly ProfileRow[], width: number): ProfileRow[] {
  if (heading === 'summary') return toldRows(rows, width);
  if (heading === 'experience') return readPosts(rows, width) ?? [...rows];
  return heading === 'education' ? (readStudies(rows, width) ?? [...rows]) : [...rows];
}

/** Each of the three usual headings stands once, in their order; a line below the title of a post is its time. */
function isHeadingAt(rows: readonly ProfileRow[], at: number): boolean {
  const { text = '', hasGap, isBelowPage } = rows[at] ?? {};
  const before = rows.slice(0, at).map((row) => row.text.toLowerCase());
  if (isTimeOfPost(rows[at + 1]?.text ?? '')) return false;
  if (mainHeading.test(text)) {
    const later = order.slice(order.indexOf(text.toLowerCase()));
    return !later.some((name) => before.includes(name));
  }
  if (ofUnpaidWork.test(text)) return true;
  const isApart = hasGap === true || isBelowPage === true;
  return before.includes('education') ? headingKind(text) !== undefined : isApart && otherHeading.test(text);
}

const order = ['summary', 'experience', 'education'];

/** The rows as lines, with an empty one where a row stands apart; the marks of pages come where they stood. */
function emit(rows: readonly ProfileRow[], marks: readonly ProfileRow[]): RawLine[] {
  const all = [...rows, ...marks].sort((one, other) => one.line.start - other.line.start);
  return all.flatMap(({ line, hasGap, part }) => {
    const gap = { raw: '', start: line.start, end: line.start };
    return [...(hasGap ? [gap] : []), { ...line, ...(part && { part }) }];
  });
}
