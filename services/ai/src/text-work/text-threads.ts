import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@tailwright/contracts/errors';
import type { Logger } from '@tailwright/platform/telemetry/logger';
import type { Metrics } from '@tailwright/platform/telemetry/metrics';
import type { TextRun } from '../text/text-worker.js';
import type { TextRequest } from './messages.js';
import { TextThread, type ThreadProgram } from './text-thread.js';
import type { TaskName, TextTasks, Texts } from './text-work.js';

/** textWorkProgram is the compiled program; in a bundle it lies beside the process's own file (tools/one-file.mjs). */
export const textWorkProgram: ThreadProgram = { url: new URL('./text-work.thread.js', import.meta.url) };

/** While one thread is busy with a text that ends at its time limit, the other serves everybody else. */
const threadsMax = 2;
const restartDelayMs = { first: 200, max: 5_000 };

interface Piece {
  request: TextRequest;
  enter: TextRun['enter'];
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** TextThreads keep the work over people's texts off the main thread, which renews leases and serves other jobs (ADR 0014). */
export class TextThreads implements Texts, OnModuleInit, OnModuleDestroy {
  private readonly threads = new Set<TextThread>();
  private readonly waiting: Piece[] = [];
  private readonly idle: ((piece: Piece | undefined) => void)[] = [];
  private readonly seconds;
  private loops: Promise<void>[] = [];
  private isClosed = false;

  /**
   * `waitingMax` is how many pieces of work may wait for a thread. Threads that start late start with the first piece of
   * work, so that a process which may never get any does not hold their memory.
   */
  constructor(
    private readonly options: { program: ThreadProgram; waitingMax: number; startsLate?: boolean },
    private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.seconds = metrics.durations('text_work_seconds', 'Work over texts, in its thread.', ['task', 'outcome']);
  }

  /** A process whose threads cannot start does not start. */
  async onModuleInit(): Promise<void> {
    if (this.options.startsLate) return;
    this.start();
    await Promise.all([...this.threads].map((thread) => thread.started));
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    this.refuseWaiting();
    for (const take of this.idle.splice(0)) take(undefined);
    await Promise.all([...this.threads].map((thread) => thread.close()));
    await Promise.all(this.loops);
  }

  /**
   * run throws text_too_complex when the work was ended at its time or memory limit, internal when it threw, unavailable
   * when too much work waits or this process stops, and the signal's reason once that aborts.
   */
  async run<Name extends TaskName>(
    name: Name,
    input: Parameters<TextTasks[Name]>[0],
    { signal, enter }: TextRun,
  ): Promise<ReturnType<TextTasks[Name]>> {
    signal.throwIfAborted();
    if (this.loops.length === 0) this.start();
    if (this.isClosed || this.waiting.length >= this.options.waitingMax) throw new AppError('unavailable');
    const output = await new Promise<unknown>((resolve, reject) => {
      const piece: Piece = { request: { name, input }, enter, resolve, reject };
      const leave = () => {
        const at = this.waiting.indexOf(piece);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', leave, { once: true });
      const take = this.idle.shift();
      if (take) take(piece);
      else this.waiting.push(piece);
    });
    return output as ReturnType<TextTasks[Name]>;
  }

  private start(): void {
    this.loops = Array.from({ length: threadsMax }, () => this.keepOne());
  }

  /** One loop per thread: start it, let it work until it is ended, start the next. */
  private async keepOne(): Promise<void> {
    let delayMs = restartDelayMs.first;
    while (!this.isClosed) {
      const thread = new TextThread(this.options.program);
      this.threads.add(thread);
      try {
        await thread.started;
        delayMs = restartDelayMs.first;
        await this.serve(thread);
      } catch (error) {
        if (!this.isClosed) this.logger.error({ err: error }, 'a thread for text work did not start');
        this.refuseWaiting();
        await delay(this.isClosed ? 0 : delayMs);
        delayMs = Math.min(2 * delayMs, restartDelayMs.max);
      }
      await thread.close();
      this.threads.delete(thread);
    }
  }

  private async serve(thread: TextThread): Promise<void> {
    while (thread.isUsable) {
      const piece = await this.next();
      if (!piece) return;
      if (thread.isUsable) await this.work(thread, piece);
      else this.waiting.unshift(piece);
    }
    this.logger.warn({}, 'a thread for text work is replaced');
  }

  private async work(thread: TextThread, { request, enter, resolve, reject }: Piece): Promise<void> {
    const beganMs = Date.now();
    const ended = (outcome: 'done' | 'failed' | 'ended') =>
      this.seconds.observe({ task: request.name, outcome }, (Date.now() - beganMs) / 1_000);
    try {
      const output = await thread.work(request, enter);
      ended('done');
      resolve(output);
    } catch (error) {
      ended(thread.isUsable ? 'failed' : 'ended');
      // A thread that ends with its process says nothing about the text: another worker takes the job.
      reject(this.isClosed ? new AppError('unavailable') : error);
    }
  }

  private next(): Promise<Piece | undefined> {
    if (this.isClosed) return Promise.resolve(undefined);
    const piece = this.waiting.shift();
    return piece ? Promise.resolve(piece) : new Promise((resolve) => this.idle.push(resolve));
  }

  private refuseWaiting(): void {
    for (const { reject } of this.waiting.splice(0)) reject(new AppError('unavailable'));
  }
}
