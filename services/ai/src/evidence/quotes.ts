import { hasContact } from '@tailwright/resume-text/recognizers/contacts';
import { headingKind } from '@tailwright/resume-text/recognizers/headings';
import { readBullet } from '@tailwright/resume-text/recognizers/bullets';

/** Quote is where a resume shows a requirement in the opinion of a model: places in the resume, and no words of it. */
export interface Quote {
  /** The id of the requirement. */
  requirement: string;
  start: number;
  end: number;
}

/** Quotes are what one model found for one resume and one job description, and whose reading it is. */
export interface Quotes {
  readBy: string;
  quotes: Quote[];
}

const quoteCharsMin = 3;
const quoteCharsMax = 600;

/**
 * placeOfQuote is where a quote stands in a text word for word; only the space between its words may differ. Undefined
 * when it stands nowhere, or only within other words.
 */
export function placeOfQuote(quote: string, text: string): { start: number; end: number } | undefined {
  const wanted = quote.trim().replace(/\s+/g, ' ');
  if (wanted.length < quoteCharsMin || wanted.length > quoteCharsMax || !/\p{L}/u.test(wanted)) return undefined;
  const { flat, places } = flatten(text);
  for (let at = flat.indexOf(wanted); at >= 0; at = flat.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (isWord(flat, at - 1, at) || isWord(flat, end - 1, end)) continue;
    return { start: places[at] as number, end: (places[end - 1] as number) + 1 };
  }
  return undefined;
}

/** quotedLine is the person's own line that a quote stands in; undefined where that proves nothing. */
export function quotedLine(text: string, { start, end }: Pick<Quote, 'start' | 'end'>): string | undefined {
  if (start < 0 || end > text.length || start >= end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end);
  const raw = text.slice(from, until < 0 ? undefined : until).trim();
  const line = (readBullet(raw)?.text ?? raw).replace(/\s+/g, ' ');
  const provesNothing = line === '' || headingKind(line) !== undefined || (hasContact(line) && line.length < 80);
  return provesNothing ? undefined : line;
}

/** The text with one space wherever there is any, and where each character of that stands. */
function flatten(text: string): { flat: string; places: number[] } {
  const places: number[] = [];
  let flat = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = /\s/.test(text.charAt(at)) ? ' ' : text.charAt(at);
    if (character === ' ' && flat.endsWith(' ')) continue;
    flat += character;
    places.push(at);
  }
  return { flat, places };
}

/** Whether the characters at two neighbouring places belong to one word. */
function isWord(text: string, one: number, other: number): boolean {
  const isPart = (at: number) => at >= 0 && at < text.length && /[\p{L}\p{N}]/u.test(text.charAt(at));
  return isPart(one) && isPart(other);
}
