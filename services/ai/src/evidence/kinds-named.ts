import { splitWords, type Word } from '../text/words.js';
import { toolsIn, type Tools } from './families.js';

/** KindNamed is a kind of tool that a text names beside a tool of that kind, one of the two in brackets. */
export interface KindNamed {
  /** The words of the kind, as indexes: the first, and the one behind the last. */
  from: number;
  to: number;
  /** The numbers of the tools that stand beside it. */
  tools: ReadonlySet<number>;
}

/**
 * kindsNamedBeside finds "applicant tracking system" in "applicant tracking system (iCIMS)" and in "iCIMS (applicant
 * tracking system)". Whether the tool is the person's own is asked of the tool.
 */
export function kindsNamedBeside(text: string, words: readonly Word[]): KindNamed[] {
  if (!text.includes(' (')) return [];
  return toolsIn(text).kindMatches.flatMap(({ group, from, to }) => {
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last) return [];
    const beside = besideOf(text, first, last);
    return beside?.families.has(group) ? [{ from, to, tools: beside.tools }] : [];
  });
}

/** No name of a tool has more words. */
const toolWordsMax = 4;

/** The tools in brackets behind a kind; or, where the kind itself stands in brackets, the tool just before them. */
function besideOf(text: string, first: Word, last: Word): Tools | undefined {
  const inside = /^ \(([^()]{2,80})\)/.exec(text.slice(last.end))?.[1];
  if (inside !== undefined) return toolsIn(inside);
  const before = text.slice(Math.max(0, first.start - 80), first.start);
  if (!before.endsWith(' (') || !text.startsWith(')', last.end)) return undefined;
  const words = splitWords(before).slice(-toolWordsMax);
  return words
    .map(({ start }) => toolsIn(before.slice(start, -2)))
    .find(({ toolMatches }, at) => toolMatches.some(({ from, to }) => from === 0 && to === words.length - at));
}
