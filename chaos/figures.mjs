export const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** at is the value below which the given share of the numbers lies. */
export function at(share, numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** until waits for a condition and answers whether it came true in time. */
export async function until(condition, limitMs, everyMs = 100) {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() > end) return false;
    await wait(everyMs);
  }
}

/**
 * limitMs is how long something may take: the target where the whole row is measured, and much more in the short form of
 * `npm test`, which runs beside other tests on machines of any speed: there a limit of time only catches what hangs.
 */
export const limitMs = (targetMs, short) => (short ? targetMs * shortFactor : targetMs);
const shortFactor = 4;

/**
 * Verdict collects what a row promises; `figures` is the row's cell, `missed` the names of the promises that did not hold.
 * A sabotage names the promise it breaks.
 */
export class Verdict {
  parts = [];
  missed = [];

  /** expect notes a figure under the name of its promise, and whether it is within its target. */
  expect(name, text, isReached) {
    this.parts.push(isReached ? text : `${text} (MISSED: ${name})`);
    if (!isReached) this.missed.push(name);
    return this;
  }

  get passed() {
    return this.missed.length === 0;
  }

  get figures() {
    return this.parts.join(', ');
  }
}

/** pick is a random element. */
export const pick = (list) => list[Math.floor(Math.random() * list.length)];
