import { type ComponentType, lazy } from 'react';

/** A part of the page is asked for again after a second, then more and more rarely. */
const waitMs = { first: 1_000, longest: 15_000 };

/** How many parts of the page are waited for that could not be fetched. */
let missing = 0;

/** The strip at the top of the page is the one place that tells about the connection, and only while it is bad. */
function showConnection(): void {
  const strip = document.getElementById('connection')!;
  const { onLine } = navigator;
  strip.hidden = onLine && missing === 0;
  strip.textContent = onLine
    ? 'A part of this page could not be loaded. We keep trying.'
    : 'You are offline. What you typed is kept, and what needs the server works again when the connection is back.';
}

/** watchConnection shows the strip while the browser is offline. */
export function watchConnection(): void {
  addEventListener('online', showConnection);
  addEventListener('offline', showConnection);
  showConnection();
}

/**
 * patiently repeats a dynamic import until it succeeds: React keeps a failed one for the life of the page, which would
 * leave the screen broken when the connection has long been back.
 */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    missing += 1;
    const loaded = await repeat(load);
    missing -= 1;
    showConnection();
    return loaded;
  }
}

async function repeat<T>(load: () => Promise<T>): Promise<T> {
  for (let pauseMs = waitMs.first; ; pauseMs = Math.min(pauseMs * 2, waitMs.longest)) {
    showConnection();
    await pause(pauseMs);
    try {
      return await load();
    } catch {
      // Told by the strip.
    }
  }
}

/** Ends after the time, and at once when the connection comes back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    addEventListener('online', () => (clearTimeout(timer), resolve()), { once: true });
  });

/** lazily is React's lazy for a component whose code is asked for until it comes. */
export const lazily = <P>(load: () => Promise<{ default: ComponentType<P> }>) => lazy(() => patiently(load));
