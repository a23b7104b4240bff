import { contextTokensDefault, contextTokensMin } from './context.js';

/** A guess is given up after this long: it may come from one odd text. */
const guessedMs = 600_000;

/** ContextSize is what the model reads and writes at once, in tokens, as far as its server has said. */
export class ContextSize {
  private guess?: { tokens: number; until: number };

  constructor(private configured = contextTokensDefault) {}

  get tokens(): number {
    const guessed = this.guess && performance.now() < this.guess.until ? this.guess.tokens : this.configured;
    return Math.min(this.configured, guessed);
  }

  /**
   * shrink takes a refusal into account: the limit the server named, or less than the refused call had assumed. Many
   * calls that are refused at once assumed the same, so together they shrink it once. False when there is no less.
   */
  shrink(assumed: number, named: number): boolean {
    if (assumed <= contextTokensMin) return false;
    if (named > 0 && named < assumed) {
      this.configured = Math.min(this.configured, Math.max(contextTokensMin, named));
    } else {
      const less = Math.max(contextTokensMin, Math.floor(assumed * 0.6));
      this.guess = { tokens: Math.min(this.tokens, less), until: performance.now() + guessedMs };
    }
    return true;
  }
}
