import { Worker } from 'node:worker_threads';
import { AppError } from '@tailwright/contracts/errors';
import type { TextReply, TextRequest } from './messages.js';
import type { TextRun } from '../text/text-worker.js';
import { watchThread, type WorkLimits } from './watch-thread.js';

/** ThreadProgram is what a thread runs, with Node's own arguments and with limits: those of this process and of the product unless given. */
export interface ThreadProgram {
  url: URL;
  execArgv?: string[];
  limits?: WorkLimits;
}

/** A thread reads a megabyte of program first; below the 90 s in which a process must have started. */
const startTimeoutMs = 60_000;
/** The largest honest texts take about a second of a slow processor; a loop without an end takes no more than this. */
const workLimits: WorkLimits = { processorMs: 5_000, wallMs: 20_000 };
/** A thread that wants more ends with its work, before the container's limit ends every job of the process. */
const resourceLimits = { maxOldGenerationSizeMb: 128 };

/** TextThread is one thread that does one piece of work at a time. It is ended when the work takes too long. */
export class TextThread {
  /** Settles when the thread can work, or rejects with the reason it could not start. */
  readonly started: Promise<void>;
  private readonly worker: Worker;
  private readonly limits: WorkLimits;
  private receive: (reply: TextReply | undefined) => void = () => undefined;
  private isGone = false;
  private reason = 'it ended';

  constructor({ url, execArgv, limits = workLimits }: ThreadProgram) {
    this.limits = limits;
    this.worker = new Worker(url, { name: 'text work', resourceLimits, ...(execArgv && { execArgv }) });
    this.worker.on('message', (reply: TextReply) => this.receive(reply));
    this.worker.on('error', (error) => (this.reason = String(error)));
    this.worker.once('exit', () => this.vanish());
    this.started = this.start();
    this.started.catch(() => undefined);
  }

  get isUsable(): boolean {
    return !this.isGone;
  }

  /** work gives what the task returns. Throws text_too_complex when the thread was ended over it, internal when it threw. */
  async work(request: TextRequest, enter: TextRun['enter']): Promise<unknown> {
    const reply = await this.exchange(this.limits, request, enter);
    if (reply?.kind === 'done') return reply.output;
    if (reply?.kind === 'failed') throw new AppError('internal', undefined, undefined, reply.detail);
    throw new AppError('text_too_complex', undefined, undefined, `${request.name}: ${this.reason}`);
  }

  /** close ends the thread, whatever it does, and waits until it is gone. */
  async close(): Promise<void> {
    await this.worker.terminate();
  }

  private async start(): Promise<void> {
    const reply = await this.exchange({ processorMs: startTimeoutMs, wallMs: startTimeoutMs });
    if (reply?.kind !== 'ready') throw new Error(`a thread for text work did not start: ${this.reason}`);
  }

  /** The answer to a request; undefined when the thread died, or was ended because it took too much. */
  private async exchange(
    limits: WorkLimits,
    request?: TextRequest,
    enter?: TextRun['enter'],
  ): Promise<TextReply | undefined> {
    const stopWatching = watchThread(this.worker, limits, (reason) => {
      this.reason = reason;
      this.vanish();
      void this.worker.terminate();
    });
    const reply = await new Promise<TextReply | undefined>((resolve) => {
      if (this.isGone) return resolve(undefined);
      this.receive = (message) => (message?.kind === 'stage' ? enter?.(message.stage) : resolve(message));
      if (request) this.worker.postMessage(request);
    });
    stopWatching();
    return reply;
  }

  private vanish(): void {
    this.isGone = true;
    this.receive(undefined);
  }
}
