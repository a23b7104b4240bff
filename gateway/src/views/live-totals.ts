import { Inject, Injectable } from '@nestjs/common';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';

/** LiveTotals reads the figures that every load of a page counts up. */
@Injectable()
export class LiveTotals {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** A link that Redis does not know, as one just deleted, is left out. */
  async of(links: string[]): Promise<Map<string, number>> {
    if (links.length === 0) return new Map();
    const figures = await this.redis.hmget(viewKeys.live, ...links);
    return new Map(links.flatMap((link, at) => (figures[at] == null ? [] : [[link, Number(figures[at])]])));
  }
}
