import type { OutgoingHttpHeaders } from 'node:http';
import {
  type ExtractedDocument,
  type ReadingLine,
  type ReadingProgress,
  readingLines,
} from '@tailwright/contracts/documents';
import { toAppError } from '@tailwright/platform/http/to-app-error';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';

/** ReadingReply answers one reading: as JSON, or line by line once there is progress and the client takes lines. */
export class ReadingReply {
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  private readonly takesLines: boolean;
  private hasBegun = false;

  constructor(
    request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    this.signal = gone.signal;
    this.takesLines = request.headers.accept?.includes(readingLines) ?? false;
  }

  readonly onProgress = (progress: ReadingProgress): void => {
    if (!this.takesLines || this.signal.aborted) return;
    if (!this.hasBegun) this.begin();
    this.write({ progress });
  };

  /** answer sends what `read` gives. Throws what it throws, unless lines have begun: the last one then says it. */
  async answer(read: () => Promise<ExtractedDocument>): Promise<void> {
    try {
      const document = await read();
      if (!this.hasBegun) return void this.reply.send(document);
      this.write({ document });
    } catch (error) {
      if (!this.hasBegun) throw error;
      this.write({ problem: toAppError(error).toEnvelope() });
    }
    this.reply.raw.end();
  }

  /** Taken away from Fastify, so that nothing buffers or compresses the lines. */
  private begin(): void {
    this.hasBegun = true;
    void this.reply.hijack();
    this.reply.raw.writeHead(200, {
      ...(this.reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': `${readingLines}; charset=utf-8`,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  }

  private write(line: ReadingLine): void {
    this.reply.raw.write(`${JSON.stringify(line)}\n`);
  }
}
