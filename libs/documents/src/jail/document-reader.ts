import type { Readable } from 'node:stream';
import { type DocumentKind, ExtractedDocument, ReadingProgress } from '@tailwright/contracts/documents';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { ProblemCode } from '../read/document-problem.js';
import { detectKind } from '../read/kind.js';
import { ChildPool, warmChildren, type PoolLog, type PoolStats, overloaded } from './child-pool.js';
import type { Frame } from './frames.js';
import { guardZip } from './zip-guard.js';

export interface DocumentReaderOptions {
  /** Children kept warm, each up to 3.6 GB of address space and about 1 GB of memory at worst. Default 2; with 0 see warmChildren. */
  processes?: number;
  /** Files that may wait for a child. Default 20. */
  queueMax?: number;
  /** Milliseconds one file may take; real ones took at most 1,700. Default 6,000. */
  timeoutMs?: number;
  /** Milliseconds the recognition of a scan's letters may take. Default 45,000. */
  recogniseMs?: number;
  onLog?: (line: PoolLog) => void;
}

/** UploadedFile is a file as it came in; a stream is destroyed when it grows past 10 MB. */
export interface UploadedFile {
  name: string;
  bytes: Buffer | Readable;
}

/**
 * ReadOptions follow one reading: `signal` ends what takes long, the recognition of a scan; `from` names whose file it is,
 * so that everybody is served in turn.
 */
export interface ReadOptions {
  from?: string;
  onProgress?: (progress: ReadingProgress) => void;
  signal?: AbortSignal;
}

/** ReaderStats counts the work: files waiting and in hand now, files read and refused, children replaced. */
export interface ReaderStats extends PoolStats {
  read: number;
  refused: number;
}

/** Four bytes a character at most, and room for the head. */
const answerBytesMax = 4 * limits.resumeCharsMax + 4_096;
/** A scan waits this long at most for those before it. */
const recogniseWaitMs = 60_000;
/** Few people upload scans, and each keeps a core busy for seconds: one at a time, from a child that leaves again. */
const recognition = { processes: 1, queueMax: 6, idleMs: 60_000 };
const problems: readonly string[] = [
  'document_unreadable',
  'document_empty',
  'document_protected',
  'document_too_complex',
  'unsupported_media_type',
] satisfies ProblemCode[];

/**
 * DocumentReader reads uploads in a pool of jailed processes, so that no file can stop or block the process that
 * received it. Only the first bytes and the zip guard are looked at outside the jail.
 */
export class DocumentReader {
  private readonly pool: ChildPool;
  private readonly recognisers: ChildPool;
  private readonly timeoutMs: number;
  private readonly recogniseMs: number;
  private readonly counts = { read: 0, refused: 0 };

  constructor({
    processes = 2,
    queueMax = 20,
    timeoutMs = 6_000,
    recogniseMs = 45_000,
    onLog = () => undefined,
  }: DocumentReaderOptions = {}) {
    this.timeoutMs = timeoutMs;
    this.recogniseMs = recogniseMs;
    this.pool = new ChildPool('read', { ...warmChildren(processes), queueMax, answerBytesMax, onLog });
    this.recognisers = new ChildPool('recognise', { ...recognition, answerBytesMax, onLog });
  }

  /**
   * read returns the text of one file. Throws AppError payload_too_large, unsupported_media_type, document_empty,
   * document_unreadable, document_protected, document_too_complex, overloaded, and unavailable when no child starts.
   */
  async read({ name, bytes }: UploadedFile, options: ReadOptions = {}): Promise<ExtractedDocument> {
    try {
      if (this.pool.isFullFor(options.from)) throw overloaded();
      const content = await collect(bytes);
      const { kind, warnings } = detectKind(name, content);
      if (kind === 'docx') await guardZip(content);
      const document = await this.readInJail(kind, content, options);
      this.counts.read += 1;
      return { ...document, warnings: [...warnings, ...document.warnings] };
    } catch (error) {
      this.counts.refused += 1;
      throw error;
    }
  }

  /** ready settles when every child can read. Throws when one cannot start. */
  async ready(): Promise<void> {
    await this.pool.ready();
  }

  stats(): ReaderStats {
    return { ...this.pool.stats(), ...this.counts };
  }

  /** close ends the children and refuses what still waits. */
  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.recognisers.close()]);
  }

  private async readInJail(kind: DocumentKind, body: Buffer, options: ReadOptions): Promise<ExtractedDocument> {
    try {
      return documentOf(await this.pool.run({ from: options.from, head: { kind }, body, timeoutMs: this.timeoutMs }));
    } catch (error) {
      const isScan = kind === 'pdf' && isEmpty(error) && body.includes('/Image');
      if (isScan) return this.recognise(body, error, options);
      throw error;
    }
  }

  /** A scan nothing can be made of is what it was before: a file without text. */
  private async recognise(body: Buffer, empty: unknown, options: ReadOptions): Promise<ExtractedDocument> {
    const tooLong = AbortSignal.timeout(recogniseWaitMs + this.recogniseMs);
    const frame = await this.recognisers.run({
      from: options.from,
      head: {},
      body,
      timeoutMs: this.recogniseMs,
      onProgress: (said) => {
        const progress = ReadingProgress.safeParse(said);
        if (progress.success) options.onProgress?.(progress.data);
      },
      signal: options.signal ? AbortSignal.any([options.signal, tooLong]) : tooLong,
    });
    try {
      return documentOf(frame);
    } catch {
      throw empty;
    }
  }
}

function isEmpty(error: unknown): boolean {
  return error instanceof AppError && error.code === 'document_empty';
}

/** A child that died or was too slow leaves document_too_complex behind. */
function documentOf(frame: Frame | undefined): ExtractedDocument {
  const head = (frame?.head ?? { problem: 'document_too_complex' }) as { problem?: string };
  if (head.problem !== undefined) {
    throw new AppError(problems.includes(head.problem) ? (head.problem as ProblemCode) : 'document_unreadable');
  }
  const answer = ExtractedDocument.safeParse({ ...head, text: frame?.body.toString('utf8') });
  if (!answer.success) throw new AppError('document_unreadable', undefined, undefined, 'the child broke its contract');
  return answer.data;
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
