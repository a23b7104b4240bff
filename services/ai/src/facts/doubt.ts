import type { NotAdded } from '@tailwright/contracts/facts';
import type { Aligned } from './evidence.js';

/** Doubt is one thing a claim says that the original does not. */
export type Doubt = NotAdded;
export type Kind = NotAdded['kind'];

/** Doubts collects what a check finds; nothing found is nothing said. */
export class Doubts {
  readonly list: Doubt[] = [];

  add(kind: Kind, text: string | undefined, reason: string): void {
    if (text !== undefined && text !== '') this.list.push({ kind, text, reason });
  }
}

/** Verdict is what is left of a claim after the check, and the line of the original nearest to it. */
export interface Verdict {
  doubts: Doubt[];
  nearest: Aligned | undefined;
}

/** How free the wording is: a bullet retells one line, a summary or a letter draws on all of them. */
export type Freedom = 'bullet' | 'summary' | 'letter';
