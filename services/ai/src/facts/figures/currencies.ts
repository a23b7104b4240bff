import type { Claim, Source } from '../evidence.js';
import type { Figure } from './numbers.js';

const code =
  /\b(?:USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|INR|KES|NGN|ZAR|GHS|UGX|TZS|AED|SAR|QAR|JPY|CNY|RMB|KRW|MYR|PHP|THB|IDR|VND|BRL|MXN|ARS|CLP|COP|PEN|TRY|ILS|EGP|PKR|BDT|LKR)\b|(?:US|CA|C|AU|A|NZ|HK|S|R)?\$|\p{Sc}/u;

/** currencyBeside is the currency that stands with a figure, if one does. */
function currencyBeside(text: string, start: number, end: number): string | undefined {
  const before = code.exec(text.slice(Math.max(0, start - 4), start + 4))?.[0];
  // "5.000 EUR" has its code within it.
  return before ?? code.exec(text.slice(start, end + 5))?.[0] ?? currencyNamed(text, start, end);
}

/** How currencies are named in words. */
const spoken: Record<string, string> = {
  pound: 'GBP',
  sterling: 'GBP',
  euro: 'EUR',
  dollar: 'USD',
  rupee: 'INR',
  rand: 'ZAR',
  naira: 'NGN',
  dirham: 'AED',
  zloty: 'PLN',
  franc: 'CHF',
  yen: 'JPY',
};

/** isCurrencyAt is true for the code of a currency that stands right beside a figure: it is compared with the figure. */
export function isCurrencyAt(start: number, { text, figures }: Pick<Claim, 'text' | 'figures'>): boolean {
  const name = /^\p{Lu}{3}(?!\p{L})/u.exec(text.slice(start, start + 4))?.[0];
  if (name === undefined || !code.test(name)) return false;
  return figures.some(
    (figure) =>
      figure.start === start || Math.abs(figure.start - start - name.length) <= 1 || Math.abs(start - figure.end) <= 1,
  );
}

/** A name of a currency stands right behind its figure: "2 million pounds sterling". */
const wordChars = 14;

/** The currency that a text names in a word: "81 million euros". */
function currencyNamed(text: string, start: number, end: number): string | undefined {
  const [behind = ''] = text.slice(end, end + wordChars).split(/[,;.(]/);
  const words = `${text.slice(start, end)} ${behind}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.map((word) => spoken[word.replace(/s$/, '')]).find((name) => name !== undefined);
}

/** isOtherCurrency is true for an amount that the original gives in another currency. */
export function isOtherCurrency(figure: Figure, text: string, sources: readonly Source[]): boolean {
  const told = currencyBeside(text, figure.start, figure.end);
  if (told === undefined) return false;
  const own = sources.flatMap((source) =>
    source.figures
      .filter((each) => each.value === figure.value)
      .map((each) => currencyBeside(source.text, each.start, each.end)),
  );
  return own.length > 0 && own.every((each) => each !== undefined && !isSameCurrency(each, told));
}

/** Amount is a figure in the text that names its currency. */
interface Amount {
  text: string;
  figure: Pick<Figure, 'start' | 'end'>;
}

/** isInSameCurrency is true for two amounts that name one currency, by its sign, code or name: "€5,000" and "5.000 EUR". */
export function isInSameCurrency(...amounts: [Amount, Amount]): boolean {
  const [one, other] = amounts.map(({ text, figure }) => currencyBeside(text, figure.start, figure.end));
  return one !== undefined && other !== undefined && isSameCurrency(one, other);
}

const symbols: Record<string, string> = {
  $: 'USD',
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₹': 'INR',
  '¥': 'JPY',
  C$: 'CAD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  S$: 'SGD',
  R$: 'BRL',
  NZ$: 'NZD',
  HK$: 'HKD',
  '₦': 'NGN',
  '₱': 'PHP',
  '₩': 'KRW',
  '₺': 'TRY',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
};

/** A bare $ may be the dollar of any country. */
function isSameCurrency(one: string, other: string): boolean {
  const [first, second] = [symbols[one] ?? one, symbols[other] ?? other];
  const isDollar = (name: string) => /D$/.test(name);
  return first === second || ((one === '$' || other === '$') && isDollar(first) && isDollar(second));
}
