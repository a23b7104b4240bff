import { findDates } from '../recognizers/dates.js';
import type { SectionKind } from '../recognizers/headings.js';
import type { LogicalLine } from '../lines/logical-lines.js';
import { isOrganization, isTitle } from '../recognizers/titles.js';
import { plainWords } from '../text/word-list.js';

const wordsMin = 4;

/**
 * withToldBehindTimes parts what is told behind the period of a post from it, below a line that names the post: "4/11 thru 8/12.
 * Dug holes, ran the digger" has the time, and the sentence behind it says what was done, or why, and is no title.
 */
export function withToldBehindTimes(lines: readonly LogicalLine[], kind: SectionKind): LogicalLine[] {
  if (kind !== 'experience') return [...lines];
  return lines.flatMap((line, at) => {
    const told = isBelowPost(line, lines[at - 1]) ? toldBehindTime(line.text) : undefined;
    if (told === undefined) return [line];
    const start = line.end - told.length;
    const time = line.text.slice(0, -told.length).trimEnd().replace(/\.$/, '');
    return [
      { ...line, text: time, end: start },
      { ...line, label: 'prose' as const, text: told, start, blanksBefore: 0 },
    ];
  });
}

/** Right below a head without a time that names a post, and beside it a name. */
function isBelowPost(line: LogicalLine, above: LogicalLine | undefined): boolean {
  if (above?.label !== 'head' || line.label !== 'head' || line.blanksBefore > 0 || line.mark !== undefined)
    return false;
  const names = above.text.split(/ [-–—|] |, | {2,}|\t/u);
  return names.length > 1 && names.some(isTitle) && findDates(above.text).length === 0;
}

function toldBehindTime(text: string): string | undefined {
  const [date] = findDates(text);
  if (date?.start !== 0 || !date.isRange) return undefined;
  const told = /^\.\s{1,4}(\p{Lu}.*)$/su.exec(text.slice(date.end))?.[1];
  const [first = ''] = told?.split(/[.;,]/) ?? [];
  // "2010 – 2014. Clerk, Dunmore Mutual" has its head behind the time.
  const isNamed = isTitle(first) || isOrganization(first);
  return told !== undefined && !isNamed && plainWords(told).length >= wordsMin ? told : undefined;
}
