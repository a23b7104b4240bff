import { type Edit, type RemovedLine, editsMax } from '@tailwright/contracts/optimize';
import type { Revision } from '../changes/revision';
import { type DocumentLine, isOwn, isTyped, textOf, wordsOf } from './document-lines';
import { hasWords } from '../changes/markdown-line';

interface Opened {
  /** The lines as they were when the document was opened. */
  opened: readonly DocumentLine[];
  /** What had been taken out before that. */
  removed?: readonly RemovedLine[] | undefined;
}

/** revisionOf is what the checks are told of an edited document: the text, whose each line is, and what was taken out. */
export function revisionOf(lines: readonly DocumentLine[], { opened, removed = [] }: Opened): Revision {
  const standing = lines.filter((line) => hasWords(line.text));
  const ids = new Set(standing.map(({ id }) => id));
  const gone = opened.filter(({ id }) => !ids.has(id)).flatMap(removedLine);
  return {
    tailoredResume: textOf(lines),
    edits: standing.flatMap((line, at) => editOf(line, standing[at - 1])),
    removed: [...removed, ...gone].slice(-editsMax),
    isAsTyped: true,
  };
}

function editOf(line: DocumentLine, above: DocumentLine | undefined): Edit[] {
  const { origin } = line;
  if (!isTyped(line)) return origin?.edit ? [origin.edit] : [];
  if (!isOwn(line)) return [];
  const own: Edit = { text: wordsOf(line), kind: 'own', lines: origin?.basis ?? [], requirements: [] };
  return [origin || !above ? own : { ...own, after: [...new Set([wordsOf(above), ...(above.origin?.basis ?? [])])] }];
}

function removedLine({ origin }: DocumentLine): RemovedLine[] {
  if (!origin || origin.text === '') return [];
  const lines = origin.isPart ? [] : origin.basis;
  return [{ text: origin.text, lines, ...(origin.edit && { kind: origin.edit.kind }) }];
}
