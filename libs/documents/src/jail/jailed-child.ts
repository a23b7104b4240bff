import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { type DocumentKind, ExtractedDocument } from '@tailwright/contracts/documents';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { ProblemCode } from '../read/document-problem.js';
import { childCommand } from './command.js';
import { type Frame, FrameReader, encodeFrame } from './frames.js';

/** Four bytes a character at most, and room for the head. */
const answerBytesMax = 4 * limits.resumeCharsMax + 4_096;
const startTimeoutMs = 20_000;
/** A child is replaced after this many files, CPU milliseconds (its limit is 60 s) or bytes of memory. */
const worn = { files: 200, cpuMs: 20_000, memoryBytes: 450_000_000 };
const problems: readonly string[] = [
  'document_unreadable',
  'document_empty',
  'document_protected',
  'document_too_complex',
  'unsupported_media_type',
] satisfies ProblemCode[];

interface Usage {
  cpuMs?: number;
  memoryBytes?: number;
}

/** JailedChild is one process that reads one file at a time under the operating system's limits (ADR 0005). */
export class JailedChild {
  /** Settles when the child can read, or rejects with the reason it could not start. */
  readonly started: Promise<void>;
  private readonly process: ChildProcess;
  private readonly frames = new FrameReader(answerBytesMax);
  private receive: (frame?: Frame) => void = () => undefined;
  private files = 0;
  private isWorn = false;
  private isGone = false;
  private startErrors = '';

  constructor() {
    const { file, args } = childCommand();
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

  /**
   * read hands over one file. Throws AppError document_too_complex when the child dies or is too slow, else the
   * reader's own code.
   */
  async read(kind: DocumentKind, bytes: Buffer, timeoutMs: number): Promise<ExtractedDocument> {
    const frame = await this.exchange(encodeFrame({ kind }, bytes), timeoutMs);
    const head = (frame?.head ?? { problem: 'document_too_complex' }) as Usage & { problem?: string };
    this.wear(head);
    if (head.problem !== undefined) {
      throw new AppError(problems.includes(head.problem) ? (head.problem as ProblemCode) : 'document_unreadable');
    }
    const answer = ExtractedDocument.safeParse({ ...head, text: frame?.body.toString('utf8') });
    if (!answer.success)
      throw new AppError('document_unreadable', undefined, undefined, 'the child broke its contract');
    return answer.data;
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

  /** Resolves with the next frame, or with nothing when the child died or was killed for its slowness. */
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
      for (const frame of this.frames.push(chunk)) this.receive(frame);
    } catch {
      // Too long an answer, or none of ours: whatever speaks there is no longer our reader.
      this.process.kill('SIGKILL');
    }
  }

  private wear({ cpuMs = 0, memoryBytes = 0 }: Usage): void {
    this.files += 1;
    this.isWorn = this.files >= worn.files || cpuMs >= worn.cpuMs || memoryBytes >= worn.memoryBytes;
  }

  private vanish(reason = ''): void {
    this.isGone = true;
    this.startErrors += reason;
    this.receive();
  }
}
