import type { JobKind } from '@tailwright/contracts/jobs';

/** KeptJobs lets a reloaded page find its work again. Ids only: what a person wrote stays on the server. */
export interface KeptJobs {
  running?: { id: string; startedAt: number };
  /** The job whose result is on the screen. */
  shown?: string;
}

const keyOf = (kind: JobKind) => `job:${kind}`;

export function keptJobs(kind: JobKind, storage?: Storage): KeptJobs {
  try {
    storage ??= sessionStorage;
    return (JSON.parse(storage.getItem(keyOf(kind)) ?? '{}') ?? {}) as KeptJobs;
  } catch {
    return {};
  }
}

export function keepJobs(kind: JobKind, change: KeptJobs, storage?: Storage): void {
  try {
    storage ??= sessionStorage;
    storage.setItem(keyOf(kind), JSON.stringify({ ...keptJobs(kind, storage), ...change }));
  } catch {
    // A full or forbidden storage costs the reload its memory, nothing more.
  }
}
