const functionWords = /\b(?:the|and|of|to|in|with|for|on|by|from|at|as|is|was|a|an)\b/gi;

/** isEnglish is a guess by small words; texts in other languages get no sentence of ours. */
export function isEnglish(text: string): boolean {
  const sample = text.slice(0, 8_000);
  const letters = sample.match(/\p{L}+/gu)?.length ?? 0;
  const latin = sample.match(/[a-z]+/gi)?.length ?? 0;
  const small = sample.match(functionWords)?.length ?? 0;
  return letters > 0 && latin >= letters * 0.8 && small >= letters * 0.025;
}
