import type { Written } from '../engine/engine.js';

/** Draft is what the engine wrote; `askedAt` stands for today, so that a repeat gives the same bytes. */
export interface Draft extends Written {
  askedAt: Date;
}
