import type { DocumentExport } from '@tailwright/contracts/documents';
import { AppError, publicMessage } from '@tailwright/contracts/errors';
import { ChildPool, type PoolLog, type PoolStats } from './child-pool.js';

/** A page of Chinese carries some 100 KB of its fonts; the longest text we take fills about 40. */
const answerBytesMax = 16_000_000;

export interface DocumentWriterOptions {
  /** Children kept warm. Default 1. */
  processes?: number;
  /** Files that may wait for a child. Default 20. */
  queueMax?: number;
  /** Milliseconds one file may take; the longest text takes about 2,000 on a busy machine. Default 15,000. */
  timeoutMs?: number;
  onLog?: (line: PoolLog) => void;
}

/** WrittenFile is a file and the name to save it under, without its ending. */
export interface WrittenFile {
  name: string;
  bytes: Buffer;
}

/** DocumentWriter writes files in jailed processes of their own, so that a hostile upload never delays one. */
export class DocumentWriter {
  private readonly pool: ChildPool;
  private readonly timeoutMs: number;

  constructor({
    processes = 1,
    queueMax = 20,
    timeoutMs = 15_000,
    onLog = () => undefined,
  }: DocumentWriterOptions = {}) {
    this.timeoutMs = timeoutMs;
    this.pool = new ChildPool('write', { processes, queueMax, answerBytesMax, onLog });
  }

  /**
   * write gives the file of an export, in the turn of those it is `from`. Throws AppError document_unwritable when part of the text would be lost or it
   * cannot be set, overloaded, and unavailable when no child starts.
   */
  async write({ markdown, ...head }: DocumentExport, { from }: { from?: string } = {}): Promise<WrittenFile> {
    const frame = await this.pool.run({ from, head, body: Buffer.from(markdown), timeoutMs: this.timeoutMs });
    const answer = (frame?.head ?? { problem: true }) as { name?: string; problem?: true; characters?: string };
    if (!frame || answer.problem) throw unwritable(answer.characters);
    return { name: answer.name ?? '', bytes: frame.body };
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
    await this.pool.close();
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
