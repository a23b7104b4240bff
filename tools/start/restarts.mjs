/** Restarts tells a process that fell over from one that cannot stay up: it ends too often within a while. */
export class Restarts {
  #ends = [];

  constructor({ max, windowMs, now = Date.now }) {
    this.max = max;
    this.windowMs = windowMs;
    this.now = now;
  }

  /** note records an end and answers how many there were within the window, this one included. */
  note() {
    const now = this.now();
    this.#ends = [...this.#ends.filter((at) => now - at < this.windowMs), now];
    return this.#ends.length;
  }

  /** exhausted is a sentence once there were more ends than allowed. */
  exhausted(name) {
    if (this.#ends.length <= this.max) return undefined;
    const minutes = this.windowMs / 60_000;
    return `${name} ended ${this.#ends.length} times within ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and is not started again.`;
  }
}
