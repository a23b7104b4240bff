import { useSyncExternalStore } from 'react';

export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'success' | 'destructive';
  action?: { label: string; run: () => void };
}

export interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

/** A dismissed toast is only kept as an object this long; it never blocks the next one. */
const removalMs = 1_000_000;

let current: ShownToast | null = null;
let nextId = 1;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** toast shows a message; the newest replaces the one before. Its id is for `dismissToast`. */
export function toast(message: Toast): number {
  clearTimeout(removal);
  const id = nextId++;
  show({ ...message, id, open: true });
  return id;
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  show({ ...current, open: false });
  removal = setTimeout(() => current?.id === id && show(null), removalMs);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentToast = (): ShownToast | null => current;

export const useToast = (): ShownToast | null => useSyncExternalStore(subscribe, currentToast);
