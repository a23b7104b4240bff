import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type Program, childCommand } from './command.js';
import { type Frame, FrameReader, encodeFrame } from './frames.js';

const startTimeoutMs = 20_000;
/** A child is replaced after this many pieces of work, CPU milliseconds (its limit is 60 s) or bytes of memory. */
const worn = { works: 200, cpuMs: 20_000, memoryBytes: 450_000_000 };

/** Work is one request to a child: a small head, the bytes, and how long it may take. */
export interface Work {
  head: object;
  body: Buffer;
  timeoutMs: number;
  /** Called with what the child tells of its progress. */
  onProgress?: ((progress: unknown) => void) | undefined;
  /** Ends the child when nobody waits for its answer any more. */
  signal?: AbortSignal | undefined;
}

/** Usage is what a child has used so far; it tells with every answer. */
interface Usage {
  cpuMs?: number;
  memoryBytes?: number;
}

/** JailedChild is one process that does one piece of work at a time under the operating system's limits (ADR 0005). */
export class JailedChild {
  /** Settles when the child can work, or rejects with the reason it could not start. */
  readonly started: Promise<void>;
  private readonly process: ChildProcess;
  private readonly frames: FrameReader;
  private receive: (frame?: Frame) => void = () => undefined;
  private report: (progress: unknown) => void = () => undefined;
  private works = 0;
  private isWorn = false;
  private isGone = false;
  private startErrors = '';

  constructor(program: Program, answerBytesMax: number) {
    this.frames = new FrameReader(answerBytesMax);
    const { file, args } = childCommand(program);
    this.process = spawn(file, args, { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
    this.process.once('error', (error) => this.vanish(error.message));
    this.process.once('exit', () => this.vanish());
    // Writing to a child that has just died fails here; its exit tells the rest.
    this.process.stdin?.on('error', () => undefined);
    this.process.stdout?.on('data', (chunk: Buffer) => this.collect(chunk));
    this.process.stderr?.on('data', (chunk: Buffer) => {
      this.startErrors = (this.startErrors + chunk.toString()).slice(-2_000);
    });
    this.started = this.start();
    this.started.catch(() => undefined);
  }

  get isUsable(): boolean {
    return !this.isGone && !this.isWorn;
  }

  /** work answers with the child's frame, or with nothing when the child died or was killed for its slowness. */
  async work({ head, body, timeoutMs, onProgress, signal }: Work): Promise<Frame | undefined> {
    this.report = onProgress ?? (() => undefined);
    const end = () => this.process.kill('SIGKILL');
    signal?.addEventListener('abort', end);
    const frame = await this.exchange(encodeFrame(head, body), timeoutMs);
    signal?.removeEventListener('abort', end);
    this.wear(frame?.head ?? {});
    return frame;
  }

  /** close ends the child at once and waits until it is gone. */
  async close(): Promise<void> {
    if (this.isGone) return;
    const exit = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await exit;
  }

  private async start(): Promise<void> {
    // The kernel then ends a child before the gateway when memory runs out; only Linux has the file.
    void writeFile(`/proc/${this.process.pid}/oom_score_adj`, '1000').catch(() => undefined);
    const frame = await this.exchange(undefined, startTimeoutMs);
    this.process.stderr?.removeAllListeners('data').resume();
    if (!frame) throw new Error(`a document child did not start: ${this.startErrors}`);
  }

  private async exchange(request: Buffer | undefined, timeoutMs: number): Promise<Frame | undefined> {
    const slow = setTimeout(() => this.process.kill('SIGKILL'), timeoutMs);
    const frame = await new Promise<Frame | undefined>((resolve) => {
      this.receive = resolve;
      if (request) this.process.stdin?.write(request);
    });
    clearTimeout(slow);
    return frame;
  }

  private collect(chunk: Buffer): void {
    try {
      for (const frame of this.frames.push(chunk)) {
        const { progress } = frame.head as { progress?: unknown };
        if (progress === undefined) this.receive(frame);
        else this.report(progress);
      }
    } catch {
      // Too long an answer, or none of ours: whatever speaks there is no longer our program.
      this.process.kill('SIGKILL');
    }
  }

  private wear({ cpuMs = 0, memoryBytes = 0 }: Usage): void {
    this.works += 1;
    this.isWorn = this.works >= worn.works || cpuMs >= worn.cpuMs || memoryBytes >= worn.memoryBytes;
  }

  private vanish(reason = ''): void {
    this.isGone = true;
    this.startErrors += reason;
    this.receive();
  }
}
