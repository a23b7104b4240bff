import type { textTasks } from './text-work.js';

export type TextTasks = typeof textTasks;
export type TaskName = keyof TextTasks;

/** The stages that work over a text passes through. */
export type TextStage = 'checking' | 'scoring';

export interface TextRun {
  /** Whoever waits goes away when it aborts. */
  signal: AbortSignal;
  enter?: ((stage: TextStage) => void) | undefined;
}

/** TextWorker runs the synchronous work over a person's text. */
export interface TextWorker {
  run<Name extends TaskName>(
    name: Name,
    input: Parameters<TextTasks[Name]>[0],
    run: TextRun,
  ): Promise<ReturnType<TextTasks[Name]>>;
}
