/** DatePoint is a year, with its month where one is written. */
export interface DatePoint {
  year: number;
  month?: number;
}

/** pointOf is the month a moment falls in. */
export function pointOf(moment: Date): DatePoint {
  return { year: moment.getUTCFullYear(), month: moment.getUTCMonth() + 1 };
}

/** DateSpan is a date or a range of dates found in a line; offsets are UTF-16. */
export interface DateSpan {
  text: string;
  start: number;
  end: number;
  from: DatePoint;
  /** Same as `from` for a single date. */
  to: DatePoint | 'present';
  isRange: boolean;
}

const months: [number, string][] = [
  [1, 'jan(?:uary)?|januar|janvier|janv|enero|ene|gennaio|gen|janeiro|январь|января|янв'],
  [2, 'feb(?:ruary)?|februar|février|févr|febrero|febbraio|fevereiro|fev|февраль|февраля|фев'],
  [3, 'mar(?:ch)?|märz|mars|marzo|março|март|марта|мар'],
  [4, 'apr(?:il)?|avril|avr|abril|abr|aprile|апрель|апреля|апр'],
  [5, 'may|mai|mayo|maggio|mag|maio|май|мая'],
  [6, 'june?|juni|juin|junio|giugno|giu|junho|июнь|июня'],
  [7, 'july?|juli|juillet|juil|julio|luglio|lug|julho|июль|июля'],
  [8, 'aug(?:ust)?|août|agosto|ago|август|августа|авг'],
  [9, 'sept?(?:ember)?|septembre|septiembre|settembre|set|setembro|сентябрь|сентября|сен'],
  [10, 'oct(?:ober)?|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|октябрь|октября|окт'],
  [11, 'nov(?:ember)?|novembre|noviembre|novembro|ноябрь|ноября|ноя'],
  [12, 'dec(?:ember)?|dezember|dez|décembre|déc|diciembre|dic|dicembre|dezembro|декабрь|декабря|дек'],
];
const monthWord = months.map(([, names]) => names).join('|');
const season = 'spring|summer|fall|autumn|winter';
const year = '(?:19[4-9]\\d|20\\d{2})';
const point = [
  `(?:${monthWord}|${season})\\.?[ ,]{0,2}(?:de )?${year}`,
  `(?:${monthWord})\\.? ?['’]\\d{2}`,
  `\\d{1,2}[./-]\\d{1,2}[./-]${year}`,
  `\\d{1,2} ?[/.] ?${year}`,
  `${year}[-/.]\\d{1,2}(?![\\d/.-]*\\d)`,
  `${year} ?年 ?(?:\\d{1,2} ?月)?`,
  year,
].join('|');
const open =
  "present|current|currently|now|today|ongoing|to date|heute|présent|aujourd[’']hui|actualidad|actual|presente|oggi|atual|atualmente|настоящее время|н\\.в\\.|至今|现在|現在|현재";
const dash = ' ?(?:-|–|—|~|to|until|till|bis|à|au|al|a|по|から|至) ?';
const spanPattern = new RegExp(
  `(?<![\\p{L}\\p{N}$€£])(?:(?:from|since|seit|depuis|desde|с) )?(${point})(?:(?:${dash}| (?=(?:${monthWord})\\.? ?${year}|(?:present|current)(?!\\p{L})))(${point}|(?:по )?(?:${open})))?(?![\\p{N}%]|[.,]\\d|\\+)(?!\\p{L})`,
  'giu',
);
const monthNumber = months.map(([number, names]) => [number, new RegExp(`^(?:${names})(?!\\p{L})`, 'iu')] as const);

/** findDates lists the dates of a line, left to right. Lines above 2,000 characters are prose, and hold none. */
export function findDates(line: string): DateSpan[] {
  if (line.length > 2_000 || !/(?:19|20)\d\d|['’]\d\d/.test(line)) return [];
  const spans: DateSpan[] = [];
  for (const match of line.matchAll(spanPattern)) {
    const from = readPoint(match[1] ?? '');
    if (!from) continue;
    const last = match[2];
    const to = last === undefined ? undefined : (readPoint(last) ?? 'present');
    spans.push({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      from,
      to: to ?? from,
      isRange: to !== undefined,
    });
  }
  return spans;
}

function readPoint(text: string): DatePoint | undefined {
  const digits = text.match(/\d+/g);
  if (!digits) return undefined;
  const found = digits.find((part) => part.length === 4);
  const yearNumber = found ? Number(found) : 2000 + Number(digits.at(-1));
  const month = monthOf(text, digits, found);
  return month ? { year: yearNumber, month } : { year: yearNumber };
}

function monthOf(text: string, digits: string[], yearText: string | undefined): number | undefined {
  const named = monthNumber.find(([, pattern]) => pattern.test(text));
  if (named) return named[0];
  const others = digits.filter((part) => part !== yearText).map(Number);
  // 03/15/2021 and 15.03.2021: the month is the number that can be one, the first for slashes.
  const candidate = text.includes('.') && others.length > 1 ? others[1] : others[0];
  return candidate !== undefined && candidate >= 1 && candidate <= 12 ? candidate : undefined;
}

/** monthsBetween counts whole months, with January and December standing in for a month that is not written. */
export function monthsBetween(from: DatePoint, to: DatePoint): number {
  return Math.max(0, (to.year - from.year) * 12 + (to.month ?? 12) - (from.month ?? 1) + 1);
}

/** sameDates is true when one writing of a period says no more than the other (Mar 2020 is 03/2020, not 2020-04). */
export function sameDates(claimed: DateSpan, source: DateSpan): boolean {
  return agrees(claimed.from, source.from) && claimed.isRange === source.isRange && endsAgree(claimed.to, source.to);
}

function endsAgree(claimed: DateSpan['to'], source: DateSpan['to']): boolean {
  if (claimed === 'present' || source === 'present') return claimed === source;
  return agrees(claimed, source);
}

function agrees(claimed: DatePoint, source: DatePoint): boolean {
  return claimed.year === source.year && (claimed.month === undefined || claimed.month === source.month);
}
