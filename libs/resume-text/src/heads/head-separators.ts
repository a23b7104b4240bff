import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { endsWithTitle, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';

const headsMin = 2;
const headCharsMax = 160;
/** What stands in brackets or between slashes beside a title, and the time behind it. */
const bracketed = /^([^()[\]]{3,80}?) ?[([]([^()[\]]{3,80})[)\]](,? .{4,40})$/u;
/** How a post was held is no employer. */
const terms =
  /\d|(?<!\p{L})(?:time|contract|temp(?:orary)?|freelance|remote|hybrid|intern(?:ship)?|casual|seasonal|acting|promoted|voluntary|unpaid)(?!\p{L})/iu;

/**
 * withUsualSeparators writes heads that all have their employer in brackets ("Clerk (Acme Ltd, Leeds), 2019 – 2021") or all
 * parts between slashes with a bar between their parts: each alone might be one long title.
 */
export function withUsualSeparators(lines: LogicalLine[], kind: SectionKind): LogicalLine[] {
  const heads = kind === 'experience' ? lines.filter(({ label }) => label === 'head') : [];
  const isPlain = ({ text, level, mark }: LogicalLine) =>
    level === 0 && mark === undefined && text.length <= headCharsMax;
  if (heads.length < headsMin || !heads.every(isPlain)) return lines;
  const texts = heads.map(({ text }) => text);
  const written = bracketsAsBars(texts) ?? slashesAsBars(texts);
  if (!written) return lines;
  const textOf = new Map(heads.map((line, at) => [line, written[at] ?? line.text]));
  return lines.map((line) => ({ ...line, text: textOf.get(line) ?? line.text }));
}

function bracketsAsBars(texts: readonly string[]): string[] | undefined {
  const parts = texts.map(
    (text) =>
      bracketed
        .exec(text)
        ?.slice(1)
        .map((part) => part.replace(/^,? /, '').trim()) ?? [],
  );
  if (!parts.every(([, inner, time]) => inner !== undefined && isTime(time) && !terms.test(inner) && !isTown(inner)))
    return undefined;
  const names = (at: number, test: (text: string) => boolean) => parts.some((each) => test(each[at] ?? ''));
  // Where nothing else names an employer, what stands in brackets behind every title does.
  const areTitles = parts.every(([title = '', inner = '']) => endsWithTitle(title) && /^\p{Lu}\S* \S/u.test(inner));
  const isEmployerInside =
    !names(0, namesEmployer) && (areTitles || (names(0, endsWithTitle) && names(1, namesEmployer)));
  const isTitleInside = parts.every((each) => isTitle(each[1] ?? '') && !isTitle(each[0] ?? ''));
  return isEmployerInside || isTitleInside ? parts.map((each) => each.join(' | ')) : undefined;
}

function slashesAsBars(texts: readonly string[]): string[] | undefined {
  const parts = texts.map((text) => text.split(' / '));
  const areThree = parts.every((each) => each.length === 3 && each.filter(isTime).length === 1);
  return areThree ? parts.map((each) => each.join(' | ')) : undefined;
}

function isTime(text: string | undefined): boolean {
  return text !== undefined && findDates(text).length > 0 && isDatesAlone(text);
}

function namesEmployer(text: string): boolean {
  return isOrganization(text) || isInstitution(text);
}

/** "Leeds" and "Duluth, MN"; behind "Harbor Grill, Duluth, MN" an employer stands. */
function isTown(text: string): boolean {
  return text.split(', ').length < 3 && isPlaceAlone(text);
}
