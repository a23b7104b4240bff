import { findDates } from '../recognizers/dates.js';
import { isDuration, isTimeOfPost } from '../recognizers/durations.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { readFormLabel } from '../recognizers/form-labels.js';
import type { HeadRun } from '../lines/head-runs.js';
import type { Entry } from '../document/resume-document.js';
import { isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { isDuring, isRightBefore, isUnitOf, isWithin } from '../recognizers/units.js';

/**
 * setInnerTitles reads "Head of Sciences (acting)  2021 – 2022" below a job that lasted from 2017 to 2023: what has no sign
 * of an employer and falls into the time with the one above is a title held there.
 */
export function setInnerTitles(entries: Entry[]): void {
  const areAllInner = areAllInTimeOfEmployers(entries);
  entries.forEach((entry, at) => {
    const above = entries.slice(0, at).findLast(({ organization }) => organization !== '');
    if (!above || entry.title !== '' || entry.headerLines.length > 1 || isBreak.test(entry.headerLines.join(' ')))
      return;
    if (entry.organization === '' || tellsOfTimeOff(above) || tellsOfTimeOff(entry)) return;
    if (!areAllInner && (isOrganization(entry.organization) || isInstitution(entry.organization))) return;
    const [own] = findDates(entry.dates);
    const [whole] = findDates(above.employerDates ?? above.dates);
    if (!own?.isRange || !whole?.isRange || above.title === '') return;
    if (!isWithin(own, whole) && !haveOwnLines(entries)) return;
    entry.title = entry.organization;
    entry.organization = above.organization;
  });
}

/** giveEmployers names the employer of "Title, dates" right below the details of a job: several posts with one employer. */
export function giveEmployers(entries: Entry[], runs: readonly HeadRun[]): void {
  const firstLine = new Map(runs.map(({ head }) => [head[0]?.text ?? '', head]));
  let employer: Entry | undefined;
  let last: Entry | undefined;
  let level = 0;
  const areAllAbove = haveOwnLines(entries);
  const areAllInner = areAllInTimeOfEmployers(entries);
  for (const [at, entry] of entries.entries()) {
    if (endsWithSubheading(entries[at - 1])) [employer, last] = [undefined, undefined];
    const run = firstLine.get(entry.headerLines[0] ?? '');
    const whole =
      employer && (employer.employerDates !== undefined || isEmployerAlone(employer)) ? employer : undefined;
    // "(a) Site Supervisor, Palm Mall" below an employer: counted posts are held with the one above, wherever they were.
    const isCounted = entry.isListed === true && whole !== undefined && isEmployerAlone(whole);
    if (whole && isUnitOf(entry, entry.headerLines.join(' '), whole, areAllInner || isCounted)) {
      entry.title = `${entry.title}, ${entry.organization}`;
      entry.organization = '';
    }
    if (whole && isPostOfProfile(entry, whole, last)) {
      entry.title = entry.headerLines[0] ?? '';
      entry.organization = '';
    }
    if (tellsOfTimeOff(entry) || ofOwnFamily.test(entry.headerLines[0] ?? '')) {
      [employer, last] = [undefined, undefined];
      continue;
    }
    if (entry.organization !== '') {
      // Only where employers stand above their titles can a title without one belong to the employer above.
      employer = (isBelowEmployer(entry) && !isDatedAbove(entry)) || isEmployerAlone(entry) ? entry : undefined;
      last = entry;
      level = run?.[0]?.level ?? 0;
      continue;
    }
    const follows =
      run !== undefined &&
      // "Kiwifruit packhouse, Te Puke" in a block of its own names no post with the employer above.
      ((areAllAbove && isOneLine(entry) && (isTitle(entry.title) || !entry.title.includes(', '))) ||
        (whole !== undefined && isDuring(entry, whole)) ||
        (last !== undefined && isOneLine(entry) && isRightBefore(entry, last)) ||
        (run[0]?.blanksBefore ?? 1) === 0 ||
        isBelow(run[0]?.level ?? 0, level) ||
        isDuration(employer?.headerLines[1] ?? ''));
    if (namesMore(entry) || ownWork.test(entry.title)) [employer, last] = [undefined, undefined];
    if (
      employer &&
      entry.title !== '' &&
      entry.dates !== '' &&
      !isBreak.test(entry.title) &&
      (follows || run === undefined)
    ) {
      // What the line above says of the employer in brackets is said once.
      entry.organization = employer.organization.replace(/ \([^()]{20,}\)$/, '');
      if (entry.place === '') {
        entry.place = placeOfEmployer(employer);
        if (isPlaceBeside(employer)) entry.isPlaceOfEmployer = true;
      }
      if (isEmployerAlone(employer) && !isCounted) entry.isBelowEmployer = true;
      last = entry;
    } else if (!follows) employer = undefined;
  }
}

/** Who works for themselves has no employer, whoever stands above. */
const ownWork = /^self[- ]employed(?!\p{L})/iu;

/** "Car mechanic, workshop of my uncle": not every employer has a name. */
const ownFirm =
  /, (?:(?:my|own|our|an?|the|family) ){0,2}(?:\p{L}+['’]s )?(?:workshop|shop|garage|farm|business|firm|company|restaurant|bakery|bar|pub|store|practice)(?: (?:of|owned|in|near)(?!\p{L})|$)/iu;

/** "06.2013–02.2015  break. operation, after this help in my brother's firm" is no employer of the post below. */
function tellsOfTimeOff({ title, headerLines: [first = ''] }: Entry): boolean {
  if (beginsWithoutWork(first)) return true;
  return (
    !isTitle(title) &&
    /^(?:(?:career |family |planned )?break|time off|unemployed|no work|gap|sabbatical)(?!\p{L})/iu.test(
      besideTime(first),
    )
  );
}

function besideTime(line: string): string {
  const [span] = findDates(line);
  const told = span === undefined ? line : line.slice(0, span.start) + line.slice(span.end);
  return told.replace(/^[\s:,–—-]+/u, '').trim();
}

/**
 * beginsWithoutWork is true for "2011-12 laid off, yard closed (was Hale Foundry, moulder)": a line that begins with how work
 * ended tells of no post, whatever firm and title it remembers.
 */
export function beginsWithoutWork(line: string): boolean {
  return withoutWork.test(besideTime(line));
}

const withoutWork =
  /^(?:(?:was |got |been )?(?:laid off|made redundant|retrenched)|unemployed|between jobs|out of work|no work|(?:the )?(?:plant|factory|mill|foundry|yard|company|firm|business|shop|store)(?: was)? (?:closed|folded|shut|went under|went bankrupt)(?: down)?|full[- ]time stud(?:y|ies|ying)|stayed home|stayed at home|(?:at )?home(?=,? ?$|, (?:\p{L}{3,9}\.? )?(?:19|20)\d\d))(?=$|[,;.:(/]| ?[–—(-]| (?:after|again|and|as|because|by|due|during|for|from|in|looking|since|to|when|while|with)(?!\p{L}))/iu;

/**
 * "Teaching Assistant, Brynteg Community Primary, Brynmill": behind the title stand a name and a town that no list knows, or a
 * town that one knows.
 */
function namesMore({ title, place, headerLines }: Entry): boolean {
  if (ownFirm.test(title)) return true;
  const isBeforePlace = place !== '' && headerLines.some((line) => line.includes(`${title}, ${place}`));
  const whole = isBeforePlace ? `${title}, ${place.split(', ')[0] ?? ''}` : title.replace(/\.$/, '');
  const [, name = '', town = '', ...others] = whole.split(', ');
  const isName = /^(?:\p{Lu}[\p{L}'’.&-]* ){1,4}\p{Lu}[\p{L}'’.-]*$/u.test(name);
  return (
    others.length === 0 &&
    isName &&
    /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town) &&
    !isTitle(name) &&
    !isTitle(town)
  );
}

/**
 * Where an employer is: a place beside the title, or below the title and the time of a post, is where that post was held, and no
 * other.
 */
function placeOfEmployer({ place, title, organization, headerLines }: Entry): string {
  const at = title === '' ? -1 : headerLines.findIndex((line) => line.includes(title));
  const ofTitle = headerLines[at] ?? '';
  const isBeside = ofTitle.includes(place) && !ofTitle.includes(organization);
  const isOfPost = at >= 0 && (isBeside || headerLines.slice(at + 1).some((line) => line === place));
  return isOfPost ? '' : place;
}

/** isPlaceBeside is true where the person wrote the place right behind the employer: "Acme Ltd, Leeds". */
export function isPlaceBeside({
  organization,
  place,
  headerLines,
}: Pick<Entry, 'organization' | 'place' | 'headerLines'>): boolean {
  return place !== '' && organization !== '' && headerLines.some((line) => line.includes(`${organization}, ${place}`));
}

/** True for a head of one line, beside which its time may stand on a line of its own. */
function isOneLine({ headerLines }: Entry): boolean {
  return headerLines.filter((line) => !isDatesAlone(line)).length === 1;
}

/** "Earlier" below the last line of a job begins a part of its own; "Contracts:" says what stands below it. */
function endsWithSubheading(entry: Entry | undefined): boolean {
  const last = entry?.details.at(-1);
  return last?.isSubheading === true && (entry?.details.length ?? 0) > 1 && !last.text.endsWith(':');
}

/**
 * In a profile "Clerk - Night desk" right above the time of the post, below an employer with the total time, is a title
 * where no other employer is named, or where the post there began when this one ended.
 */
function isPostOfProfile(entry: Entry, employer: Entry, last: Entry | undefined): boolean {
  const { headerLines, title, organization } = entry;
  const [first = '', time = ''] = headerLines;
  if (!isDuration(employer.employerDates ?? '') || !isTimeOfPost(time) || title === '') return false;
  if (organization === '' || !first.startsWith(title) || !first.endsWith(organization)) return false;
  return !isOrganization(organization) || (last !== undefined && isRightBefore(entry, last));
}

/** Where every employer has a line of its own, a head of one line belongs to the employer above, whatever parts them. */
function haveOwnLines(entries: Entry[]): boolean {
  const isOther = (entry: Entry) =>
    entry.organization !== '' &&
    entry.title !== '' &&
    !isBelowEmployer(entry) &&
    !isBreak.test(entry.headerLines.join(' '));
  return entries.filter(isBelowEmployer).length > 1 && !entries.some(isOther);
}

/**
 * areAllInTimeOfEmployers is true where employers stand above the titles with their own, longer time, and each head of one
 * line falls into the time of the employer above: such a head names a post held there, whatever words it has ("Co-op",
 * "Process Engineer II, Utilities").
 */
function areAllInTimeOfEmployers(entries: Entry[]): boolean {
  let employer: Entry | undefined;
  let posts = 0;
  for (const entry of entries) {
    if (isBelowEmployer(entry)) employer = entry;
    else if (entry.headerLines.length > 1 || entry.dates === '' || !employer || !isDuring(entry, employer))
      return false;
    else posts += 1;
  }
  return posts > 0 && entries.some(({ employerDates }) => employerDates !== undefined);
}

/** "Twin Rivers Filtration | Minneapolis" with a time, or with text about the firm, above the posts held there. */
function isEmployerAlone({ title, organization, dates, details }: Entry): boolean {
  if (title !== '' || organization === '' || details.some(({ isMarked }) => isMarked === true)) return false;
  return dates !== '' || details.length > 0;
}

/** "2016 – 2019  Client: Ruby Telecom" above a bare title: the time is that of the one post there. */
function isDatedAbove({ headerLines: [first = '', ...others] }: Entry): boolean {
  return findDates(first).length > 0 && !others.some((line) => findDates(line).length > 0);
}

/** True where the first line names the employer, and the title stands below it. */
function isBelowEmployer({ headerLines, title, organization }: Entry): boolean {
  return organization !== '' && headerLines.length > 1 && !headerLines[0]?.includes(title);
}

/**
 * setTitlesFirst puts the title before the employer in the heads that are set as they were written, where the employer
 * stands above several posts: each post has a heading then, and the employer below it, which the first alone had before.
 */
export function setTitlesFirst(entries: Entry[]): void {
  const written = entries.filter(({ isSure, isStacked, isTold }) => !isSure && isStacked !== true && isTold !== true);
  const isFirstOfSeveral = (entry: Entry) =>
    titleLine(entry) > 0 && written.some((other) => other !== entry && isLaterPost(other, entry));
  if (!written.some(isFirstOfSeveral)) return;
  for (const entry of written) {
    const at = titleLine(entry);
    if (at > 0) entry.employerLines = at;
  }
}

/** A post in one line, whose employer stands above another. */
function isLaterPost({ headerLines, organization, title, isBelowEmployer: isBelow }: Entry, first: Entry): boolean {
  const employer = first.organization.replace(/ \([^()]{20,}\)$/, '');
  const isUnsaid = title !== '' && isBelow !== true && !headerLines.some((line) => line.includes(organization));
  return isUnsaid && organization !== '' && organization === employer;
}

/** Which line of a head begins with its title, where the first names the employer; 0 where none does. */
function titleLine(entry: Entry): number {
  const { title, headerLines } = entry;
  if (!isTitle(title) || !isBelowEmployer(entry) || isBreak.test(headerLines.join(' '))) return 0;
  if (headerLines.some((line) => readFormLabel(line) !== undefined)) return 0;
  return Math.max(
    headerLines.findIndex((line) => line.startsWith(title)),
    0,
  );
}

/** isBreak tells time between jobs, which was spent with no employer. The "A320 family" is an aircraft. */
export const isBreak =
  /break|sabbatical|leave|\bgaps?\b|\bno(?:t much)? work\b|\bashore\b|\bbetween jobs\b|(?<!\p{L} )\bat home in\b|not employed|out of work|unemploy|laid off|time off|retrenched|redundan|travel|parent|maternity|(?<!\d )family|retired|student|(?<![\p{L}'’] ?)home with (?:my|our)(?!\p{L})/iu;

/** "Carer for my mother" and "At home with young children" name the family and no employer, whatever title stands there. */
export const ofOwnFamily =
  /^(?:(?:full|part)[- ]time )?(?:(?:family|home) )?care(?:r|giver|taker|giving)? (?:of|for) (?:an?|my|our|both|elderly|ageing|aging)(?: \p{L}+)? (?:parents?|mother|father|mum|mom|dad|wife|husband|spouse|partner|relative|grandm\p{L}+|grandf\p{L}+|grandparents?)(?!\p{L})|^(?:stay(?:ed|ing)?[- ])?(?:at )?home with (?:(?:the|my|our|two|three|four|young|small|little) ){1,3}(?:children|kids|twins|sons|daughters)(?!\p{L})/iu;

/** atHome: "Home with our twins" names no nursing home. */
export const atHome = /(?<![\p{L}'’] ?)home with (?:my|our)(?!\p{L})/iu;

function isBelow(level: number, above: number): boolean {
  return above > 0 && (level === 0 || level > above);
}
