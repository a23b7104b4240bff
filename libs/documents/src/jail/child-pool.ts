import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@tailwright/contracts/errors';
import type { Program } from './command.js';
import type { Frame } from './frames.js';
import { JailedChild, type Work } from './jailed-child.js';
import { type Waiting, WaitingLine } from './waiting-line.js';

/** PoolLog is one line about the children; it never holds anything of a document. */
export interface PoolLog {
  event: 'child_started' | 'child_replaced' | 'child_failed';
  detail?: string;
}

export interface ChildPoolOptions {
  /** Children at most; each holds up to 3.6 GB of address space and about 1 GB of memory at worst. */
  processes: number;
  /** Pieces of work that may wait for a child. */
  queueMax: number;
  /** Bytes of the longest answer; a child that says more is ended. */
  answerBytesMax: number;
  /** A child starts when there is work and ends when there has been none for this long; without it, all stay warm. */
  idleMs?: number;
  onLog: (line: PoolLog) => void;
}

/**
 * warmChildren are the options of a pool that keeps so many children warm; with 0 it has one, which starts when there is work
 * and ends when there has been none for a minute.
 */
export const warmChildren = (processes: number): Pick<ChildPoolOptions, 'processes' | 'idleMs'> =>
  processes === 0 ? { processes: 1, idleMs: 60_000 } : { processes };

/** PoolStats counts the work waiting and in hand now, and the children replaced. */
export interface PoolStats {
  processes: number;
  waiting: number;
  busy: number;
  replaced: number;
}

interface Task extends Work, Waiting {
  resolve: (frame: Frame | undefined) => void;
  reject: (error: unknown) => void;
}

/** A restart that fails is tried again after this long, doubled each time up to the second. */
const restartDelayMs = { first: 200, max: 5_000 };

/** ChildPool keeps jailed children of one program at work, each on one piece at a time. */
export class ChildPool {
  private readonly tasks: WaitingLine<Task>;
  private readonly children = new Set<JailedChild>();
  private readonly loops: Promise<void>[];
  private readonly counts = { busy: 0, replaced: 0 };
  private isClosed = false;

  constructor(
    private readonly program: Program,
    private readonly options: ChildPoolOptions,
  ) {
    this.tasks = new WaitingLine(options.queueMax);
    this.loops = Array.from({ length: options.processes }, () => this.work());
  }

  /** isFullFor tells whether work from them would be refused now. */
  isFullFor(from?: string): boolean {
    return this.tasks.isFullFor(from);
  }

  /**
   * run gives the child's answer in the turn of those the work is from, or nothing when the child died over this work or was ended by its signal. Throws
   * overloaded when the line is full or the signal came while it waited, unavailable when no child starts or the pool
   * is closed.
   */
  run(work: Work & Waiting): Promise<Frame | undefined> {
    if (this.isClosed) throw new AppError('unavailable');
    return new Promise((resolve, reject) => {
      const task = { ...work, resolve, reject };
      const leave = () => {
        if (this.tasks.remove(task)) reject(overloaded());
      };
      if (work.signal?.aborted || !this.tasks.add(task)) return reject(overloaded());
      work.signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** ready settles when every child that is kept warm can work. Throws when one cannot start. */
  async ready(): Promise<void> {
    await Promise.all([...this.children].map((child) => child.started));
  }

  stats(): PoolStats {
    return { processes: this.options.processes, waiting: this.tasks.size, ...this.counts };
  }

  /** close ends the children and refuses what still waits. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.refuseWaiting();
    this.tasks.close();
    await Promise.all([...this.children].map((child) => child.close()));
    await Promise.all(this.loops);
  }

  /** One loop per process: start a child, let it work until it dies, wears out or idles, start the next. */
  private async work(): Promise<void> {
    let delayMs = restartDelayMs.first;
    while (!this.isClosed) {
      if (this.options.idleMs !== undefined && !(await this.tasks.some())) return;
      const child = new JailedChild(this.program, this.options.answerBytesMax);
      this.children.add(child);
      try {
        await child.started;
        this.options.onLog({ event: 'child_started' });
        delayMs = restartDelayMs.first;
        await this.serve(child);
      } catch (error) {
        if (!this.isClosed) this.options.onLog({ event: 'child_failed', detail: String(error) });
        this.refuseWaiting();
        await delay(this.isClosed ? 0 : delayMs);
        delayMs = Math.min(2 * delayMs, restartDelayMs.max);
      }
      await child.close();
      this.children.delete(child);
    }
  }

  private async serve(child: JailedChild): Promise<void> {
    while (child.isUsable) {
      const task = await this.tasks.take(this.options.idleMs);
      if (!task) return;
      if (!child.isUsable) {
        this.tasks.putBack(task);
        break;
      }
      this.counts.busy += 1;
      await child.work(task).then(task.resolve, task.reject);
      this.tasks.finished(task);
      this.counts.busy -= 1;
    }
    this.counts.replaced += 1;
    this.options.onLog({ event: 'child_replaced' });
  }

  private refuseWaiting(): void {
    for (const task of this.tasks.drain()) task.reject(new AppError('unavailable'));
  }
}

/** overloaded is the answer when no more work may wait. */
export function overloaded(): AppError {
  return new AppError('overloaded', undefined, { retryAfterSeconds: 5 });
}
