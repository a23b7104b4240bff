import { readDraft, writeDraft } from '../../lib/draft';
import type { ReplyChange } from './replies';

interface Kept {
  jobId: string;
  changes: ReplyChange[];
}

/** unsentChanges are the changes to a job's replies that the server has not taken yet. */
export function unsentChanges(jobId: string): ReplyChange[] {
  const { jobId: keptFor, changes = [] } = readDraft<Kept>('replies');
  return keptFor === jobId ? changes : [];
}

/** keepUnsent replaces what is kept: one result is on the screen at a time. */
export const keepUnsent = (jobId: string, changes: ReplyChange[]): void =>
  writeDraft('replies', { jobId, changes } satisfies Kept);
