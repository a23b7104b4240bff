import { isPlace } from '../recognizers/contacts.js';
import { isDuration } from '../recognizers/durations.js';
import type { Entry } from '../document/resume-document.js';

/** The page of a profile counts how long each post was held: "March 2019 - October 2021 (2 years 8 months)". */
const counted = /\((?:\d+ years?)?(?: ?\d+ months?)?\)$/;

/**
 * withGroupEmployers gives the posts below one employer of a saved profile that employer. There the employer stands once, with
 * the time of all its posts below it; each post begins with its title, and where it was done stands below its time. Any other
 * employer stands above a title of its own; a post that names none is with the employer of the post above it.
 */
export function withGroupEmployers(entries: readonly Entry[]): Entry[] {
  let group = '';
  let above = '';
  const withEmployer = (entry: Entry): Entry => {
    const { headerLines } = entry;
    const at = headerLines.findIndex((line) => counted.test(line));
    if (at < 0) return entry;
    if (isDuration(headerLines[1] ?? '')) group = headerLines[0] ?? '';
    else if (at > 1) group = '';
    const place = headerLines[2];
    const isBelowTime = place !== undefined && entry.organization === place;
    // Without the time of all posts, a line below the time may be the employer, unless it is a town.
    const namesNone = entry.organization === '' || (isBelowTime && isPlace(place));
    const employer = group === '' && namesNone ? above : group;
    if (employer === '' || at !== 1 || entry.organization === employer) return entry;
    return { ...entry, organization: employer, ...(isBelowTime && { place }) };
  };
  return entries.map((entry) => {
    const given = withEmployer(entry);
    above = given.organization;
    return given;
  });
}
