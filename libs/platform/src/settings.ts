import * as z from 'zod/mini';

/** wholeNumber is a setting that counts something; what it refuses it answers with the range it takes. */
export function wholeNumber({ min = 0, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {}) {
  const range = max === Number.MAX_SAFE_INTEGER ? `, ${min} or more` : ` from ${min} to ${max}`;
  const sentence = `must be a whole number${range}`;
  return z.coerce.number(sentence).check(z.int(sentence), z.gte(min, sentence), z.lte(max, sentence));
}

/** oneOf is a setting that takes the given words and no other. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `must be one of ${words.join(', ')}`);
}

export interface AddressOptions {
  /** What the address may start with, without the colon. */
  protocols: readonly string[];
  example: string;
  /** The end of the sentence about a password that is not encoded: what else can be done. */
  otherwise?: string;
}

/** address is a setting that names a server, often with a login. */
export function address({ protocols, example, otherwise = '' }: AddressOptions) {
  const starts = protocols.map((protocol) => `${protocol}://`);
  return z.string(`must be set, such as ${example}`).check(
    z.refine(
      (text) => starts.some((start) => text.startsWith(start)),
      `must start with ${starts.join(' or ')}, such as ${example}`,
    ),
    z.refine(
      isLoginEncoded,
      `holds a password in which / must be written as %2F, ? as %3F, # as %23 and % as %25${otherwise}`,
    ),
    z.refine((text) => URL.canParse(text), `must be an address, such as ${example}`),
  );
}

/**
 * The part before the host ends at the first "/", "?" or "#", so one of these in a password leaves its "@" behind.
 * A "%" that begins no code makes the whole login unreadable.
 */
function isLoginEncoded(text: string): boolean {
  const afterProtocol = text.slice(text.indexOf('://') + 3);
  const end = afterProtocol.search(/[/?#]/);
  const authority = end < 0 ? afterProtocol : afterProtocol.slice(0, end);
  const rest = afterProtocol.slice(authority.length);
  if (rest.includes('@')) return false;
  try {
    decodeURIComponent(authority);
    return true;
  } catch {
    return false;
  }
}
