import type { Edit } from '@tailwright/contracts/optimize';
import { inline } from '@tailwright/resume-text/markdown';
import { readOnce } from '../text/read-once.js';
import { inOneForm, lineMark } from '../text/line-form.js';

interface Text {
  text: string;
  edits: readonly Edit[];
}

/**
 * withOwnLines puts the lines that a person typed into a resume that was written anew: each in the place of the lines it
 * was typed for, in whatever words those stand there now. One whose lines do not stand there has no place, and is left out.
 */
export function withOwnLines({ text, edits }: Text, known: readonly Edit[]): { text: string; edits: Edit[] } {
  const wordsOf = readOnce(inOneForm);
  const lines = text.split('\n');
  let standing = [...edits];
  const placed: Edit[] = [];
  for (const own of known) {
    if (own.kind !== 'own' || own.lines.length === 0) continue;
    const basis = new Set(own.lines.map(wordsOf));
    const rewritten = standing.filter((edit) => edit.lines.some((line) => basis.has(wordsOf(line))));
    const wanted = new Set([...basis, wordsOf(own.lines.join(' ')), ...rewritten.map((edit) => wordsOf(edit.text))]);
    wanted.delete('');
    const [first, ...others] = lines.flatMap((line, at) => (wanted.has(wordsOf(line)) ? [at] : []));
    if (first === undefined) continue;
    lines[first] = `${lineMark.exec(lines[first] ?? '')?.[0] ?? ''}${inline(own.text)}`;
    for (const other of others.reverse()) lines.splice(other, 1);
    standing = standing.filter((edit) => !rewritten.includes(edit));
    placed.push(own);
  }
  return { text: lines.join('\n'), edits: [...placed, ...standing] };
}
