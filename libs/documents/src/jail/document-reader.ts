import { setTimeout as delay } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { DocumentKind, ExtractedDocument } from '@tailwright/contracts/documents';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import { detectKind } from '../read/kind.js';
import { JailedChild } from './jailed-child.js';
import { WaitingLine } from './waiting-line.js';
import { guardZip } from './zip-guard.js';

/** ReaderLog is one line about the children; it never holds anything of a document. */
export interface ReaderLog {
  event: 'child_started' | 'child_replaced' | 'child_failed';
  detail?: string;
}

export interface DocumentReaderOptions {
  /** Children kept warm, each up to 3 GB of address space and about 1 GB of memory at worst. Default 2. */
  processes?: number;
  /** Files that may wait for a child. Default 20. */
  queueMax?: number;
  /** Milliseconds one file may take; real ones took at most 1,700. Default 8,000. */
  timeoutMs?: number;
  onLog?: (line: ReaderLog) => void;
}

/** UploadedFile is a file as it came in; a stream is destroyed when it grows past 10 MB. */
export interface UploadedFile {
  name: string;
  bytes: Buffer | Readable;
}

/** ReaderStats counts the work: files waiting and in hand now, files read and refused, children replaced. */
export interface ReaderStats {
  processes: number;
  waiting: number;
  busy: number;
  read: number;
  refused: number;
  replaced: number;
}

interface Task {
  kind: DocumentKind;
  bytes: Buffer;
  resolve: (document: ExtractedDocument) => void;
  reject: (error: unknown) => void;
}

/** A restart that fails is tried again after this long, doubled each time up to the second. */
const restartDelayMs = { first: 200, max: 5_000 };

/**
 * DocumentReader reads uploads in a pool of jailed processes, so that no file can stop or block the process that
 * received it. Only the first bytes and the zip guard are looked at outside the jail.
 */
export class DocumentReader {
  private readonly options: Required<DocumentReaderOptions>;
  private readonly tasks: WaitingLine<Task>;
  private readonly children = new Set<JailedChild>();
  private readonly loops: Promise<void>[];
  private readonly counts = { busy: 0, read: 0, refused: 0, replaced: 0 };
  private isClosed = false;

  constructor({
    processes = 2,
    queueMax = 20,
    timeoutMs = 8_000,
    onLog = () => undefined,
  }: DocumentReaderOptions = {}) {
    this.options = { processes, queueMax, timeoutMs, onLog };
    this.tasks = new WaitingLine(queueMax);
    this.loops = Array.from({ length: processes }, () => this.work());
  }

  /**
   * read returns the text of one file. Throws AppError payload_too_large, unsupported_media_type, document_empty,
   * document_unreadable, document_protected, document_too_complex, overloaded, and unavailable when no child starts.
   */
  async read({ name, bytes }: UploadedFile): Promise<ExtractedDocument> {
    try {
      if (this.tasks.isFull) throw overloaded();
      const content = await collect(bytes);
      const { kind, warnings } = detectKind(name, content);
      if (kind === 'docx') await guardZip(content);
      const document = await this.submit(kind, content);
      this.counts.read += 1;
      return { ...document, warnings: [...warnings, ...document.warnings] };
    } catch (error) {
      this.counts.refused += 1;
      throw error;
    }
  }

  /** ready settles when every child can read. Throws when one cannot start. */
  async ready(): Promise<void> {
    await Promise.all([...this.children].map((child) => child.started));
  }

  stats(): ReaderStats {
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

  private submit(kind: DocumentKind, bytes: Buffer): Promise<ExtractedDocument> {
    if (this.isClosed) throw new AppError('unavailable');
    return new Promise((resolve, reject) => {
      if (!this.tasks.add({ kind, bytes, resolve, reject })) reject(overloaded());
    });
  }

  /** One loop per process: start a child, let it read until it dies or wears out, start the next. */
  private async work(): Promise<void> {
    let delayMs = restartDelayMs.first;
    while (!this.isClosed) {
      const child = new JailedChild();
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
      const task = await this.tasks.take();
      if (!task) return;
      if (!child.isUsable) {
        this.tasks.putBack(task);
        break;
      }
      this.counts.busy += 1;
      await child.read(task.kind, task.bytes, this.options.timeoutMs).then(task.resolve, task.reject);
      this.counts.busy -= 1;
    }
    this.counts.replaced += 1;
    this.options.onLog({ event: 'child_replaced' });
  }

  private refuseWaiting(): void {
    for (const task of this.tasks.drain()) task.reject(new AppError('unavailable'));
  }
}

async function collect(bytes: Buffer | Readable): Promise<Buffer> {
  const content = Buffer.isBuffer(bytes) ? bytes : await collectStream(bytes);
  if (content.length === 0) {
    throw new AppError('document_empty', 'This file is empty. Choose another file or paste the text instead.');
  }
  if (content.length > limits.uploadBytesMax) throw tooLarge();
  return content;
}

async function collectStream(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > limits.uploadBytesMax) throw tooLarge();
  }
  return Buffer.concat(chunks);
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'File is too large. Maximum size is 10MB.');
}

function overloaded(): AppError {
  return new AppError('overloaded', undefined, { retryAfterSeconds: 5 });
}
