import { endsWithRating } from '../recognizers/ratings.js';
import type { Detail } from '../document/resume-document.js';
import { splitGaps } from '../text/split-cells.js';
import { isTableHeader } from '../recognizers/table-header.js';

const runMin = 3;
const labelWithValue = /^[^:]{2,40}: \S/;

/**
 * withPlainItems sets the items of a list alike: a line that has its value beside it, and one with nothing but others like
 * it below, heads nothing.
 */
export function withPlainItems(details: readonly Detail[]): Detail[] {
  const isLast = (at: number) => details[at + 1]?.isSubheading !== true;
  return details.map((detail, at) => {
    if (!detail.isSubheading) return detail;
    const isEmpty = isLast(at) ? at === details.length - 1 : runAround(details, at) >= runMin;
    return isEmpty || hasValue(detail.text) ? { ...detail, isSubheading: false } : detail;
  });
}

function runAround(details: readonly Detail[], at: number): number {
  let [from, end] = [at, at + 1];
  while (details[from - 1]?.isSubheading) from -= 1;
  while (details[end]?.isSubheading) end += 1;
  return end - from;
}

/** "French    fluent", "Rusty: Perl, C" and "Excel ●●●○"; the names of a table's columns are none. */
function hasValue(text: string): boolean {
  const cells = splitGaps(text);
  return (
    (cells.length > 1 && cells.filter(isTableHeader).length * 2 < cells.length) ||
    labelWithValue.test(text) ||
    endsWithRating(text)
  );
}
