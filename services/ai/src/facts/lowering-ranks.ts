import { splitWords } from '../text/words.js';

/** lowering are the words that make a title less than the one behind them. */
export const lowering = new Set(
  'assistant asst deputy junior jr trainee intern apprentice acting interim improver temporary temp helper aide'.split(
    ' ',
  ),
);

/** leavesOutRank is true for "Superintendent" where the original says "Asst. Superintendent" and nothing higher. */
export function leavesOutRank(head: string, window: string): boolean {
  const said = new Set(splitWords(head).map((word) => word.key));
  const rows = splitWords(window).map((word) => word.key);
  return rows.some(
    (word, at) =>
      lowering.has(word) &&
      said.has(rows[at + 1] ?? '') &&
      ![...said].some((each) => lowering.has(each)) &&
      !rows.some((other, place) => other === rows[at + 1] && !lowering.has(rows[place - 1] ?? '')),
  );
}
