import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type JobId, type JobProgress, type JobSignal, type JobState, listJobStates } from '@tailwright/contracts/jobs';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { JobSignals } from './job-signals.js';

/** A signal can get lost with its Redis connection, so every watched job is also asked for this often. */
const pollMs = 1_000;
/** What one listJobStates call takes. */
const idsMax = 500;

type Watcher = (progress: JobProgress) => void;
interface Watched {
  last?: JobState;
  watchers: Set<Watcher>;
}

/** hasEnded is true for a job that will not change any more. */
export const hasEnded = ({ status }: Pick<JobState, 'status'>) =>
  status === 'done' || status === 'failed' || status === 'cancelled';

/** JobWatch tells about every change of the jobs somebody waits for, with one call a second for all of them. */
@Injectable()
export class JobWatch implements OnApplicationShutdown {
  private readonly jobs = new Map<JobId, Watched>();
  private readonly due = new Set<JobId>();
  private timer?: NodeJS.Timeout;
  private asking = false;

  constructor(
    private readonly rpc: RpcClient,
    private readonly logger: Logger,
    signals: JobSignals,
  ) {
    signals.listen((signal) => this.onSignal(signal));
  }

  /** watch calls back on each change until the returned function is called. */
  watch(id: JobId, watcher: Watcher): () => void {
    const job = this.jobs.get(id) ?? { watchers: new Set() };
    this.jobs.set(id, job);
    job.watchers.add(watcher);
    this.timer ??= setInterval(() => this.ask([...this.jobs.keys()]), pollMs);
    return () => {
      job.watchers.delete(watcher);
      if (job.watchers.size === 0 && this.jobs.get(id) === job) this.jobs.delete(id);
      if (this.jobs.size === 0) this.stopPolling();
    };
  }

  isWatched(id: JobId): boolean {
    return this.jobs.has(id);
  }

  onApplicationShutdown(): void {
    this.stopPolling();
  }

  private stopPolling(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private onSignal(signal: JobSignal): void {
    const job = this.jobs.get(signal.id);
    if (!job) return;
    // The end is asked for rather than believed: only the state carries the result.
    if (hasEnded(signal) || !job.last) return this.ask([signal.id]);
    const { status, stage, partialText } = signal;
    const position = status === 'running' ? 0 : job.last.position;
    this.tell(job, {
      state: { ...job.last, status, stage, position },
      ...(partialText !== undefined && { partialText }),
    });
  }

  private ask(ids: readonly JobId[]): void {
    for (const id of ids) this.due.add(id);
    if (!this.asking) void this.askDue();
  }

  private async askDue(): Promise<void> {
    this.asking = true;
    try {
      while (this.due.size > 0) {
        const ids = [...this.due].slice(0, idsMax);
        for (const id of ids) this.due.delete(id);
        const { states } = await this.rpc.call(listJobStates, { ids });
        for (const state of states) this.onState(state);
      }
    } catch (error) {
      this.due.clear();
      this.logger.warn({ err: error }, 'job states are asked for again in a second');
    } finally {
      this.asking = false;
    }
  }

  private onState(state: JobState): void {
    const job = this.jobs.get(state.id);
    if (job && (!job.last || isChanged(job.last, state))) this.tell(job, { state });
  }

  private tell(job: Watched, progress: JobProgress): void {
    job.last = progress.state;
    for (const watcher of job.watchers) watcher(progress);
  }
}

function isChanged(before: JobState, now: JobState): boolean {
  return before.status !== now.status || before.stage !== now.stage || before.position !== now.position;
}
