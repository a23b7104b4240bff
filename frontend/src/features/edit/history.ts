import type { DocumentLine } from './document-lines';
import type { Place } from './line-changes';

/** Step is a document at one moment, and where the caret stood. */
export interface Step {
  lines: readonly DocumentLine[];
  place: Place | null;
}

/** History is a document with the steps that lead back from it, and forward again. */
export interface History extends Step {
  past: readonly Step[];
  future: readonly Step[];
  /** The line that is being typed in: what follows there soon belongs to the same step. */
  typing: { id: string; untilMs: number } | null;
}

const stepsMax = 200;
/** A pause longer than this begins another step. */
const pauseMs = 1_000;

export const historyOf = (lines: readonly DocumentLine[], past: readonly Step[] = []): History => ({
  lines,
  place: null,
  past,
  future: [],
  typing: null,
});

/** typedInto is a history after a key: keys in the same line without a pause are undone together. */
export function typedInto(history: History, lines: readonly DocumentLine[], place: Place, nowMs: number): History {
  const { typing } = history;
  const isSame = typing?.id === place.id && nowMs < typing.untilMs;
  const next = isSame ? { ...history, lines, place, future: [] } : stepped(history, { lines, place });
  return { ...next, typing: { id: place.id, untilMs: nowMs + pauseMs } };
}

/** stepped is a history after a change that is undone by itself. */
export const stepped = ({ past, ...before }: History, step: Step): History => ({
  ...step,
  past: [...past, stepOf(before)].slice(-stepsMax),
  future: [],
  typing: null,
});

export function undone(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  const { past, future } = history;
  return { ...step, past: past.slice(0, -1), future: [stepOf(history), ...future], typing: null };
}

export function redone(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { ...step, past: [...history.past, stepOf(history)], future, typing: null };
}

const stepOf = ({ lines, place }: Step): Step => ({ lines, place });
