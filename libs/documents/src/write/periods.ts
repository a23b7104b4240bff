/** Period is a span of time as ISO 8601 dates of the precision that was written. */
export interface Period {
  startDate?: string;
  endDate?: string;
}

const locales = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'el', 'ar'];
const months = monthNames();
const monthWord = [...months.keys()].sort((a, b) => b.length - a.length).join('|');
const year = String.raw`(?:19|20)\d{2}`;
const day = new RegExp(
  [
    String.raw`(?<isoYear>${year})[-/.年](?<isoMonth>0?[1-9]|1[0-2])(?!\d)(?:[-/.月](?<isoDay>[0-2]?\d|3[01])(?!\d))?`,
    String.raw`(?<!\d)(?<month>0?[1-9]|1[0-2])[-/.](?<monthYear>${year})`,
    String.raw`(?<!\p{L})(?<word>${monthWord})\.?,?\s+(?:of\s+|de\s+)?(?<wordYear>${year})`,
    String.raw`(?<!\d)(?<year>${year})(?!\d)`,
  ].join('|'),
  'giu',
);

/** findPeriod reads "Mar 2019 – Present", "03/2019 - 2021-05" or "2019年3月 – 2021年" in twelve languages' months. */
export function findPeriod(text: string): Period {
  const [start, end] = [...text.matchAll(day)].map(({ groups = {} }) => isoOf(groups));
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}

function isoOf(found: Record<string, string | undefined>): string {
  const { isoYear, isoMonth, isoDay, month, monthYear, word, wordYear } = found;
  const two = (number: string) => number.padStart(2, '0');
  if (isoYear && isoMonth) return `${isoYear}-${two(isoMonth)}${isoDay && isoDay !== '0' ? `-${two(isoDay)}` : ''}`;
  if (month && monthYear) return `${monthYear}-${two(month)}`;
  if (word && wordYear) return `${wordYear}-${two(String(months.get(word.toLowerCase().replace(/\.$/, '')) ?? 1))}`;
  return found.year ?? '';
}

/** Month names from the language data of Node, alone and as they stand after a day, long and short. */
function monthNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of locales) {
    for (const month of ['long', 'short'] as const) {
      for (const parts of [{ month }, { month, day: 'numeric' as const }]) {
        const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...parts, timeZone: 'UTC' });
        for (let index = 0; index < 12; index += 1) {
          const name = format.formatToParts(Date.UTC(2020, index, 1)).find((part) => part.type === 'month')?.value;
          const key = name?.toLowerCase().replace(/\.$/, '') ?? '';
          if (/^\p{L}{3,}$/u.test(key) && !names.has(key)) names.set(key, index + 1);
        }
      }
    }
  }
  names.set('sept', 9);
  return names;
}

/** Words that stand beside dates without being a month: "summers 2011 & 2012", "02/2022 to date", "seit 2019". */
const beside = new Set(
  (
    'present now current currently today date to until till since from and spring summer summers fall autumn winter ' +
    'heute jetzt bis seit ab und aujourd hui présent actuel depuis à au de et été presente actual actualidad hasta ' +
    'desde y oggi attuale dal al e oggi atual até heden nu tot sinds obecnie do od по настоящее время н в з σήμερα'
  ).split(' '),
);
const periodCharsMax = 48;

/** isPeriod tells whether a short text is nothing but dates: "Mar 2019 – Present", "'10–'12", "8/17–5/19", "2014-16". */
export function isPeriod(text: string): boolean {
  if (text.length > periodCharsMax || !/\d{2}/.test(text)) return false;
  if (!/(?<!\d)(?:19|20)\d{2}(?!\d)|['’]\d{2}(?!\d)|(?<!\d)\d{1,2}[-/.]\d{2}(?!\d)|\p{L}\.?\s\d{2}(?!\d)/u.test(text))
    return false;
  if (/\d{5}|[@#%$€£+:;]/.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.every((word) => months.has(word) || beside.has(word));
}
