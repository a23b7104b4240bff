import type { Edit } from '@tailwright/contracts/optimize';
import { type Line, comparable, saysTheSame } from './resume-lines';

/** CitedLine is what an edit says about one tailored line: what it rests on, as indices of original lines. */
export interface CitedLine {
  edit: Edit;
  indices: number[];
}

/** citedLines gives each edit to the tailored line that it speaks of; the key is the index of that line. */
export function citedLines(
  original: readonly Line[],
  tailored: readonly Line[],
  edits: readonly Edit[],
): Map<number, CitedLine> {
  const found = new Map<number, CitedLine>();
  for (const edit of edits) {
    const at = findLine(tailored, edit, found);
    if (at < 0) continue;
    const indices = [...new Set(edit.lines.flatMap((text) => findSpan(original, text)))].sort((a, b) => a - b);
    found.set(at, { edit, indices });
  }
  return found;
}

/** Another reader of Markdown may differ in a sign or two, so a line that is nearly the same is the second choice. */
function findLine(tailored: readonly Line[], edit: Edit, found: ReadonlyMap<number, CitedLine>): number {
  const isFree = (at: number) => !found.has(at);
  const exact = tailored.findIndex(({ text }, at) => isFree(at) && text === edit.text);
  return exact >= 0 ? exact : tailored.findIndex(({ text }, at) => isFree(at) && saysTheSame(text, edit.text));
}

/** findSpan are the neighbouring original lines that together make a cited one, which the file may have wrapped. */
function findSpan(original: readonly Line[], cited: string): number[] {
  const wanted = comparable(cited);
  for (let start = 0; start < original.length; start += 1) {
    let joined = original[start]!.text;
    let end = start;
    while (
      comparable(joined).length < wanted.length &&
      end + 1 < original.length &&
      wanted.startsWith(comparable(joined))
    ) {
      end += 1;
      joined += ` ${original[end]!.text}`;
    }
    if (comparable(joined) === wanted) return Array.from({ length: end - start + 1 }, (_, nth) => start + nth);
  }
  return [];
}
