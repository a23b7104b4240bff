const key = 'session-changed-at';

/** announceSession tells the other tabs of this browser that a session has begun or ended: they share its cookie. */
export function announceSession(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Forbidden storage: the other tabs learn it from their next refused call.
  }
}

/** onSessionElsewhere calls `run` when another tab has announced a change; returns what stops it. */
export function onSessionElsewhere(run: () => void): () => void {
  const listen = (event: StorageEvent) => event.key === key && run();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
