import { trimSignsAtEnd } from '@tailwright/resume-text/text/split-cells';
import { isNameOfTool } from '../lexicon/name-in-context.js';
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
  const { names, commonWords } = loaded;
  const words = [...text.matchAll(/[\p{L}\p{N}.][\p{L}\p{N}+#./&-]*/gu)].map(({ 0: written, index }) => {
    const name = trimSignsAtEnd(written, (sign) => '.,/'.includes(sign));
    return { name, start: index, end: index + name.length };
  });
  return words.some(({ name: first, start }, at) => {
    const isName = words.slice(at, at + wordsMax).some(({ end }, count) => {
      const name = words
        .slice(at, at + count + 1)
        .map((each) => each.name)
        .join(' ');
      return names.has(name.toLowerCase()) || (commonWords.has(name) && isNameOfTool(text, { start, end }));
    });
    return isName || isEitherName(first, start, text, loaded as ToolNames);
  });
}

/** "Python/R", "Jira/Confluence": two names with a slash between. */
function isEitherName(written: string, start: number, text: string, { names, commonWords }: ToolNames): boolean {
  const parts = written.split('/');
  let from = start;
  return (
    parts.length > 1 &&
    parts.some((part) => {
      const place = { start: from, end: from + part.length };
      from = place.end + 1;
      return names.has(part.toLowerCase()) || (commonWords.has(part) && isNameOfTool(text, place));
    })
  );
}

function readNames(): ToolNames {
  const rows = readRows('tools.txt');
  return {
    names: new Set(rows.filter(([, mark]) => mark !== 'word').map(([name = '']) => name.toLowerCase())),
    commonWords: new Set(rows.filter(([, mark]) => mark === 'word').map(([name = '']) => name)),
  };
}
