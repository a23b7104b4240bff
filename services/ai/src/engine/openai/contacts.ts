/** Anything that reaches a person: an e-mail address, a link, a telephone number. */
const patterns = [
  /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
  /(?:https?:\/\/|www\.)[^\s<>()[\]"'`]+|\b(?:linkedin\.com|github\.com|gitlab\.com)\/[^\s<>()[\]"'`,;|]+/gi,
  // Nine or more digits with the usual separators, starting with + or ( or a digit: longer than any range of years.
  /(?<![\w+])(?:\+|\(|\b)\d[\d ().\u2011-\u2013/-]{7,20}\d\b/g,
];

const placeholder = /\{\{\s*contact-(\d+)\s*\}\}/gi;

/**
 * ContactMask keeps contact details out of what leaves for a provider: texts go with `{{contact-1}}` in their place,
 * and the answer gets the real ones back.
 */
export class ContactMask {
  /** In the order of their placeholders. */
  readonly contacts: string[];
  private readonly places: Map<string, number>;

  constructor(contacts: readonly string[] = []) {
    this.contacts = [...contacts];
    this.places = new Map(contacts.map((contact, index) => [contact, index]));
  }

  hide(text: string): string {
    return patterns.reduce((masked, pattern) => masked.replace(pattern, (found) => this.tokenFor(found)), text);
  }

  /** restore puts the contacts back; a placeholder that was never given out disappears. */
  restore(text: string): string {
    return text.replace(placeholder, (_, number: string) => this.contacts[Number(number) - 1] ?? '');
  }

  /** restorePartial is restore for a text still being written: a placeholder cut in two is held back. */
  restorePartial(text: string): string {
    return this.restore(text.replace(/\{\{?[^{}]*\}?$/, ''));
  }

  /** restoreAll is restore for a resume: a contact of `source` the model dropped returns below the first heading. */
  restoreAll(text: string, source: string): string {
    const kept = new Set(tokensIn(text));
    const lost = new Set(tokensIn(source).filter((token) => !kept.has(token)));
    if (lost.size === 0) return this.restore(text);
    const line = [...lost].join(' · ');
    const withLost = /^# .*$/m.test(text)
      ? text.replace(/^# .*$/m, (heading) => `${heading}\n\n${line}`)
      : `${line}\n\n${text}`;
    return this.restore(withLost);
  }

  private tokenFor(contact: string): string {
    if (isPeriod(contact)) return contact;
    const index = this.places.get(contact) ?? this.contacts.push(contact) - 1;
    this.places.set(contact, index);
    return `{{contact-${index + 1}}}`;
  }
}

const tokensIn = (text: string) => [...text.matchAll(placeholder)].map(([token]) => token);

/** "03/2019 - 04/2021" looks like a telephone number and must reach the model as it is. */
function isPeriod(text: string): boolean {
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];
  return !text.includes('@') && !/[a-z]/i.test(text) && (years.length >= 2 || text.replace(/\D/g, '').length < 9);
}
