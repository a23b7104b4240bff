import { findDates } from '../recognizers/dates.js';
import { isBreak } from './employers.js';
import type { Entry } from '../document/resume-document.js';
import { isDegree, isInstitution, isOrganization, isTitle } from '../recognizers/titles.js';
import { isDuring } from '../recognizers/units.js';
import { plainWords } from '../text/word-list.js';

/**
 * withInnerProjects puts what is no post under the post above it, with its line as a label: a project within the time of
 * that post ("Ring Road Bridge, 2018 – 2020"), and a short line that names nothing and no time ("Office-wide"). As a head
 * of its own it would be as loud as an employer, and take what stands below it. So would a client or a site of a post, which
 * its own label tells.
 */
export function withInnerProjects(entries: readonly Entry[]): Entry[] {
  const areAlike = entries.filter(isWholePost).length > 1;
  const result: Entry[] = [];
  let post: Entry | undefined;
  let hasInner = false;
  for (const entry of entries) {
    const isPart = post
      ? isPartOf(entry, post) || (areAlike && isWholePost(post) && isInner(entry, post, hasInner))
      : false;
    if (isPart) {
      const [text = ''] = entry.headerLines;
      result.at(-1)?.details.push({ text, isBullet: false, isSubheading: true, span: entry.span }, ...entry.details);
      hasInner = true;
      continue;
    }
    hasInner = false;
    result.push(entry);
    post = isNamedPost(entry) ? entry : undefined;
  }
  return result;
}

/** "Client #1: Hanse Energie (2021 - present)", "Site 2 - North Quay". */
const partOfPost =
  /^(?:(?:end )?client|site|project|assignment|engagement)s? ?(?:(?:#|no\.? ?)?(?:\d{1,2}|[A-Z]))? ?[:–—-] ?(?=\S)/iu;

function isPartOf(entry: Entry, post: Entry): boolean {
  const [text = '', second] = entry.headerLines;
  if (second !== undefined || !partOfPost.test(text)) return false;
  return findDates(text).length === 0 || isDuring({ ...entry, dates: text }, post);
}

function isNamedPost({ title, organization, dates }: Entry): boolean {
  return isTitle(title) && organization !== '' && dates !== '';
}

function isWholePost({ title, organization, dates, headerLines, details }: Entry): boolean {
  const isNamed = isTitle(title) && organization !== '' && headerLines.length > 1;
  return isNamed && dates !== '' && details.some(({ isMarked }) => isMarked === true);
}

/** Right below one project stand others, also one with an employer's word in its name ("Canal Housing"). */
function isInner(entry: Entry, post: Entry, isBelowOther: boolean): boolean {
  const [text = '', second] = entry.headerLines;
  if (second !== undefined || !entry.details.some(({ isMarked }) => isMarked === true) || isBreak.test(text))
    return false;
  if (isTitle(text) || isInstitution(text) || isDegree(text) || (isOrganization(text) && !isBelowOther)) return false;
  if (findDates(text).length > 0) return isDuring(entry, post);
  return plainWords(text).length <= labelWordsMax && !/^\P{Ll}+$/u.test(text);
}

const labelWordsMax = 4;
