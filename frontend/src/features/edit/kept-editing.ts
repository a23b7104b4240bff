import type { RemovedLine } from '@tailwright/contracts/optimize';
import { readDraft, writeDraft } from '../../lib/draft';
import type { DocumentLine } from './document-lines';
import type { Step } from './history';

/** KeptEditing is a document that a person edits, as this tab keeps it through a reload. */
export interface KeptEditing {
  /** What the server has. */
  savedText: string;
  /** The version that the changes follow. */
  version?: string | undefined;
  opened: readonly DocumentLine[];
  removed: readonly RemovedLine[];
  lines: readonly DocumentLine[];
  past: readonly Step[];
}

/** Steps kept through a reload; the text itself is kept whole. */
const stepsMax = 20;

const nameOf = (subject: string) => `edit:${subject}`;

/** keptEditing is what this tab keeps of a subject: the job of a result, the record of a saved resume, or a letter. */
export function keptEditing(subject: string): KeptEditing | null {
  const kept = readDraft<KeptEditing>(nameOf(subject));
  return kept.lines && kept.opened ? (kept as KeptEditing) : null;
}

/** keepEditing keeps a document under its subject; with null nothing is left to keep. */
export const keepEditing = (subject: string, kept: KeptEditing | null): void =>
  writeDraft(nameOf(subject), kept ? { ...kept, past: kept.past.slice(-stepsMax) } : {});
