import { splitWords } from '../../text/words.js';
import { titleWord } from './title-word.js';

/** lowering are the words that make a title less than the one behind them. */
export const lowering = new Set(
  'assistant asst deputy junior jr trainee intern apprentice acting interim improver temporary temp helper aide'.split(
    ' ',
  ),
);

/** They lower only what stands behind them: a sales associate is no lesser seller. */
const before = new Set('associate commis demi student vice'.split(' '));
/** They lower what stands before them: "crane operator assistant", "electrician's mate". */
const behind = new Set('aide apprentice assistant asst helper improver intern mate student trainee'.split(' '));

/** leavesOutRank is true for "Superintendent" where the original says "Asst. Superintendent" and nothing higher. */
export function leavesOutRank(head: string, window: string): boolean {
  const said = new Set(splitWords(head).map((word) => word.key));
  const rows = splitWords(window).map((word) => word.key);
  const isLower = (word = '') => lowering.has(word) || before.has(word) || behind.has(word);
  if ([...said].some(isLower)) return false;
  const isLowered = (at: number) =>
    lowering.has(rows[at - 1] ?? '') || before.has(rows[at - 1] ?? '') || behind.has(rows[at + 1] ?? '');
  return rows.some((word, at) => {
    if (!said.has(word) || !isLowered(at)) return false;
    // A word that is no title says nothing of a rank behind it.
    if (!lowering.has(rows[at - 1] ?? '') && !titleWord.test(word)) return false;
    return rows.every((other, place) => other !== word || isLowered(place));
  });
}
