let isPressed = false;
addEventListener('mousedown', () => (isPressed = true), true);
addEventListener('mouseup', () => (isPressed = false), true);

/**
 * afterPress runs at once, or when the mouse or finger that is down is up again: what appears under a press would move
 * the pressed button away, and the browser would drop its click. Whoever listens to that click finds it done.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) return run();
  const waiting = new AbortController();
  const once = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    run();
  };
  addEventListener('click', once, { capture: true, signal: waiting.signal });
  // A press that ends elsewhere than it began makes no click.
  addEventListener('mouseup', () => setTimeout(once), { capture: true, signal: waiting.signal });
}
