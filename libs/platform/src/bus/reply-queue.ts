import type { Redis } from 'ioredis';
import { type Reply, packReplies } from './envelope.js';
import { group } from './names.js';

/** ReplyQueue publishes the answers of one turn of the loop, one message per caller, and then forgets their calls. */
export class ReplyQueue {
  private replies = new Map<string, Reply[]>();
  private finished: string[] = [];
  private flushing: Promise<void> | undefined;

  constructor(
    private readonly redis: Redis,
    private readonly stream: string,
  ) {}

  /** finish forgets the entry, after publishing the reply if there is one. */
  finish(entry: string, reply?: { channel: string } & Reply): void {
    this.finished.push(entry);
    if (reply) {
      const waiting = this.replies.get(reply.channel);
      if (waiting) waiting.push(reply);
      else this.replies.set(reply.channel, [reply]);
    }
    this.flushing ??= new Promise((resolve) => setImmediate(() => resolve(this.flush())));
  }

  /** drain resolves when everything finished so far has been written. */
  async drain(): Promise<void> {
    while (this.flushing) await this.flushing;
  }

  private async flush(): Promise<void> {
    const { replies, finished } = this;
    this.replies = new Map();
    this.finished = [];
    this.flushing = undefined;
    const pipeline = this.redis.pipeline();
    for (const [channel, waiting] of replies) pipeline.publish(channel, packReplies(waiting));
    // Deleted before acknowledged: cut in between, the group only holds a delivery of nothing, which XAUTOCLAIM
    // drops. The other order would leave an entry that no group ever delivers again.
    pipeline.xdel(this.stream, ...finished);
    pipeline.xack(this.stream, group, ...finished);
    // A lost write costs nothing: the call is delivered or sent again, and answered from the stored answer.
    await pipeline.exec().catch(() => undefined);
  }
}
