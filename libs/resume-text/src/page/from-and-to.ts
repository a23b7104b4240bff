import { isDatesAlone } from '../recognizers/is-period.js';
import type { RawLine } from './physical-lines.js';

const fields =
  /^(?:date )?from ?: ?(\S[^\t]{2,20}?)(?:\t| {1,40})[|,;·]? {0,3}(?:date )?(?:to|until|till) ?: ?(\S.{2,20}?)(?:\s{2,20}(\p{L}[\p{L} /]{1,20}: ?\S.{0,40}))?$/iu;
const rowCharsMax = 120;

/** joinFromAndTo writes the two fields that a form has for a time as one: "From: May 2019    To: Present" becomes "Period: May 2019 – Present", with what a third field says in brackets. */
export function joinFromAndTo(lines: RawLine[]): RawLine[] {
  return lines.map((line) => {
    const text = line.raw.trim();
    const [, from = '', to = '', other] = (text.length <= rowCharsMax && fields.exec(text)) || [];
    const period = `${from} – ${to}`;
    return from !== '' && isDatesAlone(period)
      ? { ...line, raw: `Period: ${period}${other ? ` (${other})` : ''}` }
      : line;
  });
}

const loneCount = /^(\d{1,2})\.(\d{1,2})\.?$/;
const countsMin = 3;

/** dropLoneCounts leaves out the numbers that a form gives its posts in lines of their own: "4.1", "4.2", "4.3". */
export function dropLoneCounts(lines: RawLine[]): RawLine[] {
  const counted = lines.flatMap((line) => {
    const [, section, value] = loneCount.exec(line.raw.trim()) ?? [];
    return section === undefined ? [] : [{ line, section, value: Number(value) }];
  });
  const isRow = counted.every(({ section, value }, at) => section === counted[0]?.section && value === at + 1);
  if (counted.length < countsMin || !isRow) return lines;
  const gone = new Set(counted.map(({ line }) => line));
  return lines.map((line) => (gone.has(line) ? { ...line, raw: '', end: line.start } : line));
}
