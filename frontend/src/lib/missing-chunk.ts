const key = 'reloaded-for-missing-chunk-at';
/** A chunk still missing this soon after a reload is gone for good; reloading again would never end. */
const quietMs = 60_000;

/** mayReload: once, then not again until the quiet time has passed, whichever way the clock is set meanwhile. */
export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || Math.abs(now - lastReload) > quietMs;
}

/** After a deploy an old tab asks for a chunk that is gone; one reload fetches the new page. */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const last = sessionStorage.getItem(key);
  if (!mayReload(Date.now(), last === null ? null : Number(last))) return;
  // Without a connection a reload would show the browser's own page, and nothing of ours any more.
  const isThere = await fetch('/', { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}
