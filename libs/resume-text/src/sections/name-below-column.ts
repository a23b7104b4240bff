import { emailPattern, hasContact, isPlace, urlPattern } from '../recognizers/contacts.js';
import { withoutAccents } from '../text/fold-case.js';
import { headingKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import type { LineLabel } from '../lines/line-tagger.js';
import { isName } from '../recognizers/name.js';
import { withoutLetters } from '../recognizers/letters-behind.js';
import { isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

const nameLinesMax = 80;
const lineCharsMax = 200;
const headlineCharsMax = 120;

/**
 * linesBelowColumn finds the person's name below a side column that was printed first, and says what it and the lines
 * around it are. Undefined where the text does not begin with a side column, or no name below it is sure.
 */
export function linesBelowColumn(lines: readonly LogicalLine[]): Map<number, LineLabel> | undefined {
  const addresses = addressesAtTop(lines);
  const nameAt = nameBelow(lines, addresses);
  if (nameAt < 0) return undefined;
  const found = new Map<number, LineLabel>([[nameAt, 'name']]);
  for (let at = 0; at < addresses; at += 1) found.set(at, 'contact');
  const [tagline, place, next] = lines.slice(nameAt + 1, nameAt + 4);
  if (tagline?.blanksBefore !== 0 || tagline.mark !== undefined || tagline.text.length > lineCharsMax) return found;
  // In a profile that was saved as a file one line about the person and the place stand right below the name.
  if (place?.blanksBefore === 0 && next?.label === 'heading' && isPlace(place.text)) {
    found.set(nameAt + 1, 'headline');
    found.set(nameAt + 2, 'contact');
  } else if (addresses > 0 && isHeadline(tagline) && (place?.blanksBefore ?? 0) > 0) found.set(nameAt + 1, 'headline');
  return found;
}

/** One short line that stands between the name and an empty line. */
function isHeadline({ text }: LogicalLine): boolean {
  return (
    text.length <= headlineCharsMax && !/[.!?:]$/.test(text) && headingKind(text) === undefined && !hasContact(text)
  );
}

/** How many lines above the first heading are addresses, where all of them are: the name stands further below. */
function addressesAtTop(lines: readonly LogicalLine[]): number {
  const heading = lines.findIndex(({ label }) => label === 'heading');
  const top = lines.slice(0, Math.max(heading, 0));
  const isOfAddress = ({ label, text }: LogicalLine) => label === 'contact' || hasContact(text);
  const areAddresses = hasContact(top[0]?.text ?? '') && top.every(isOfAddress);
  return areAddresses && top.length <= addressesMax && !top.some(({ text }) => isNamed(text)) ? heading : 0;
}

const addressesMax = 8;

/** "Ada Example, ada@example.com" and "Ada Example" alone. */
function isNamed(text: string): boolean {
  const first = text.split(/,\s|[|·•]|\s{2,}/)[0]?.trim() ?? '';
  return (/^\p{Lu}/u.test(first) && isName(first)) || /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ \S*@/u.test(text);
}

/**
 * The index of the person's name below a side column: a name that an address repeats, or that stands apart above a title.
 * -1 where none is sure.
 */
function nameBelow(lines: readonly LogicalLine[], addressCount: number): number {
  const beginsWithHeading = lines[0]?.label === 'heading' && headingKind(lines[0].text) !== undefined;
  if (!beginsWithHeading && addressCount === 0) return -1;
  const names = lines.map((line, at) => at > 0 && at < nameLinesMax && mayBeName(line));
  const isAbove = (at: number) => isTitle(lines[at + 1]?.text ?? '');
  if (addressCount === 0) {
    const repeated = nameInAddresses(lines, names);
    if (repeated >= 0) return repeated;
    return lines.findIndex(
      (line, at) =>
        names[at] && line.blanksBefore > 0 && isAbove(at) && !isInstitution(line.text) && !isOrganization(line.text),
    );
  }
  const above = lines.map((_, at) => names[at] === true && isAboveJobs(lines, at));
  const repeated = nameInAddresses(lines, above);
  if (repeated >= 0) return repeated;
  const mails = lines.slice(0, addressCount).flatMap(({ text }) => text.match(emailPattern) ?? []);
  return lines.findIndex(
    ({ text }, at) => above[at] && isPair(lines, at) && (isAbove(at) || mails.some(hasFamilyName(text))),
  );
}

/** Below the heading of the jobs an employer stands above a title, and below that of the references a referee does. */
function isAboveJobs(lines: readonly LogicalLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.blanksBefore === 0 || /^(?:head|bullet)$/.test(line.label)) return false;
  const kinds = lines.slice(0, at).map(({ label, text }) => (label === 'heading' ? headingKind(text) : undefined));
  const isReferee = line.label !== 'heading' && kinds.findLast((kind) => kind !== undefined) === 'references';
  return !kinds.includes('experience') && !isReferee;
}

/** True for two lines between empty ones. */
function isPair(lines: readonly LogicalLine[], at: number): boolean {
  const [below, next] = lines.slice(at + 1, at + 3);
  return below?.blanksBefore === 0 && next !== undefined && (next.blanksBefore > 0 || next.label === 'heading');
}

function mayBeName({ mark, label, text }: LogicalLine): boolean {
  return mark === undefined && label !== 'contact' && headingKind(text) === undefined && isName(text);
}

/** The first name of which an address has all words. */
function nameInAddresses(lines: readonly LogicalLine[], names: readonly boolean[]): number {
  const addresses = lines
    .slice(0, nameLinesMax)
    .flatMap(({ text }) => [...(text.match(emailPattern) ?? []), ...(text.match(urlPattern) ?? [])])
    .join(' ')
    .toLowerCase();
  return lines.findIndex(({ text }, at) => {
    // "Ada Example, M.Pharm": no address has the letters behind a name.
    const words = bareWords(withoutLetters(text.split(',')[0] ?? '')).filter((word) => word.length >= nameCharsMin);
    return names[at] === true && words.length >= 2 && words.every((word) => addresses.includes(word));
  });
}

/** "m.oye.lindqvist@example.com" has the first letter and the family name of "Maren Oye-Lindqvist". */
function hasFamilyName(name: string): (mail: string) => boolean {
  const [first = ''] = bareWords(name);
  const parts = bareWords(name.split(' ').at(-1) ?? '').filter((part) => part.length >= nameCharsMin);
  return (mail) => {
    const owner = mail.split('@')[0]?.toLowerCase() ?? '';
    const isIn = parts.some((part) => part.length > nameCharsMin) && parts.every((part) => owner.includes(part));
    return isIn && owner.startsWith(first.charAt(0));
  };
}

/** Addresses are written without accents. */
function bareWords(name: string): string[] {
  return plainWords(withoutAccents(name));
}

/** Shorter words are part of too many addresses. */
const nameCharsMin = 3;
