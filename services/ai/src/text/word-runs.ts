/** The words of a text in small letters, without its signs, as they follow each other. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Every run of so many words that follow each other: two texts that share a long one were copied from each other. */
export function wordRuns(text: string, length: number): string[] {
  const words = plainWords(text);
  return words.slice(length - 1).map((_word, at) => words.slice(at, at + length).join(' '));
}
