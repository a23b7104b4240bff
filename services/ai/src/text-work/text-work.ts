import { engineTasks } from '../engine/text-tasks.js';
import { checkLetterLines } from '../results/check-letter-lines.js';
import { checkText } from '../results/check-text.js';
import { completeBuild } from '../results/complete-build.js';
import { completeLetter } from '../results/complete-letter.js';
import { completeOptimization } from '../results/complete-optimization.js';
import { withShortLines } from '../text/short-lines.js';
import type { TextStage, TextWorker } from '../text/text-worker.js';

/** textTasks is all synchronous work over a person's text, by name: it runs in a thread that can be ended (ADR 0014). */
export const textTasks = {
  ...engineTasks,
  'optimize.complete': completeOptimization,
  'checks.check-text': checkText,
  'checks.check-letter': checkLetterLines,
  'build.complete': completeBuild,
  'cover-letter.complete': completeLetter,
} as const;

export type TextTasks = typeof textTasks;
export type TaskName = keyof TextTasks;

/** Texts does all work over people's texts. */
export type Texts = TextWorker<TextTasks>;

/** runTask does one piece of work. Every text in its input has short lines from here on. */
export function runTask<Name extends TaskName>(
  tasks: TextTasks,
  name: Name,
  input: Parameters<TextTasks[Name]>[0],
  enter: (stage: TextStage) => void,
): ReturnType<TextTasks[Name]> {
  const task = tasks[name] as (input: unknown, enter: unknown) => ReturnType<TextTasks[Name]>;
  return task(withShortLines(input), enter);
}

/** inThisThread works where it is called, without a time limit: for measurements, which want no second thread. */
export const inThisThread: Texts = {
  run: (name, input, { signal, enter = () => undefined }) =>
    Promise.resolve().then(() => {
      signal.throwIfAborted();
      return runTask(textTasks, name, input, enter);
    }),
};
