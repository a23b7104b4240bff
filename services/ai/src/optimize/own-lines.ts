import type { Edit } from '@tailwright/contracts/optimize';
import { plainInline } from '@tailwright/resume-text/clean-text';
import { inline } from '@tailwright/resume-text/markdown';
import { splitWords } from '../text/words.js';

interface Text {
  text: string;
  edits: readonly Edit[];
}

/** The heading, bullet or number that a line of Markdown begins with. */
const mark = /^\s*(?:#{1,6}\s+|>\s*)?(?:(?:[-*+•]|\d{1,2}[.)])\s+)?/;

/**
 * withOwnLines puts the lines that a person typed into a resume that was written anew: each in the place of the lines it
 * was typed for, in whatever words those stand there now. One whose lines do not stand there has no place, and is left out.
 */
export function withOwnLines({ text, edits }: Text, known: readonly Edit[]): { text: string; edits: Edit[] } {
  const lines = text.split('\n');
  let standing = [...edits];
  const placed: Edit[] = [];
  for (const own of known) {
    if (own.kind !== 'own' || own.lines.length === 0) continue;
    const rewritten = standing.filter((edit) =>
      edit.lines.some((line) => own.lines.some((each) => isSame(each, line))),
    );
    const places = placesOf(lines, own, rewritten);
    const [first] = places;
    if (first === undefined) continue;
    lines[first] = `${mark.exec(lines[first] ?? '')?.[0] ?? ''}${inline(own.text)}`;
    for (const other of places.slice(1).reverse()) lines.splice(other, 1);
    standing = standing.filter((edit) => !rewritten.includes(edit));
    placed.push(own);
  }
  return { text: lines.join('\n'), edits: [...placed, ...standing] };
}

/** Where the original lines stand, alone or together, or what was made of them. */
function placesOf(lines: readonly string[], own: Edit, rewritten: readonly Edit[]): number[] {
  const wanted = new Set([
    wordsOf(own.lines.join(' ')),
    ...own.lines.map(wordsOf),
    ...rewritten.map((edit) => wordsOf(edit.text)),
  ]);
  wanted.delete('');
  return lines.flatMap((line, at) => (wanted.has(wordsOf(plainInline(line.replace(mark, '')))) ? [at] : []));
}

function isSame(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(text: string): string {
  return splitWords(text)
    .map(({ key }) => key)
    .join(' ');
}
