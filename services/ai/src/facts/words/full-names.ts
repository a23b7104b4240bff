import { linesOf } from '../../text/data-file.js';
import { splitWords, type Word } from '../../text/words.js';

/** FullName is a product by its full name, and how else people write it. */
interface FullName {
  keys: readonly string[];
  written: readonly string[];
}

let names: Map<string, FullName[]> | undefined;

/** The full names by their first word. */
function knownNames(): Map<string, FullName[]> {
  names ??= Map.groupBy(
    linesOf('facts/full-names.txt').map((line): FullName => {
      const [full = '', ...written] = line.split(',').map((part) => part.trim());
      return { keys: splitWords(full).map((word) => word.key), written };
    }),
    ({ keys }) => keys[0] ?? '',
  );
  return names;
}

/** fullNames finds the words of a claim that are a product's full name where the original has its short one: "Jetpack Compose" for "Compose". */
export function fullNames(words: readonly Word[], original: string): number[] {
  return words.flatMap((first, from) =>
    (knownNames().get(first.key) ?? []).flatMap(({ keys, written }) => {
      const row = words.slice(from, from + keys.length);
      const isNamed = row.length === keys.length && row.every((word, at) => word.key === keys[at]);
      return isNamed && written.some((name) => standsIn(original, name)) ? row.map(({ start }) => start) : [];
    }),
  );
}

/** A line begins with no more marks. */
const marksMax = 8;

/** "Compose letters" begins a line with a verb. */
function isVerb(text: string, at: number, end: number): boolean {
  const start = text.lastIndexOf('\n', at - 1) + 1;
  return (
    at - start <= marksMax && !/[\p{L}\p{N}]/u.test(text.slice(start, at)) && /^ \p{Ll}/u.test(text.slice(end, end + 2))
  );
}

/** True where a name stands in a text as it is written. */
function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length;
    const beside = text.charAt(at - 1) + text.charAt(end);
    if (!/[\p{L}\p{N}]/u.test(beside) && !isVerb(text, at, end)) return true;
  }
  return false;
}
