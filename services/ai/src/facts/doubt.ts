import type { NotAdded } from '@tailwright/contracts/facts';
import type { Aligned } from './evidence.js';

/** Doubt is one thing a claim says that the original does not. */
export type Doubt = NotAdded;
export type Kind = NotAdded['kind'];

/** One line can hold a thousand doubts; a few are enough to take it out, and all that a person wants to read. */
const doubtsMax = 8;
const quotedCharsMax = 200;

/** inSentence names the sentence a doubt is about, unless the doubt is about all of it. */
export function inSentence(doubts: Doubt[], sentence: string): Doubt[] {
  const quoted = sentence.length > quotedCharsMax ? `${sentence.slice(0, quotedCharsMax)}…` : sentence;
  return doubts.map((doubt) => ({
    ...doubt,
    text: doubt.text === sentence ? quoted : `${doubt.text.slice(0, quotedCharsMax)} — ${quoted}`,
  }));
}

/** Doubts collects what a check finds; nothing found is nothing said. */
export class Doubts {
  readonly list: Doubt[] = [];

  add(kind: Kind, text: string | undefined, reason: string): void {
    if (text === undefined || text === '' || this.list.length >= doubtsMax) return;
    if (!this.list.some((each) => each.kind === kind && each.text === text)) this.list.push({ kind, text, reason });
  }
}

/** Verdict is what is left of a claim after the check, and the line of the original nearest to it. */
export interface Verdict {
  doubts: Doubt[];
  nearest: Aligned | undefined;
}

/** How free the wording is: a bullet retells one line, a summary or a letter draws on all of them. */
export type Freedom = 'bullet' | 'summary' | 'letter';
