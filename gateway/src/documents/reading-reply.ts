import { linesMediaType } from '@tailwright/contracts/define';
import type { ExtractedDocument, ReadingLine, ReadingProgress } from '@tailwright/contracts/documents';
import { toAppError } from '@tailwright/platform/http/to-app-error';
import type { FastifyReply, FastifyRequest } from '../identity/request.js';
import { writeUnbuffered } from '../unbuffered.js';

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
    this.takesLines = request.headers.accept?.includes(linesMediaType) ?? false;
  }

  readonly onProgress = (progress: ReadingProgress): void => {
    if (!this.takesLines || this.signal.aborted) return;
    if (!this.hasBegun) writeUnbuffered(this.reply, linesMediaType);
    this.hasBegun = true;
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

  private write(line: ReadingLine): void {
    this.reply.raw.write(`${JSON.stringify(line)}\n`);
  }
}
