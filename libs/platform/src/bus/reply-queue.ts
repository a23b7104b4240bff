import type { Redis } from 'ioredis';
import { group } from './names.js';
import type { Seal } from './seal.js';

/** Reply is an answer on its way to its caller's channel, serialised as a ReplyEnvelope. */
export interface Reply {
  channel: string;
  json: string;
}

/**
 * ReplyQueue publishes answers in batches, one message per caller, and then forgets their calls. While a batch is on its
 * way the next one gathers.
 */
export class ReplyQueue {
  private replies = new Map<string, string[]>();
  private finished: string[] = [];
  private flushing: Promise<void> | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly stream: string,
    private readonly seal: Seal,
  ) {}

  /** finish forgets the entry, after publishing the reply if there is one. */
  finish(entry: string, reply?: Reply): void {
    this.finished.push(entry);
    if (reply) {
      const waiting = this.replies.get(reply.channel);
      if (waiting) waiting.push(reply.json);
      else this.replies.set(reply.channel, [reply.json]);
    }
    this.flushing ??= new Promise((resolve) => setImmediate(() => resolve(this.flushAll())));
  }

  /** drain resolves when everything finished so far has been written. */
  async drain(): Promise<void> {
    await this.flushing;
  }

  private async flushAll(): Promise<void> {
    while (this.finished.length) await this.flush();
    this.flushing = undefined;
  }

  private async flush(): Promise<void> {
    const { replies, finished } = this;
    this.replies = new Map();
    this.finished = [];
    const pipeline = this.redis.pipeline();
    for (const [channel, waiting] of replies) {
      // Bound to its channel, so that nothing else that was sealed can be played back as an answer.
      pipeline.publish(channel, this.seal.sealJson(`[${waiting.join(',')}]`, channel));
    }
    // Deleted before acknowledged: cut in between, the group only holds a delivery of nothing, which XAUTOCLAIM
    // drops. The other order would leave an entry that no group ever delivers again.
    pipeline.xdel(this.stream, ...finished);
    pipeline.xack(this.stream, group, ...finished);
    // A lost write costs nothing: the call is delivered or sent again, and answered from the stored answer.
    await pipeline.exec().catch(() => undefined);
  }
}
