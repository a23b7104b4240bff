import type { Source } from './evidence.js';
import type { Figure } from './numbers.js';

const code =
  /\b(?:USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|INR|KES|NGN|ZAR|GHS|UGX|TZS|AED|SAR|QAR|JPY|CNY|RMB|KRW|MYR|PHP|THB|IDR|VND|BRL|MXN|ARS|CLP|COP|PEN|TRY|ILS|EGP|PKR|BDT|LKR)\b|(?:US|CA|C|AU|A|NZ|HK|S|R)?\$|\p{Sc}/u;

/** currencyBeside is the currency that stands with a figure, if one does. */
function currencyBeside(text: string, start: number, end: number): string | undefined {
  const before = code.exec(text.slice(Math.max(0, start - 4), start + 2))?.[0];
  return before ?? code.exec(text.slice(end, end + 5))?.[0];
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
