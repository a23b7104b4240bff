import type { JobKind } from '@tailwright/contracts/jobs';

/** KeptJobs lets a reloaded page find its work again. Ids only: what a person wrote stays on the server. */
export interface KeptJobs {
  running?: { id: string; startedAt: number };
  /** The job whose result is on the screen. */
  shown?: string;
  /** Jobs of this tab whose results are in no account, oldest first. */
  unsaved?: string[];
}

/** UnsavedJob is a job whose result is in no account. */
export interface UnsavedJob {
  kind: JobKind;
  id: string;
}

/** Letters are kept with a saved resume alone. */
const savedKinds: readonly JobKind[] = ['optimize', 'build'];
/** More than anybody makes in one sitting. */
const unsavedMax = 50;

/** KeptPlace is a screen that remembers its work: one for each kind, and the page of a saved resume beside the wizard. */
export type KeptPlace = JobKind | 'saved';

const keyOf = (kind: KeptPlace) => `job:${kind}`;

export function keptJobs(kind: KeptPlace, storage?: Storage): KeptJobs {
  try {
    storage ??= sessionStorage;
    return (JSON.parse(storage.getItem(keyOf(kind)) ?? '{}') ?? {}) as KeptJobs;
  } catch {
    return {};
  }
}

export function keepJobs(kind: KeptPlace, change: KeptJobs, storage?: Storage): void {
  try {
    storage ??= sessionStorage;
    storage.setItem(keyOf(kind), JSON.stringify({ ...keptJobs(kind, storage), ...change }));
  } catch {
    // A full or forbidden storage costs the reload its memory, nothing more.
  }
}

/** listUnsaved is every job of this tab whose result is in no account. */
export const listUnsaved = (storage?: Storage): UnsavedJob[] =>
  savedKinds.flatMap((kind) => (keptJobs(kind, storage).unsaved ?? []).map((id) => ({ kind, id })));

/** addUnsaved remembers a job; `replaces` is the one whose result it is a changed form of. */
export function addUnsaved({ kind, id }: UnsavedJob, replaces?: string, storage?: Storage): void {
  if (!savedKinds.includes(kind)) return;
  const others = (keptJobs(kind, storage).unsaved ?? []).filter((other) => other !== replaces && other !== id);
  keepJobs(kind, { unsaved: [...others, id].slice(-unsavedMax) }, storage);
}

export function forgetUnsaved({ kind, id }: UnsavedJob, storage?: Storage): void {
  keepJobs(kind, { unsaved: (keptJobs(kind, storage).unsaved ?? []).filter((other) => other !== id) }, storage);
}
