/** wordsOf are the words of a text as every measure here counts them: NFKC, small letters, each Han character one. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\p{Cf}]/gu, '');
  return (
    plain.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}])+/gu,
    ) ?? []
  );
}

/** pairsOf are neighbouring words. */
export function pairsOf(words: string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** shareFound is how much of `wanted` is in `found`, each as often as it stands there. */
export function shareFound(wanted: string[], found: string[]): number {
  if (wanted.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  const kept = wanted.filter((each) => {
    const left = counts.get(each) ?? 0;
    counts.set(each, left - 1);
    return left > 0;
  });
  return kept.length / wanted.length;
}

/** mean of the numbers, 1 of none. */
export function mean(numbers: number[]): number {
  return numbers.length === 0 ? 1 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
