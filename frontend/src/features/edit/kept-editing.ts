import type { RemovedLine } from '@tailwright/contracts/optimize';
import { readDraft, writeDraft } from '../../lib/draft';
import type { DocumentLine } from './document-lines';
import type { Step } from './history';

/** KeptEditing is a document that a person edits, as this tab keeps it through a reload. */
export interface KeptEditing {
  /** What is edited: the job of a result, the record of a saved resume, or a letter. */
  subject: string;
  /** The version that the changes follow. */
  version?: string | undefined;
  /** What the server has. */
  savedText: string;
  opened: readonly DocumentLine[];
  removed: readonly RemovedLine[];
  lines: readonly DocumentLine[];
  past: readonly Step[];
}

/** Steps kept through a reload; the text itself is kept whole. */
const stepsMax = 20;

const nameOf = (kind: 'resume' | 'letter') => `edit:${kind}`;

/** keptEditing is what this tab keeps of a subject. */
export function keptEditing(kind: 'resume' | 'letter', subject: string): KeptEditing | null {
  const kept = readDraft<KeptEditing>(nameOf(kind));
  return kept.subject === subject && kept.lines && kept.opened ? (kept as KeptEditing) : null;
}

/** keepEditing replaces what is kept: one document is edited at a time. */
export const keepEditing = (kind: 'resume' | 'letter', kept: KeptEditing): void =>
  writeDraft(nameOf(kind), { ...kept, past: kept.past.slice(-stepsMax) });
