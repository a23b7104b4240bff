import { findDates, type DateSpan } from './dates.js';
import { isInstitution, isOrganization } from './titles.js';

interface Post {
  title: string;
  organization: string;
  dates: string;
  /** How long the person was with the employer in all. */
  employerDates?: string;
}

/**
 * isUnitOf is true for "Detective, Financial Crimes, 2012 – 2017" below an employer of its own line and a longer time:
 * what stands behind the title names a part of that employer. `text` is the line of the post; where all posts of a section
 * stand so (`areAllInner`), any name does.
 */
export function isUnitOf(post: Post, text: string, employer: Post, areAllInner = false): boolean {
  const { title, organization } = post;
  if (title === '' || organization === '' || !text.includes(`${title}, ${organization}`)) return false;
  return isDuring(post, employer) && (areAllInner || !(isOrganization(organization) || isInstitution(organization)));
}

/** isDuring is true for a post whose time is within that of the employer above. */
export function isDuring(post: Post, employer: Post): boolean {
  const [own] = findDates(post.dates);
  const [whole] = findDates(employer.employerDates ?? employer.dates);
  return own !== undefined && whole !== undefined && whole.isRange && isWithin(own, whole);
}

/** isWithin is true for a time that begins and ends in the years of another. */
export function isWithin(own: DateSpan, whole: DateSpan): boolean {
  const [end, last] = [own.to, whole.to];
  if (own.from.year < whole.from.year) return false;
  return last === 'present' || (end !== 'present' && end.year <= last.year);
}

/** isRightBefore is true where one post ended when the other began, or in the month before. */
export function isRightBefore(post: Post, next: Post): boolean {
  const [own] = findDates(post.dates);
  const [above] = findDates(next.dates);
  if (!own?.isRange || !above?.isRange || own.to === 'present') return false;
  const [end, start] = [own.to, above.from];
  if (end.month === undefined || start.month === undefined) return end.year === start.year;
  const months = (start.year - end.year) * 12 + start.month - end.month;
  return months === 0 || months === 1;
}
