const key = 'reloaded-for-missing-chunk';

/**
 * After a deploy an old tab asks for a chunk that is gone; one reload fetches the new page. The mark in the session
 * storage keeps a chunk that is missing for good from reloading for ever.
 */
export function reloadOnceOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(key) === location.pathname) return;
    sessionStorage.setItem(key, location.pathname);
    event.preventDefault();
    location.reload();
  });
}

/** chunkLoaded forgets the reload, so that the next deploy may reload again. */
export function chunkLoaded(): void {
  sessionStorage.removeItem(key);
}
