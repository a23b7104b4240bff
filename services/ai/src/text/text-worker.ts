/** The stages that the work over a written text passes through. */
export type TextStage = 'checking' | 'scoring';

export interface TextRun {
  /** Whoever waits goes away when it aborts. */
  signal: AbortSignal;
  enter?: ((stage: TextStage) => void) | undefined;
}

/** Synchronous work over a person's text, by name. */
type TextTasks = Record<string, (input: never, enter: (stage: TextStage) => void) => unknown>;

/** TextWorker does such work somewhere else, in a thread for example; each part of the service names the tasks it needs. */
export interface TextWorker<Tasks extends TextTasks> {
  run<Name extends keyof Tasks>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    run: TextRun,
  ): Promise<ReturnType<Tasks[Name]>>;
}
