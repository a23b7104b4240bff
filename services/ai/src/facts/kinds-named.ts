import { toolsIn } from '../evidence/families.js';
import type { Word } from '../text/words.js';

/**
 * kindsNamedBeside lists the words of a text that name a kind of tool just before a tool of that kind in brackets, as
 * indexes: "applicant tracking system" in "applicant tracking system (iCIMS)". Whether the tool is the person's own is asked
 * of the tool.
 */
export function kindsNamedBeside(text: string, words: readonly Word[]): Set<number> {
  const named = new Set<number>();
  if (!text.includes(' (')) return named;
  const { kinds, matches } = toolsIn(text);
  for (const { group, from, to } of matches) {
    const last = words[to - 1];
    if (!kinds.has(group) || !last) continue;
    const inside = /^ \(([^()]{2,60})\)/.exec(text.slice(last.end))?.[1];
    if (inside === undefined || !toolsIn(inside).families.has(group)) continue;
    for (let index = from; index < to; index += 1) named.add(index);
  }
  return named;
}
