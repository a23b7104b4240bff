import type { DocumentExport, DocumentPreview, ExportFormat } from '@tailwright/contracts/documents';
import { AppError, publicMessage } from '@tailwright/contracts/errors';
import { type WritingReason, writingReasons } from '../write/writing-problem.js';
import { ChildPool, warmChildren, type PoolLog, type PoolStats } from './child-pool.js';

/** A page of Chinese carries some 100 KB of its fonts; the longest text we take fills about 40. */
const answerBytesMax = 16_000_000;

/** WriteOutcome is how one export ended: handed over, stopped for a reason of its text, or given up by its child. */
export type WriteOutcome = 'written' | WritingReason | 'ended';

export interface DocumentWriterOptions {
  /** Children kept warm. Default 1. */
  processes?: number;
  /** Files that may wait for a child. Default 20. */
  queueMax?: number;
  /** Milliseconds one file may take; the longest text takes about 2,000 on a busy machine. Default 15,000. */
  timeoutMs?: number;
  onLog?: (line: PoolLog) => void;
  /** Told once for each file that reached a child. */
  onOutcome?: (format: ExportFormat, outcome: WriteOutcome) => void;
}

/** WrittenFile is a file and the name to save it under, without its ending. */
export interface WrittenFile {
  name: string;
  bytes: Buffer;
}

/**
 * Previews have a child of their own, so that files never wait for people who type. It starts with the first one and ends
 * when nobody has typed for ten minutes. Twenty pages are half a second of work and 3 MB on a machine that has time.
 */
const previewPool = { processes: 1, queueMax: 8, answerBytesMax: 6_000_000, idleMs: 600_000 };
const previewTimeoutMs = 4_000;

/** DocumentWriter writes files in jailed processes of their own, so that a hostile upload never delays one. */
export class DocumentWriter {
  private readonly pool: ChildPool;
  private readonly timeoutMs: number;
  private readonly previews: ChildPool;
  private readonly onOutcome: NonNullable<DocumentWriterOptions['onOutcome']>;

  constructor({
    processes = 1,
    queueMax = 20,
    timeoutMs = 15_000,
    onLog = () => undefined,
    onOutcome = () => undefined,
  }: DocumentWriterOptions = {}) {
    this.timeoutMs = timeoutMs;
    this.onOutcome = onOutcome;
    this.pool = new ChildPool('write', { ...warmChildren(processes), queueMax, answerBytesMax, onLog });
    this.previews = new ChildPool('write', { ...previewPool, onLog });
  }

  /**
   * write gives the file of an export, in the turn of those it is `from`. Throws AppError document_unwritable when part of the text would be lost or it
   * cannot be set, overloaded, and unavailable when no child starts.
   */
  async write({ markdown, ...head }: DocumentExport, { from }: { from?: string } = {}): Promise<WrittenFile> {
    const frame = await this.pool.run({ from, head, body: Buffer.from(markdown), timeoutMs: this.timeoutMs });
    const answer = (frame?.head ?? {}) as { name?: string; problem?: string; characters?: string };
    const problem = writingReasons.find((reason) => reason === answer.problem);
    const isWritten = frame !== undefined && answer.problem === undefined;
    this.onOutcome(head.format, isWritten ? 'written' : (problem ?? 'ended'));
    if (!isWritten) throw unwritable(answer.characters);
    return { name: answer.name ?? '', bytes: frame.body };
  }

  /**
   * preview gives the pages of a PDF as one SVG image. Throws AppError document_unwritable when they cannot be set,
   * overloaded when enough people wait for theirs, and unavailable when no child starts.
   */
  async preview({ markdown, ...look }: DocumentPreview, { from }: { from?: string } = {}): Promise<Buffer> {
    const head = { ...look, format: 'pages' };
    const frame = await this.previews.run({ from, head, body: Buffer.from(markdown), timeoutMs: previewTimeoutMs });
    const answer = (frame?.head ?? {}) as { problem?: string; characters?: string };
    if (!frame || answer.problem !== undefined) throw unwritable(answer.characters);
    return frame.body;
  }

  /** ready settles when every child can write. Throws when one cannot start. */
  async ready(): Promise<void> {
    await this.pool.ready();
  }

  stats(): PoolStats {
    return this.pool.stats();
  }

  /** close ends the children and refuses what still waits. */
  async close(): Promise<void> {
    await Promise.all([this.pool.close(), this.previews.close()]);
  }
}

const shownMax = 10;

function unwritable(characters = ''): AppError {
  if (characters === '') return new AppError('document_unwritable');
  const shown = characters.split(' ').slice(0, shownMax).join(' ');
  return new AppError(
    'document_unwritable',
    `Our PDF fonts have no shape for: ${shown}. Choose Word or plain text, which keep every character.`,
    undefined,
    publicMessage.document_unwritable,
  );
}
