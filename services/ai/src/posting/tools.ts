import { trimSignsAtEnd } from '@tailwright/resume-text/split-cells';
import { readRows } from './word-data.js';

interface ToolNames {
  /** In lower case; any writing counts. */
  names: Set<string>;
  /** Common words too: they count as written, with their capital. */
  commonWords: Set<string>;
}

const wordsMax = 3;
let loaded: ToolNames | undefined;

/** namesTool tells whether a statement names a tool or system of model/posting/tools.txt. */
export function namesTool(text: string): boolean {
  loaded ??= readNames();
  const words =
    text
      .match(/[\p{L}\p{N}.][\p{L}\p{N}+#./&-]*/gu)
      ?.map((word) => trimSignsAtEnd(word, (sign) => '.,/'.includes(sign))) ?? [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = 1; count <= wordsMax && at + count <= words.length; count += 1) {
      const name = words.slice(at, at + count).join(' ');
      if (loaded.names.has(name.toLowerCase())) return true;
      // The first word of a statement has its capital anyway.
      if (loaded.commonWords.has(name) && (at > 0 || words.length <= wordsMax)) return true;
    }
    const parts = words[at]?.split('/') ?? [];
    if (parts.length > 1 && parts.some((part) => part !== '' && loaded?.names.has(part.toLowerCase()))) return true;
  }
  return false;
}

function readNames(): ToolNames {
  const rows = readRows('tools.txt');
  return {
    names: new Set(rows.filter(([, mark]) => mark !== 'word').map(([name = '']) => name.toLowerCase())),
    commonWords: new Set(rows.filter(([, mark]) => mark === 'word').map(([name = '']) => name)),
  };
}
