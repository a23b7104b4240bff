import type { FastifyReply } from '../identity/request.js';
import { writeUnbuffered } from '../unbuffered.js';

/** Proxies close connections that stay silent; most after 30 or 60 seconds. */
const heartbeatMs = 15_000;

/** EventStream writes server-sent events. */
export class EventStream {
  private readonly heart: NodeJS.Timeout;

  constructor(private readonly reply: FastifyReply) {
    writeUnbuffered(reply, 'text/event-stream');
    this.heart = setInterval(() => reply.raw.write(':\n\n'), heartbeatMs);
    reply.raw.once('close', () => clearInterval(this.heart));
  }

  /** isBehind is true while the client reads slower than we write: what is only progress can then be left out. */
  get isBehind(): boolean {
    return this.reply.raw.writableNeedDrain;
  }

  onClose(listener: () => void): void {
    // A client that left while it was looked up has closed already, and says it only once.
    if (this.reply.raw.destroyed) listener();
    else this.reply.raw.once('close', listener);
  }

  send(id: string, data: unknown): void {
    this.reply.raw.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    clearInterval(this.heart);
    this.reply.raw.end();
  }
}
