import { readBullet } from '../recognizers/bullets.js';
import { isPlace } from '../recognizers/contacts.js';
import { findDates, monthsBetween } from '../recognizers/dates.js';
import { isDuration, isTimeOfPost, monthsOf } from '../recognizers/durations.js';
import { isDatesAlone } from '../recognizers/is-period.js';
import { isPlaceAlone } from '../recognizers/place-line.js';
import { isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';
import { tools } from '../text/word-lists.js';
import { goesOnAt, joinRows, placeName, toldRows, type ProfileRow } from './saved-profile-parts.js';

/** Where the lines of a post's head stand: its employer and the total only where the page prints them there. */
interface PostHead {
  employer?: number;
  total?: number;
  title: number;
  time: number;
}

interface PostTime {
  start: number;
  end: number;
  hasMonths: boolean;
}

/** Several posts with one employer, above which the page prints how long they lasted in all. */
interface Group {
  total: number;
  times: PostTime[];
}

const titleCharsMax = 110;
/** How many months the sum of the page and the periods may differ, with and without the names of the months. */
const slackMonths = 2;
const slackOfYears = 12;
const wrappedTitleMin = 45;
/** Letters are not all of one width. */
const spareChars = 3;

/**
 * readPosts reads the posts of a saved profile. Each has its title right above its time; an employer with one post stands above the
 * title, one with several above the time of all, and the posts below it name none. Undefined where a post has no such head.
 */
export function readPosts(rows: readonly ProfileRow[], width: number): ProfileRow[] | undefined {
  const heads: PostHead[] = [];
  let group: Group | undefined;
  for (const time of rows.flatMap((_, at) => (isTimeAt(rows, at) ? [at] : []))) {
    const from = (heads.at(-1)?.time ?? -1) + 1;
    const head = headAbove(rows, { time, from, group, width });
    if (!head) return undefined;
    const span = timeOf(rows[time]?.text ?? '');
    const total = head.total === undefined ? undefined : monthsOf(rows[head.total]?.text ?? '');
    if (total !== undefined) group = { total, times: [] };
    else if (head.employer !== undefined) group = undefined;
    if (span) group?.times.push(span);
    heads.push(head);
  }
  return heads.length === 0 || startOf(heads[0]) !== 0 ? undefined : withHeads(rows, heads, width);
}

function startOf(head: PostHead | undefined): number | undefined {
  return head?.employer ?? head?.title;
}

/** A time with its length behind it, or a period of years alone right below what may be a title. */
function isTimeAt(rows: readonly ProfileRow[], at: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!above || !row || row.hasGap || readBullet(row.text)) return false;
  if (isTimeOfPost(row.text)) return true;
  const isAlone = row.text.length <= 40 && isDatesAlone(row.text) && findDates(row.text)[0]?.isRange === true;
  return isAlone && above.text.length <= titleCharsMax && !readBullet(above.text) && !/[.:;,]$/.test(above.text);
}

interface Place {
  time: number;
  /** The first line below the time of the post above. */
  from: number;
  group: Group | undefined;
  width: number;
}

function headAbove(rows: readonly ProfileRow[], place: Place): PostHead | undefined {
  const { time, from, group, width } = place;
  const title = titleAbove(rows, time, from, width);
  const above = title - 1;
  if (title < from) return undefined;
  if (above > from && isDuration(rows[above]?.text ?? '')) return { employer: above - 1, total: above, title, time };
  if (group && (above < from || isOfGroup(rows, { ...place, group }, title))) return { title, time };
  // Who did not print the time of all posts may have several with one employer all the same.
  if (above < from || isTold(rows[above]?.text ?? '')) return from === 0 ? undefined : { title, time };
  return { employer: above, title, time };
}

/** A title may be broken over two lines, where the upper one is nearly as long as the page is wide. */
function titleAbove(rows: readonly ProfileRow[], time: number, from: number, width: number): number {
  const title = time - 1;
  const [upper, lower, first] = [rows[title - 1], rows[title], rows[title - 2]];
  if (!upper || !lower || !first || title - 2 < from || lower.hasGap) return title;
  const isBroken = upper.text.length >= wrappedTitleMin && goesOnAt(upper.text, lower.text, width - spareChars);
  const isTop = isDuration(first.text) || (first.hasGap && !upper.hasGap && !isTold(first.text));
  return isBroken && isTop && !readBullet(upper.text) ? title - 1 : title;
}

/**
 * A post is one of the group above where the time of all has room for it, and where no employer stands above its title. What the empty
 * lines tell goes before the sum, which may be wrong by a month or two; where both tell nothing, a line of text is no employer.
 */
function isOfGroup(rows: readonly ProfileRow[], place: Place & { group: Group }, title: number): boolean {
  const { time, from, group, width } = place;
  const bySum = fitsGroup(group, timeOf(rows[time]?.text ?? ''));
  const isText = isTold(rows[title - 1]?.text ?? '');
  const gap = rows.slice(0, title + 1).findLastIndex(({ hasGap }, at) => at >= from && hasGap);
  const isAcrossPage = rows.slice(Math.max(gap, from), title + 1).some(({ isBelowPage }) => isBelowPage);
  const isEmployerApart = gap === title && rows[title - 1]?.hasGap === true && !isText && bySum === false;
  if (gap === title && !isAcrossPage) return !isEmployerApart;
  if (gap === title - 1 && !isAcrossPage && !isText) return false;
  return isText || (bySum ?? isRestOfText(rows, title - 1, width));
}

/** Whether the time of all posts has room for one more; undefined where it is used up and the post lies within it. */
function fitsGroup({ total, times }: Group, time: PostTime | undefined): boolean | undefined {
  if (!time) return undefined;
  const slack = [...times, time].every(({ hasMonths }) => hasMonths) ? slackMonths : slackOfYears;
  if (monthsOfAll([...times, time]) > total + slack) return false;
  return monthsOfAll(times) < total - slack ? true : undefined;
}

function monthsOfAll(times: readonly PostTime[]): number {
  return Math.max(...times.map(({ end }) => end)) - Math.min(...times.map(({ start }) => start));
}

/** The months of a post, counted from the year 0; one that is still held lasts as long as the page says. */
function timeOf(text: string): PostTime | undefined {
  const [span] = findDates(text);
  const end = span && (span.to === 'present' ? undefined : span.to);
  const length = monthsOf(text) ?? (span && end && monthsBetween(span.from, end));
  if (!span || length === undefined) return undefined;
  const start = span.from.year * monthsOfYear + (span.from.month ?? 1);
  const hasMonths = span.from.month !== undefined && (end === undefined || end.month !== undefined);
  return { start, end: start + length, hasMonths };
}

const monthsOfYear = 12;

/** An item of a list, a sentence and what begins in the middle of one tell of the post above, and name no employer. */
function isTold(text: string): boolean {
  const isSentence = /[.;:!?]$/.test(text) && !abbreviation.test(text);
  const isSmall = /^\p{Ll}/u.test(text) && text.split(' ').length >= smallWordsMin;
  return readBullet(text) !== undefined || isSentence || isSmall || text.length > toldCharsMax;
}

/** "Acme Co.", "Nautic S.A." */
const abbreviation = /(?<!\p{L})(?:Inc|Ltd|Co|Corp|Bros|Pty|Pvt|Intl|Assn|Univ|Dept|Jr|Sr|St|\p{L})\.$/u;
const smallWordsMin = 3;
const toldCharsMax = 80;

/** What would not have fitted in the line above, which does not end as a sentence does, may go on with that. */
function isRestOfText(rows: readonly ProfileRow[], at: number, width: number): boolean {
  const [above, row] = [rows[at - 1], rows[at]];
  if (!above || !row || row.hasGap || above.text.length < toldCharsMin) return false;
  return goesOnAt(above.text, row.text, width) && /[^.!?]$/.test(above.text);
}

const toldCharsMin = 50;

function withHeads(rows: readonly ProfileRow[], heads: readonly PostHead[], width: number): ProfileRow[] {
  return heads.flatMap(({ employer, total, title, time }, turn) => {
    const next = startOf(heads[turn + 1]) ?? rows.length;
    const [first, below] = [employer ?? title, rows[time + 1]];
    const hasTown = time + 1 < next && below !== undefined && isTown(below, rows[time + 2]);
    const at = (index: number | undefined) => (index === undefined ? [] : rows.slice(index, index + 1));
    const top = [
      ...at(employer).map((row): ProfileRow => ({ ...row, part: 'employer' })),
      ...at(total).map((row): ProfileRow => ({ ...row, part: 'total' })),
      ...joinRows(rows.slice(title, time), 'title'),
      ...at(time).map((row): ProfileRow => ({ ...row, part: 'time' })),
      ...(hasTown ? at(time + 1) : []).map((row): ProfileRow => ({ ...row, part: 'town' })),
    ].map((row): ProfileRow => ({ ...row, hasGap: row.line.start === rows[first]?.line.start }));
    const told = rows.slice(time + (hasTown ? 2 : 1), next);
    return [...top, ...toldRows(told, width)];
  });
}

/** The place of a post stands alone right below its time; a name that no list knows is one where no tool and no title is called so. */
function isTown({ text, hasGap }: ProfileRow, next: ProfileRow | undefined): boolean {
  if (hasGap || text.length > townCharsMax || readBullet(text)) return false;
  if (isPlace(text) || isPlaceAlone(text)) return true;
  if (!placeName.test(text) || isTitle(text) || tools.isIn(plainWords(text))) return false;
  const goesOn = next !== undefined && !next.hasGap && /^\p{Ll}/u.test(next.text);
  return !goesOn && (text.includes(', ') || (text.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length <= townWordsMax);
}

const townCharsMax = 60;
/** Words with a capital. */
const townWordsMax = 3;
