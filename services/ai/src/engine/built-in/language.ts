// Words German, Dutch or the Romance languages share, such as "in", "an" and "was", tell nothing.
const smallWords = /\b(?:the|and|of|to|with|for|by|from|on|at)\b/gi;

/** isEnglish is a guess by small words; texts in other languages get no sentence of ours. */
export function isEnglish(text: string): boolean {
  const sample = text.slice(0, 8_000);
  const words = sample.match(/\p{L}+/gu)?.length ?? 0;
  const latin = sample.match(/[a-z]+/gi)?.length ?? 0;
  const small = sample.toLowerCase().match(smallWords) ?? [];
  return latin >= words * 0.8 && new Set(small).size >= 2 && small.length >= words * 0.015;
}
