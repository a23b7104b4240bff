const key = 'reloaded-for-missing-chunk-at';
/** A chunk still missing this soon after a reload is gone for good; reloading again would never end. */
const quietMs = 60_000;

/** mayReload: once, then not again until the quiet time has passed, whichever way the clock is set meanwhile. */
export function mayReload(now: number, lastReload: number | null): boolean {
  return lastReload === null || Math.abs(now - lastReload) > quietMs;
}

/**
 * After a deploy an old tab asks for a chunk that is gone; one reload fetches the new page. A chunk that a bad connection
 * has lost is no reason: a reload would take the chosen file and whatever else only this page knows.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', () => void reloadOnce());
}

async function reloadOnce(): Promise<void> {
  const last = sessionStorage.getItem(key);
  if (!mayReload(Date.now(), last === null ? null : Number(last))) return;
  // Without a connection there is no new page, and a reload would show the browser's own.
  const served = await fetch('/', { cache: 'no-cache' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  if (!isNewer(served, entryScript())) return;
  sessionStorage.setItem(key, String(Date.now()));
  location.reload();
}

/** isNewer tells whether the page that is served now begins with another script than the running one. */
export function isNewer(served: string, script: string): boolean {
  return served !== '' && !served.includes(script);
}

const entryScript = () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';

/** forgetTries: the page counts how often it loaded itself again for want of the program, which now runs. */
export function forgetTries(): void {
  try {
    sessionStorage.removeItem('tries-to-load');
  } catch {
    // Where nothing may be stored nothing was counted.
  }
}
