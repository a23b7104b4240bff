import { Inject, Injectable } from '@nestjs/common';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import { Redis } from 'ioredis';
import { Batch } from './batch.js';
import { type StreamId, nextAfter } from './stream-id.js';

const pageEntries = 2_000;
/** With two flushes a second this drains 40,000 loads a second, several times what the gateways can count. */
const batchEntriesMax = 20_000;

/** ViewStream is the stream of hits the gateways append to. */
@Injectable()
export class ViewStream {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async newestId(): Promise<StreamId> {
    const [newest] = await this.redis.xrevrange(viewKeys.hits, '+', '-', 'COUNT', 1);
    return (newest?.[0] ?? '0-0') as StreamId;
  }

  async readAfter(cursor: StreamId): Promise<Batch> {
    const batch = new Batch(cursor);
    for (let read = 0; read < batchEntriesMax; read += pageEntries) {
      const entries = await this.redis.xrange(viewKeys.hits, `(${batch.upTo}`, '+', 'COUNT', pageEntries);
      for (const [id, fields] of entries) batch.add(id as StreamId, fields);
      if (entries.length < pageEntries) break;
    }
    return batch;
  }

  /** Moves the stream's clock past the cursor with an entry that names no link, so that later hits are not skipped. */
  async catchUpWith(cursor: StreamId): Promise<void> {
    await this.redis.xadd(viewKeys.hits, nextAfter(cursor), 'l', '');
  }

  /** Keeps the newest flushed entry: it is what `newestId` tells the stream's position by. */
  async forgetBefore(cursor: StreamId): Promise<void> {
    await this.redis.xtrim(viewKeys.hits, 'MINID', cursor);
  }
}
