const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const point = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?,?\s+|\d{1,2}[/.])?(?:19|20)\d{2}`;
const range = new RegExp(
  String.raw`\(?\b(${point})\s*(?:[-–—]|to|until)\s*(${point}|present|current|now|today)\b\)?`,
  'i',
);
const year = new RegExp(String.raw`\(?\b(${point})\b\)?`, 'i');

export interface Period {
  start_date: string;
  end_date: string;
  current: boolean;
  /** The line without the dates. */
  rest: string;
}

/** findRange reads the first range of dates in a line, such as `March 2020 – Present`. */
export function findRange(line: string): Period | null {
  const found = range.exec(line);
  if (!found) return null;
  const [whole, start = '', end = ''] = found;
  const current = /^[a-z]+$/i.test(end);
  return { start_date: formDate(start), end_date: current ? '' : formDate(end), current, rest: without(line, whole) };
}

/** findYear reads one date that stands alone: of a study, it is the year it ended. */
export function findYear(line: string): Period | null {
  const found = year.exec(line);
  if (!found) return null;
  return { start_date: '', end_date: formDate(found[1]!), current: false, rest: without(line, found[0]) };
}

function formDate(date: string): string {
  const [, word, number, onlyYear] = /^(?:([a-z]+)\.?,?\s+|(\d{1,2})[/.])?(\d{4})$/i.exec(date.trim()) ?? [];
  const month = word ? months.indexOf(word.slice(0, 3).toLowerCase()) + 1 : Number(number ?? 0);
  return month > 0 ? `${String(month).padStart(2, '0')}/${onlyYear}` : (onlyYear ?? date);
}

const without = (line: string, dates: string) =>
  line
    .replace(dates, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,|·•–—-]+|(?<![\s,|·•–—-])[\s,|·•–—-]+$/g, '');
