/** What a server that says nothing else is taken to read at once, in tokens: prompt and answer together. */
export const contextTokensDefault = 128_000;
export const contextTokensMin = 4_096;

/** A long resume is about 12,000 tokens; a reasoning model thinks out of the same budget. */
const completionTokensMax = 16_000;
/** The rules, the task and the documents' marks. */
const instructionTokens = 900;

/** completionTokensIn is how long the answer may be: at most half of what the model holds. */
export const completionTokensIn = (contextTokens: number): number =>
  Math.min(completionTokensMax, Math.floor(contextTokens / 2));

/** documentTokensIn is what is left for the documents of a prompt. */
export const documentTokensIn = (contextTokens: number): number =>
  contextTokens - completionTokensIn(contextTokens) - instructionTokens;

/**
 * countTokens errs on the dear side: three characters a token, and one of the scripts that models cut into single signs.
 * Every model counts otherwise, and few servers tell how.
 */
export function countTokens(text: string): number {
  const signs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu);
  const single = signs?.length ?? 0;
  return Math.ceil((text.length - single) / 3 + single * 1.3);
}
