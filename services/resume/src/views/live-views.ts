import { Inject, Injectable } from '@nestjs/common';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import { Redis } from 'ioredis';

const raiseToFlushed = `
  for i = 1, #ARGV, 2 do
    local live = tonumber(redis.call('HGET', KEYS[1], ARGV[i]) or '-1')
    if live < tonumber(ARGV[i + 1]) then redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1]) end
  end`;

/** LiveViews are the totals the gateway counts up at each load, ahead of what is flushed to Postgres. */
@Injectable()
export class LiveViews {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  async of(links: string[]): Promise<Map<string, number>> {
    if (links.length === 0) return new Map();
    const figures = await this.redis.hmget(viewKeys.live, ...links);
    return new Map(links.map((link, index) => [link, Number(figures[index] ?? 0)]));
  }

  /** Redis may have come back older than Postgres; the shown figure must not fall, so it is raised, never set. */
  async raise(totals: ReadonlyMap<string, number>): Promise<void> {
    if (totals.size > 0) await this.redis.eval(raiseToFlushed, 1, viewKeys.live, ...[...totals].flat());
  }
}
