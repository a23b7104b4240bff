/** Signs that stand around an address and never in one. */
const between = /[\s|·•●◦,;<>()[\]{}"'`“”„«»‹›]+/u;
const schemes = /^(?:mailto:|tel:|(?:https?|ftp):\/\/)/;
/** "LinkedIn:linkedin.com/in/jane" names its address; "https://…" is no such name. */
const label = /^[\p{L} -]{1,30}:(?!\/\/)/u;
const lastSigns = '/.,;:!?*_';

/** OwnAddresses are the e-mail and web addresses a text names, each as one whole. */
export class OwnAddresses {
  private readonly addresses = new Set<string>();

  constructor(text: string) {
    const lower = text.toLowerCase();
    for (const word of [...lower.split(between), ...brokenAddresses(lower)]) {
      if (!/[.@]/.test(word)) continue;
      this.addresses.add(bareAddress(word));
      this.addresses.add(bareAddress(word.replace(schemes, '').replace(label, '')));
    }
    this.addresses.delete('');
  }

  /**
   * has is true for an address the text names from its first sign to its last: `github.com/jane` is somebody else's
   * beside `github.com/jane-doe`, and `mail.com` is no part of `jane@gmail.com`.
   */
  has(address: string): boolean {
    return this.addresses.has(bareAddress(address));
  }
}

/** Addresses that the end of a line cut in two, each whole: "https://example.com/a-" and "long-name" below it. */
function brokenAddresses(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) => {
    const begun = line.split(between).at(-1) ?? '';
    const rest = lines[at + 1]?.split(between)[0] ?? '';
    return rest !== '' && /\..{0,500}[/@]|[/@].{0,500}\./.test(begun) ? [begun + rest] : [];
  });
}

/** Scheme, "www." and the stop of the sentence make no other address of one; LinkedIn's country makes none either. */
function bareAddress(address: string): string {
  const bare = address
    .toLowerCase()
    // Markdown's escapes: "my\_page" is the person's my_page.
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/^[<*_]+/, '')
    .replace(/>$/, '')
    .replace(schemes, '')
    .replace(/^www\./, '')
    .replace(/^[a-z]{2}\.(?=linkedin\.com\/)/, '');
  return withoutLastSigns(bare);
}

/** By hand: a pattern anchored at the end alone starts again at every sign of a long run. */
function withoutLastSigns(text: string): string {
  let end = text.length;
  while (end > 0 && lastSigns.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Between the digits of one telephone number. */
const separators = '[ ().\\-–/]{0,3}';
const digitsMax = 18;

/** hasNumber is true for a telephone number whose digits stand in the text in a row, with no other digit beside them. */
export function hasNumber(text: string, number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (digits.length === 0 || digits.length > digitsMax) return false;
  return new RegExp(`(?<!\\d)${[...digits].join(separators)}(?!\\d)`).test(text);
}
