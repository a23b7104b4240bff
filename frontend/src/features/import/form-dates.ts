import { type DatePoint, findDates } from '@tailwright/resume-text/recognizers/dates';

/** FormDates is a period in the words of the form; `rest` is what it says beside its first period. */
export interface FormDates {
  start_date: string;
  end_date: string;
  current: boolean;
  rest: string[];
}

const joints = / ?(?:–|—|→|~|--?|\b(?:to|until|till)\b) ?/i;

/** formDates words dates as the form does, `03/2020`; where that would say less ("Summer 2019"), as they are written. */
export function formDates(dates: string): FormDates {
  const [span, ...others] = findDates(dates);
  if (!span) return { start_date: dates.trim(), end_date: '', current: false, rest: [] };
  const written = span.text
    .replace(/\s+/g, ' ')
    .replace(/^\W*(?:from|since) /i, '')
    .split(joints);
  const isPair = written.length === 2;
  const start = pointText(span.from, isPair || !span.isRange ? written[0] : undefined);
  const current = span.to === 'present';
  const end = current || !span.isRange ? '' : pointText(span.to as DatePoint, isPair ? written[1] : undefined);
  return { start_date: start, end_date: end, current, rest: others.map(({ text }) => text.trim()) };
}

function pointText({ year, month }: DatePoint, written = ''): string {
  if (month !== undefined) return `${String(month).padStart(2, '0')}/${year}`;
  return /\p{L}/u.test(written) ? written.trim() : String(year);
}
