import { isQuoted } from './names.js';

/** Renaming gives a thing the posting's name for it, at one place of a line. */
export interface Renaming {
  start: number;
  end: number;
  text: string;
}

/** A way to find a thing under the person's name for it, and how it is then written. */
export interface Term {
  find(text: string, isItem: boolean): Renaming | undefined;
  requirements: string[];
}

/**
 * standsAlone is true for words that are neither quoted, nor in brackets, nor between words with capitals or figures that
 * belong to one name with them.
 */
export function standsAlone(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const isInBrackets =
    before.lastIndexOf('(') > before.lastIndexOf(')') || before.lastIndexOf('[') > before.lastIndexOf(']');
  const isNamePart =
    /(?:^|[\s("])\p{Lu}[\p{L}\p{N}.'’-]*\s$/u.test(before) && !/(?:^|[.:!?]\s)\p{Lu}\p{Ll}+\s$/u.test(before);
  return (
    !isInBrackets && !isNamePart && !/^['’]s\b|^\s*[(\d]|^\s\p{Lu}|^\s*=/u.test(after) && !isQuoted(text, start, end)
  );
}
