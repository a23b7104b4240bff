import type { Edit } from '@tailwright/contracts/optimize';
import { block, inline } from '@tailwright/resume-text/text/markdown';
import { readOnce } from '../text/read-once.js';
import { inOneForm, lineMark } from '../text/line-form.js';

interface Text {
  text: string;
  edits: readonly Edit[];
}

/**
 * withOwnLines puts the lines that a person typed into a resume that was written anew: each in the place of the lines it
 * was typed for, in whatever words those stand there now, and one that was added below the line it stood below. One whose
 * lines do not stand there has no place, and is left out.
 */
export function withOwnLines({ text, edits }: Text, known: readonly Edit[]): { text: string; edits: Edit[] } {
  const wordsOf = readOnce(inOneForm);
  const lines = text.split('\n');
  let standing = [...edits];
  const placed: Edit[] = [];
  for (const own of known) {
    const basis = new Set((own.lines.length > 0 ? own.lines : (own.after ?? [])).map(wordsOf));
    if (own.kind !== 'own' || basis.size === 0) continue;
    const rewritten = standing.filter((edit) => edit.lines.some((line) => basis.has(wordsOf(line))));
    const whole = wordsOf([...basis].join(' '));
    const wanted = new Set([...basis, whole, ...rewritten.map((edit) => wordsOf(edit.text))]);
    wanted.delete('');
    const [first, ...others] = lines.flatMap((line, at) => (wanted.has(wordsOf(line)) ? [at] : []));
    if (first === undefined) continue;
    if (own.lines.length === 0) addBelow(lines, first, own.text);
    else {
      lines[first] = `${lineMark.exec(lines[first] ?? '')?.[0] ?? ''}${inline(own.text)}`;
      for (const other of others.reverse()) lines.splice(other, 1);
      standing = standing.filter((edit) => !rewritten.includes(edit));
    }
    placed.push(own);
  }
  return { text: lines.join('\n'), edits: [...placed, ...standing] };
}

/** Adds a line of its kind below a bullet; below a head or a paragraph the first bullet of the list that follows, or a paragraph. */
function addBelow(lines: string[], at: number, text: string): void {
  const isBullet = (line = '') => /^\s*[-*+] /.test(line);
  const isBelowHead = (line: string) => line === '' || /^\*[^*]/.test(line);
  if (isBullet(lines[at])) {
    lines.splice(at + 1, 0, `- ${inline(text)}`);
    return;
  }
  // The line of dates belongs to the head.
  const next = lines.findIndex((line, row) => row > at && !isBelowHead(line));
  if (isBullet(lines[next])) lines.splice(next, 0, `- ${inline(text)}`);
  else lines.splice(at + 1, 0, '', block(text));
}
