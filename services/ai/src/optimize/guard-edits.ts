import type { Edit } from '@tailwright/contracts/optimize';
import { type Guarded, guardResume, type ResumeToGuard } from '../facts/guard.js';
import { outline } from '../facts/outline.js';

interface EditsToGuard extends ResumeToGuard {
  jobDescription: string;
  edits: Edit[];
}

/** guardEdits checks a tailored resume and keeps the edits whose line stands in what is left of it. */
export function guardEdits({ edits, ...resume }: EditsToGuard): Guarded & { edits: Edit[] } {
  const { text, report } = guardResume(resume);
  const standing = new Set(outline(text).map((row) => row.text));
  return { text, report, edits: edits.filter((edit) => standing.has(edit.text.replace(/\s+/g, ' ').trim())) };
}
