import { months } from '../data/month-names.data.js';

const month = new RegExp(`^(?:${months.map(([, names]) => names).join('|')})$`, 'iu');
/** Words that stand beside dates without being a month: "summers 2011 & 2012", "02/2022 to date", "seit 2019". */
const beside = new Set(
  (
    'present now current currently today ongoing date to up upto until till since from and early mid late end start beginning middle of the easter christmas spring summer summers fall autumn winter ' +
    'heute jetzt bis seit ab und aujourd hui présent actuel depuis à au de et été presente actual actualidad hasta ' +
    'desde y oggi attuale dal al e oggi atual até heden nu tot sinds obecnie do od по настоящее время н в з σήμερα ' +
    'сьогодні дотепер теперішній час τώρα παρόν حتى الآن حاليا منذ إلى 年 月 日 年月 至今 现在 現在 から まで 년 월 현재'
  ).split(' '),
);
const periodCharsMax = 48;
/** A year in full or in two digits: "2019", "'19", "8/17", "May 19", "May-19". */
const writtenYear =
  /(?<!\d)(?:19|20)\d{2}(?!\d)|['’]\d{2}(?!\d)|(?<!\d)\d{1,2}[-/.]\d{2}(?!\d)|\p{L}(?:\.?\s|-)\d{2}(?!\d)/u;

/** "v.2018", in small letters as the words beside it. */
const romanMonth = /(?<!\p{L})[ivx]{1,4}(?=\. ?(?:19|20)\d{2})/gu;

/** "1st Feb 2021": what is written behind the number of a day. */
const dayEnding = /(?<=\d)(?:st|nd|rd|th)(?!\p{L})/gu;

/** isPeriod tells whether a short text is nothing but dates: "Mar 2019 – Present", "'10–'12", "8/17–5/19", "2014-16". */
export function isPeriod(text: string): boolean {
  if (text.length > periodCharsMax || !/\d{2}/.test(text)) return false;
  if (!writtenYear.test(text)) return false;
  if (/\d{5}|[@#%$€£+:;]/.test(text)) return false;
  const words =
    text
      .toLowerCase()
      .replace(romanMonth, '')
      .replace(dayEnding, '')
      .match(/\p{L}+/gu) ?? [];
  return words.every((word) => month.test(word) || beside.has(word));
}

/**
 * isDatesAlone is true for a line that is nothing but a time and, behind it, how the post was held: "2018 – 2021 (alongside
 * my degree)", "03/2020 - Present; 40 hrs/week", "May 2019 – now, part-time".
 */
export function isDatesAlone(text: string): boolean {
  return isPeriod(withoutTerms(text.replace(/\([^()]*\)$/, '').trim()));
}

/** How a post was held, behind its time. */
const terms =
  /(?:[,;|·•]| [–—-])? (?:(?:full|part)[- ]?time|\d{1,3}(?:\.\d)? ?(?:hrs?|hours?|h)(?:[ /.](?:per |a )?(?:week|wk|month))?\.?|contract|casual|seasonal|temporary|temp|permanent|perm|fixed[- ]term|freelance|internship|remote|hybrid|on[- ]site|zero hours)$/iu;
const termsMax = 3;

/** withoutTerms leaves out what stands behind a time and says how the post was held: "; 40 hrs/week". */
export function withoutTerms(text: string): string {
  let time = text;
  for (let turn = 0; turn < termsMax && time.length < termsCharsMax; turn += 1) time = time.replace(terms, '');
  return time;
}

const termsCharsMax = 120;

/** isNameAndTime is true for a few words, a bar and a time: "Clerk | 2015 – 2019". */
export function isNameAndTime(text: string): boolean {
  const [name = '', time = '', ...others] = text.split(' | ');
  return others.length === 0 && /^\p{Lu}[^.!?]{2,60}$/u.test(name) && isDatesAlone(time);
}
