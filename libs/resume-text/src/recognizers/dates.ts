import { allMatches } from '../text/all-matches.js';
import { months } from '../data/month-names.data.js';
import { rememberLast } from '../text/remember-last.js';

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

/**
 * A pattern that names every month in every language a dozen times takes half a second to compile. So the names are looked
 * for once and marked: the first character by one that stands in no text, the others by another, at the same offsets.
 */
const [markBegin, markRest] = ['\u{fdd0}', '\u{fdd1}'];
const monthName = new RegExp(`(?:${months.map(([, names]) => names).join('|')})(?!\\p{L})`, 'giu');
const month = `${markBegin}${markRest}*`;
const season =
  'springs?|summers?|fall|autumn|winters?|frühling|frühjahr|sommer|herbst|été|printemps|automne|hiver|verano|verão|estate|inverno|lato|yaz|terms? [1-4]';
/** "Early 2013", "mid-May 2016", "the end of 2019". */
const part = '(?:early|mid|late|(?:the )?(?:end|start|beginning|middle)(?: of)?|christmas|easter)';
const year = '(?:19[4-9]\\d|20\\d{2})';
const short = "['’‘]\\d{2}(?!\\d)";
const day = '(?:0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th|\\.)?';
// Longest first: the first alternative that fits is taken.
const point = [
  `${month}\\.?(?= ?(?:-|–|—|to|→) ?${month}\\.? ${year})`,
  `${day} ${month}\\.?(?= ?(?:-|–|—|to|until|till|→) ?${day} ${month}\\.?,? ${year})`,
  `${month}\\.? ${day}(?= ?(?:-|–|—|to|until|till|→) ?${month}\\.? ${day},? ${year})`,
  `${part}[ -](?:${month}\\.? |(?:${season}) )?${year}`,
  `${month}\\.?[ ,]{1,2}${day},? ${year}`,
  `(?:${season})\\.? ${year}/\\d{2}(?!\\d)`,
  `${day} (?:of |de )?${month}\\.?,? (?:de |del )?${year}`,
  `(?:${month}|${season})\\.?[ ,]{0,2}(?:of |de |del )?${year}`,
  `(?:${day}[-.])?${month}[-'’]${year}`,
  `(?:${month}|${season})\\.? ?${short}`,
  `q[1-4][ /]?${year}`,
  `\\d{1,2}[./-]\\d{1,2}[./-]${year}`,
  `(?:0?[1-9]|1[0-2])(?: ?[/.] ?|-)${year}`,
  `${year}/\\d{2}(?= ?(?:-|–|—|to|until) ?${year})`,
  `${year}/(?:1[3-9]|[2-9]\\d)(?![\\d/])`,
  `${year}, ?${month}(?!\\p{L})\\.?`,
  `${year} ${month}(?!\\p{L})\\.?(?= ?(?:-|–|—|→)| (?:to|until|till) | {3}|\\t|$)`,
  `${year}[-/.](?:0[1-9]|1[0-2])[-/.](?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
  `${year}[-/.](?:0?[1-9]|1[0-2])(?![\\d/.]*\\d)`,
  `${year} ?年 ?(?:\\d{1,2} ?月)?`,
  year,
  short,
].join('|');
// Too short to be dates by themselves ("8/17", "Jan 22", "Jan-22", "fall 22", "1/24"), they are the ends of a period.
const bareShort = `(?:${month}\\.? \\d{2}(?!\\d)|${month}-\\d{2}(?!\\d|[-, ]{1,2}\\d{4})|(?:${season}) \\d{2}(?!\\d)|(?:0?[1-9]|1[0-2])/\\d{2}(?![\\d/]))`;
const open =
  "present|pres(?!\\p{L})|current(?:ly)?|now(?:adays)?|today|ongoing|still (?:there|here|working|employed)|to date|till date|till now|till present|until now|date|head|heute|jetzt|présent|aujourd[’']hui|ce jour|actualidad|actualmente|actual|presente|oggi|atual|atualmente|heden|nu|obecnie|teraz|bugün|halen|настоящее время|н\\.в\\.|сьогодні|теперішній час|дотепер|σήμερα|τώρα|παρόν|حتى الآن|الآن|حاليا|至今|现在|現在|현재";
const until = 'to|until|till|til|up to|upto|thru|through|bis|à|au|al|a|tot|do|по|до|έως|إلى|&|and';
const dash = `(?: ?(?:-{1,2}>?|>|–|—|→|▸|~|\\.{2,3}(?=[ \\d])|\\/(?= )) ?| *[|\\t] *(?=\\d{1,2}[./]\\d{4}|\\d{4}|\\p{L}{3}|${markBegin})| (?:${until}) |から|至| ?から ?)`;
const since = 'since|from|seit|ab|depuis|desde|dal|sinds|od|с|з|від|από|منذ';
const spanPattern = new RegExp(
  `(?<![\\p{L}\\p{N}$€£#/.,'’-])(?:(${since}) )?(?:(${point})(?:${dash}(?:to )?(${point}|${bareShort}|(?:по )?(?:${open})(?: ?/ ?(?:${open}))?(?!\\p{L})|\\d{2}(?![\\d%/.,:]|\\s?(?:%|k|hrs?|h|wks?|weeks|days|people)(?!\\p{L})))| ?(?:-|–|—|→|▸)(?= *(?:$|[),;|·•\\t])| {3})| on(?:wards?)?(?= *(?:$|[),;:|·•\\t]|  ))| (${month}\\.? ?${year}|(?:present|current(?:ly)?)(?!\\p{L})))?|(${bareShort})${dash}(${point}|${bareShort}|(?:${open})(?!\\p{L})))(?![\\p{N}%]|[.,]\\d|\\+)(?!\\p{L})`,
  'dgiu',
);
/** Every date has one of these, and to look for them takes a fraction of the time: most numbers of a resume are no dates. */
const dateSign = new RegExp(
  `${year}|['’‘]\\d\\d|\\d/\\d\\d|\\p{L}(?:\\.? |-)\\d\\d(?= *[|\\t]| ?[-–—→▸~/]| (?:${until}) | ?から|至)`,
  'iu',
);
const monthNumber = months.map(([number, names]) => [number, new RegExp(`^(?:${names})(?!\\p{L})`, 'iu')] as const);

/**
 * findDates lists the dates of a line, left to right. "Since 2019" and "2021 –" are periods that still run. Lines above
 * 2,000 characters are prose, and hold none.
 */
export function findDates(line: string): readonly DateSpan[] {
  return line.length > 2_000 || !dateSign.test(line) ? [] : readDates(line);
}

/** As many lines and parts of them as a job reads: each rule that reads one asks for its dates again. */
const linesRemembered = 2_000;

const readDates = rememberLast((line): readonly DateSpan[] => {
  const spans: DateSpan[] = [];
  for (const { index, indices = [] } of allMatches(spanPattern, withMonthsMarked(line))) {
    const [text = '', sinceWord, begin, second, behind, bare, closing] = Array.from(indices, (at) =>
      at ? line.slice(...at) : undefined,
    );
    const [first = bare ?? '', third = closing] = [begin, behind];
    const span = readSpan({ text, sinceWord, first, last: second ?? third });
    if (span) spans.push({ text, start: index, end: index + text.length, ...span });
  }
  return spans;
}, linesRemembered);

function withMonthsMarked(line: string): string {
  const marked = (name: string) => markBegin + markRest.repeat(name.length - 1);
  return line.replace(monthName, marked).replace(romanMonth, marked);
}

/** "V.2018" and "XI. 2021", as much of Eastern Europe writes months. */
const romanMonth = /(?<![\p{L}\p{N}.,])(?:XI{0,2}|IX|IV|VI{0,3}|I{1,3})(?=\. ?(?:19|20)\d{2}(?!\d))/gu;
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

interface Written {
  text: string;
  sinceWord: string | undefined;
  first: string;
  last: string | undefined;
}

function readSpan({ text, sinceWord, first, last }: Written): Pick<DateSpan, 'from' | 'to' | 'isRange'> | undefined {
  const from = isDayAlone(first, last) ? monthBefore(first, last) : (readPoint(first) ?? monthBefore(first, last));
  if (!from) return undefined;
  const schoolYear = last === undefined ? schoolYearEnd(first) : undefined;
  if (schoolYear) return { from: { year: from.year }, to: schoolYear, isRange: true };
  const isOpen =
    last === undefined &&
    (/(?:[-–—→▸]| on(?:wards?)?)\s*$/.test(text) || (sinceWord !== undefined && !/^from$/i.test(sinceWord)));
  if (isOpen) return { from, to: 'present', isRange: true };
  if (last === undefined) return { from, to: from, isRange: false };
  return {
    from,
    to: /^\d{2}$/.test(last) ? { year: century(Number(last), from.year) } : (readPoint(last) ?? 'present'),
    isRange: true,
  };
}

/** "3 July to 25 Aug 2023" names the year once. */
function isDayAlone(first: string, last: string | undefined): boolean {
  return (
    /^(?:\d{1,2}\S* \p{L}{3,}|\p{L}{3,}\.? \d{1,2}\S*)$/u.test(first) &&
    /\d{4}$/.test(last ?? '') &&
    /\d{1,2}\D+\d{4}$/.test(last ?? '')
  );
}

/** "Mar – Aug 2020" names the year once. */
function monthBefore(first: string, last: string | undefined): DatePoint | undefined {
  const year = last === undefined ? undefined : readPoint(last)?.year;
  const month = monthOf(first, [], undefined);
  return year === undefined || month === undefined ? undefined : { year, month };
}

/** "2015/16" and "2010-12" are two years; "2020-03" is a month, for 3 cannot follow 20. */
function schoolYearEnd(text: string): DatePoint | undefined {
  const match = /^(\d{4})[-/](\d{2})$/.exec(text);
  if (!match) return undefined;
  const [begin, end] = [Number(match[1]), Number(match[2])];
  return end > begin % 100 || end > 12 ? { year: century(end, begin) } : undefined;
}

/** The year that two digits mean: 19 is 2019, 98 is 1998. */
function century(digits: number, near?: number): number {
  if (near !== undefined) return near - (near % 100) + digits + (digits < (near % 100) - 60 ? 100 : 0);
  return digits > 50 ? 1900 + digits : 2000 + digits;
}

function readPoint(text: string): DatePoint | undefined {
  const digits = text.match(/\d+/g);
  if (!digits) return undefined;
  const found = digits.find((part) => part.length === 4);
  const yearNumber = found ? Number(found) : century(Number(digits.at(-1)));
  const month = monthOf(text, digits, found ?? digits.at(-1));
  return month ? { year: yearNumber, month } : { year: yearNumber };
}

function monthOf(text: string, digits: string[], yearText: string | undefined): number | undefined {
  const roman = romans.indexOf(/^[IVX]+(?=\.)/.exec(text)?.[0] ?? '') + 1;
  if (roman > 0) return roman;
  const words = text.replace(/\b(?:of|del?|early|mid|late)\b/giu, '').match(/\p{L}{3,}/gu) ?? [];
  const named = monthNumber.find(([, pattern]) => pattern.test(words[0] ?? ''));
  if (named) return named[0];
  const others = digits.filter((part, index) => part !== yearText || digits.indexOf(part) !== index).map(Number);
  // 03/15/2021 and 15.03.2021: the month is the number that can be one, the first for slashes and behind a year.
  const [first = 0, second] = others;
  const isDayFirst = first > 12 || (/[.-]/.test(text) && digits[0] !== yearText);
  const candidate = second !== undefined && isDayFirst ? second : first;
  return candidate >= 1 && candidate <= 12 ? candidate : undefined;
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
