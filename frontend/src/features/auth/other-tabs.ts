const key = 'session-changed-at';

/** What has become of the session: the person who has left wants nothing of theirs to stay. */
export type Change = 'changed' | 'left';

/** announceSession tells the other tabs of this browser that a session has begun or ended: they share its cookie. */
export function announceSession(change: Change): void {
  try {
    localStorage.setItem(key, `${change} ${Date.now()}`);
  } catch {
    // Forbidden storage: the other tabs learn it from their next refused call.
  }
}

/** onSessionElsewhere calls `run` when another tab has announced a change; returns what stops it. */
export function onSessionElsewhere(run: (change: Change) => void): () => void {
  const listen = ({ key: changed, newValue }: StorageEvent) =>
    changed === key && run(newValue?.startsWith('left') ? 'left' : 'changed');
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
