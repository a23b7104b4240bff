import { splitWords } from '../text/words.js';
import type { Evidence } from './evidence.js';

/** How many other words of the original may stand between the parts of one head. */
const slackWords = 14;

/**
 * isWrittenSo is true when every part of a head stands word for word in the original, all of them close together:
 * however the original was read, this is what the person wrote there.
 */
export function isWrittenSo(parts: string[], evidence: Evidence): boolean {
  const wanted = parts.map(rowOfText).filter((row) => row.length > 0);
  if (wanted.length === 0) return false;
  const text = wordsOf(evidence);
  const places = wanted.map((row) => placesOf(row, text));
  if (places.some((list) => list.length === 0)) return false;
  const length = wanted.reduce((sum, row) => sum + row.length, 0) + slackWords;
  return (places[0] ?? []).some((start) => places.every((list) => list.some((at) => Math.abs(at - start) <= length)));
}

const known = new WeakMap<Evidence, string[]>();

function wordsOf(evidence: Evidence): string[] {
  const words = known.get(evidence) ?? rowOfText(evidence.text);
  known.set(evidence, words);
  return words;
}

function rowOfText(text: string): string[] {
  return splitWords(text).map((word) => word.key);
}

function placesOf(row: string[], text: string[]): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(row[0] ?? ''); at >= 0; at = text.indexOf(row[0] ?? '', at + 1)) {
    if (row.every((word, offset) => text[at + offset] === word)) places.push(at);
  }
  return places;
}
