import { splitWords } from '../text/words.js';
import type { Evidence } from './evidence.js';

/** How many other words of the original may stand between the parts of one head. */
const slackWords = 14;
/** No part of a head has more words. */
const partWordsMax = 60;

/**
 * isWrittenSo is true when every part of a head stands word for word in the original, all of them close together:
 * however the original was read, this is what the person wrote there.
 */
export function isWrittenSo(parts: string[], evidence: Evidence): boolean {
  const wanted = parts.map(rowOfText).filter((row) => row.length > 0);
  if (wanted.length === 0 || wanted.some((row) => row.length > partWordsMax)) return false;
  const places = wanted.map((row) => placesOf(row, textOf(evidence)));
  if (places.some((list) => list.length === 0)) return false;
  const length = wanted.reduce((sum, row) => sum + row.length, 0) + slackWords;
  return (places[0] ?? []).some((start) => places.every((list) => hasBetween(list, start - length, start + length)));
}

/** `list` rises. */
function hasBetween(list: readonly number[], from: number, to: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < from) low = middle + 1;
    else high = middle;
  }
  return (list[low] ?? Infinity) <= to;
}

/** The words of an original, and where the rows of words that were looked for begin. */
interface Text {
  words: string[];
  places: Map<string, number[]>;
}

const known = new WeakMap<Evidence, Text>();

function textOf(evidence: Evidence): Text {
  const text = known.get(evidence) ?? { words: rowOfText(evidence.text), places: new Map<string, number[]>() };
  known.set(evidence, text);
  return text;
}

function rowOfText(text: string): string[] {
  return splitWords(text).map((word) => word.key);
}

function placesOf(row: string[], { words, places }: Text): number[] {
  const key = row.join(' ');
  const found = places.get(key) ?? [];
  if (places.has(key)) return found;
  for (let at = words.indexOf(row[0] ?? ''); at >= 0; at = words.indexOf(row[0] ?? '', at + 1)) {
    if (row.every((word, offset) => words[at + offset] === word)) found.push(at);
  }
  places.set(key, found);
  return found;
}
