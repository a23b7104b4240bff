import { readRows } from './word-data.js';

let loaded: Map<string, string> | undefined;

/** languageNames are the languages a text names, in its order, each by its English name. */
export function languageNames(text: string): string[] {
  loaded ??= new Map(
    readRows('language-names.txt').flatMap(([name = '', others = '']) =>
      [name, ...others.split(' ')].map((each): [string, string] => [each.toLowerCase(), name]),
    ),
  );
  const words =
    text
      .toLowerCase()
      .replace(/(?<!\p{L})\p{L}+-speaking\b|\bother than \p{L}+/gu, ' ')
      .match(/\p{L}+/gu) ?? [];
  const names = words.map((word) => loaded?.get(word)).filter((name) => name !== undefined);
  return [...new Set(names)];
}
