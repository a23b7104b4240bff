import type { Endpoint, Output } from '@tailwright/contracts/define';
import type { JobProgress, JobState } from '@tailwright/contracts/as-read';
import type { JobKind } from '@tailwright/contracts/jobs';
import { type JobTransport, followJob, isOver } from './follow-job';
import { type KeptPlace, addUnsaved, keepJobs, keptJobs } from './kept-jobs';
import { RunKeys } from './run-keys';
import { JobCancelled, resultOf } from './submit-job';

/** RunningJob is what the screen shows of work in progress; `state` is null until the server has taken it. */
export interface RunningJob {
  startedAt: number;
  state: JobState | null;
  partialText: string;
}

interface Attempt {
  watching: AbortController;
  id?: string;
  isCancelled?: boolean;
}

interface RunOptions {
  startedAt?: number;
  /** The job whose result this one changes. */
  replaces?: string;
}

/** JobRunner runs one job of its kind at a time and remembers it for a reload. */
export class JobRunner<S extends Endpoint['returns']> {
  #running: RunningJob | null = null;
  #attempt: Attempt | null = null;
  #listeners = new Set<() => void>();
  readonly #keys = new RunKeys();

  constructor(
    readonly kind: JobKind,
    private readonly returns: S,
    private readonly transport: JobTransport,
    private readonly place: KeptPlace = kind,
  ) {}

  /** Rejects with JobCancelled, ApiError, UnreadableAnswer or InvalidAnswer. */
  async run(
    begin: (keys: RunKeys) => Promise<JobState>,
    { startedAt = Date.now(), replaces }: RunOptions = {},
  ): Promise<Output<S>> {
    this.leave();
    const attempt: Attempt = { watching: new AbortController() };
    const { signal } = attempt.watching;
    this.#attempt = attempt;
    this.#show({ startedAt, state: null, partialText: '' });
    try {
      const first = await Promise.race([this.#accept(attempt, begin, startedAt), aborted(signal)]);
      const last = isOver(first) ? first : await this.#follow(first, signal);
      const result = resultOf(last, this.returns);
      keepJobs(this.place, { running: undefined, shown: first.id });
      if (!isSaved(last)) addUnsaved({ kind: this.kind, id: first.id }, replaces);
      return result;
    } catch (error) {
      if (signal.aborted) throw new JobCancelled();
      keepJobs(this.place, { running: undefined });
      throw error;
    } finally {
      if (this.#attempt === attempt) this.#show(null);
    }
  }

  /** Goes on with the job that ran when the page was left; null when there is none. */
  goOn(): Promise<Output<S>> | null {
    const kept = keptJobs(this.place).running;
    return kept ? this.run(() => this.transport.read(kept.id), { startedAt: kept.startedAt }) : null;
  }

  /** The result that was on the screen when the page was left; null when there is none, or it is gone. */
  async findShown(signal: AbortSignal): Promise<Output<S> | null> {
    const { shown } = keptJobs(this.place);
    if (!shown) return null;
    try {
      return resultOf(await this.transport.read(shown, signal), this.returns);
    } catch (error) {
      if (this.transport.isFinal(error)) this.forgetShown();
      return null;
    }
  }

  forgetShown(): void {
    keepJobs(this.place, { shown: undefined });
  }

  /** Stops the work itself, here and on the server. */
  cancel(): void {
    const attempt = this.#attempt;
    if (!attempt) return;
    attempt.isCancelled = true;
    this.#keys.forget();
    keepJobs(this.place, { running: undefined });
    this.leave();
    if (attempt.id) this.transport.cancel(attempt.id);
  }

  /** Stops watching; the work goes on, and `goOn` finds it again. */
  leave(): void {
    this.#attempt?.watching.abort(new JobCancelled());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly running = (): RunningJob | null => this.#running;

  /** A submission is never aborted: the server may have taken it, and only its answer tells the id to stop or to find. */
  async #accept(attempt: Attempt, begin: (keys: RunKeys) => Promise<JobState>, startedAt: number): Promise<JobState> {
    const first = await begin(this.#keys);
    if (this.#attempt === attempt) this.#keys.forget();
    attempt.id = first.id;
    if (attempt.isCancelled) this.transport.cancel(first.id);
    else keepJobs(this.place, { running: { id: first.id, startedAt } });
    return first;
  }

  #follow(first: JobState, signal: AbortSignal): Promise<JobState> {
    const onProgress = ({ state, partialText }: JobProgress) => {
      const before = this.#running;
      if (before) this.#show({ ...before, state, partialText: partialText ?? before.partialText });
    };
    onProgress({ state: first });
    return followJob(first.id, { transport: this.transport, signal, onProgress });
  }

  #show(running: RunningJob | null): void {
    this.#running = running;
    for (const listener of this.#listeners) listener();
  }
}

/** The result of a signed-in person's job is in the account already. */
const isSaved = ({ resumeId, result }: JobState) =>
  resumeId !== undefined ||
  (typeof result === 'object' && result !== null && 'resumeId' in result && result.resumeId !== undefined);

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new JobCancelled()), { once: true }));
