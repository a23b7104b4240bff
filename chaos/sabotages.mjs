import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * findStale lists the sabotages that would change nothing: the compiled code they take a guard out of has become another.
 * A row whose sabotage is stale proves nothing by staying green.
 *
 * @param {string} root
 * @param {Record<string, { breaks: string, edits: { file: string, find: string }[] }>} sabotages
 */
export async function findStale(root, sabotages = {}) {
  const stale = [];
  for (const [guard, { edits }] of Object.entries(sabotages)) {
    for (const { file, find } of edits) {
      const source = await readFile(join(root, file), 'utf8').catch(() => '');
      if (!source.includes(find)) stale.push(`${guard}: ${file} has no ${JSON.stringify(find)}`);
    }
  }
  return stale;
}

/**
 * judgeSabotage says what a run without its guard proves: it must miss the promise the sabotage breaks. One that misses
 * only others, or could not even run, would stay as it is with a guard that does nothing.
 *
 * @param {{ breaks: string }} sabotage
 * @param {{ missed?: string[], broken?: boolean }} outcome
 */
export function judgeSabotage({ breaks }, { missed = [], broken = false }) {
  if (broken) return { isGood: false, verdict: 'BROKEN' };
  if (missed.length === 0) return { isGood: false, verdict: 'STILL GREEN' };
  if (!missed.includes(breaks)) return { isGood: false, verdict: `RED FOR ANOTHER REASON, not "${breaks}"` };
  return { isGood: true, verdict: `red by "${breaks}", as it must be` };
}
