import { toolsIn } from '../../evidence/families.js';
import { splitWords, type Word } from '../../text/words.js';
import { isPlainlySaid } from './names.js';

/** Named is a place of a text that names a tool or a kind of tools. */
interface Named {
  text: string;
  start: number;
  end: number;
}

/** kindsIn lists the kinds of tools that a text names, as it writes them. */
export function kindsIn(text: string): (Named & { kind: number })[] {
  const words = splitWords(text);
  return toolsIn(text)
    .kindMatches.filter(({ from, to }) => from < to)
    .map(({ group, from, to }) => ({ kind: group, ...spanOf(words, from, to, text) }));
}

/** The tools of a kind that a line plainly names. Where the posting gives examples of a kind, only those answer it. */
export function toolsOfKind(line: string, kind: number, requirement: string): Named[] {
  const words = splitWords(line);
  const examples = toolsIn(requirement).tools;
  return toolsIn(line).toolMatches.flatMap(({ group, from, to }) => {
    const named = spanOf(words, from, to, line);
    if (examples.size > 0 && !examples.has(group)) return [];
    return toolsIn(named.text).families.has(kind) && isPlainlySaid(line, named) ? [named] : [];
  });
}

function spanOf(words: readonly Word[], from: number, to: number, text: string): Named {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  return { text: text.slice(start, end), start, end };
}
