import { normaliseText } from '../read/normalise.js';
import type { Block, MarkdownResume } from './markdown-resume.js';
import { textOf } from './markdown-spans.js';

/** What may differ between what was written and what is read: spaces, case of nothing, marks of lists, decoration. */
const unread =
  /[\s\p{So}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3\u064b-\u065f\u0670\u06d6-\u06ed•·|]/gu;

/** Kept says which blocks were found again, in order, in the text read from a written file. */
export interface Kept {
  blocks: number;
  lost: number;
}

/**
 * findAgain looks for every block of a resume, one after the other, in the text read back from its file. The pieces
 * of a contact line may come in any order among themselves: a right-to-left page reads them from its other side.
 */
export function findAgain({ blocks }: MarkdownResume, read: string): Kept {
  const text = essence(read);
  const kept = { blocks: 0, lost: 0 };
  let from = 0;
  for (const block of blocks) {
    const pieces = piecesOf(block);
    if (pieces.length === 0) continue;
    kept.blocks += 1;
    const ends = pieces.map((piece) => endOf(text, piece, from));
    if (ends.includes(-1)) kept.lost += 1;
    else from = pieces.length > 1 ? from : ends[0]!;
  }
  return kept;
}

function piecesOf(block: Block): string[] {
  if (block.kind === 'rule') return [];
  const text = textOf(block.spans);
  const isContacts = block.kind === 'paragraph' && block.role === 'contacts';
  return (isContacts ? text.split(/[|·\n]| {2,}/) : [text]).map(essence).filter((piece) => piece !== '');
}

function endOf(text: string, piece: string, from: number): number {
  const at = text.indexOf(piece, from);
  return at === -1 ? -1 : at + piece.length;
}

/** essence is a text without what no reader keeps; NFKC makes one spelling of letters that look alike. */
export function essence(text: string): string {
  return normaliseText(text).replace(unread, '');
}
