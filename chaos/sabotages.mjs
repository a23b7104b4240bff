import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * findStale lists the sabotages that would change nothing: the compiled code they take a guard out of has become another.
 * A row whose sabotage is stale proves nothing by staying green.
 *
 * @param {string} root
 * @param {Record<string, { file: string, find: string }[]>} sabotages
 */
export async function findStale(root, sabotages = {}) {
  const stale = [];
  for (const [guard, edits] of Object.entries(sabotages)) {
    for (const { file, find } of edits) {
      const source = await readFile(join(root, file), 'utf8').catch(() => '');
      if (!source.includes(find)) stale.push(`${guard}: ${file} has no ${JSON.stringify(find)}`);
    }
  }
  return stale;
}
