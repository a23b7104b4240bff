import type { ClaimWord } from '../claims/claim-words.js';
import { isPlainInName } from './plain-in-names.js';
import type { Told } from '../told.js';

/** Capitals of the calendar and single letters name nothing. */
const weekdays = /^(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:days?)?$|^\w{1,2}$/;

interface NamedIn {
  kind: Told['kind'];
  isUnprovenPaper: boolean;
  /** The words of the original. */
  keys: ReadonlySet<string>;
}

/** "Science" is the S of the original's "BSc". */
function isOfDegree(key: string, keys: ReadonlySet<string>): boolean {
  const short = key === 'science' || key === 'sciences' ? /^[bm]\.?sc?$/u : key === 'arts' ? /^[bm]\.?a$/u : undefined;
  return short !== undefined && [...keys].some((each) => short.test(each));
}

/** countStrangeNames counts the names of a claim that the original does not have at all. */
export function countStrangeNames(names: readonly ClaimWord[], { kind, isUnprovenPaper, keys }: NamedIn): number {
  // An item of a list begins with a capital whatever it is.
  if (kind === 'skill')
    return names.filter(({ all, ofPosting, term }) => all > 0.9 && ofPosting > 0 && !isPlainInName(term.key)).length;
  return names.filter(
    ({ all, near, term }) =>
      !weekdays.test(term.key) &&
      !isPlainInName(term.key) &&
      !isOfDegree(term.key, keys) &&
      // The letters of a certificate stand by chance at the beginnings of other words.
      (all > 0.9 || (isUnprovenPaper && near > 0.5 && !keys.has(term.key))),
  ).length;
}
