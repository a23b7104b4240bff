import { isDuration } from './durations.js';
import type { Entry } from './resume-document.js';

/** The page of a profile counts how long each post was held: "March 2019 - October 2021 (2 years 8 months)". */
const counted = /\((?:\d+ years?)?(?: ?\d+ months?)?\)$/;

/**
 * withGroupEmployers gives the posts below one employer of a saved profile that employer. There the employer stands once, with
 * the time of all its posts below it; each post begins with its title, and where it was done stands below its time. Any other
 * employer stands above a title of its own.
 */
export function withGroupEmployers(entries: readonly Entry[]): Entry[] {
  let group = '';
  return entries.map((entry) => {
    const { headerLines } = entry;
    const at = headerLines.findIndex((line) => counted.test(line));
    if (at < 0) return entry;
    if (isDuration(headerLines[1] ?? '')) group = headerLines[0] ?? '';
    // A post without a line above its title is with the employer of the one before it.
    else if (at > 1) group = entry.organization;
    if (group === '' || at !== 1 || entry.organization === group) return entry;
    const place = headerLines[2];
    const isPlace = place !== undefined && entry.organization === place;
    return { ...entry, organization: group, ...(isPlace && { place }) };
  });
}
