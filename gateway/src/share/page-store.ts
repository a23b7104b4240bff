import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import { storesAway } from '../stores-away.js';

/**
 * One round trip for a load: the page's existence is the gate, so a deleted link dies at once; then the hit and the
 * live figure; and the body only when it is not the version the gateway already holds. A page without a live figure
 * counts as a miss, or the figure would start again at 1. See ADR 0003.
 */
const readPage = `
local version = redis.call('HGET', KEYS[1], 'version')
local views = version and redis.call('HGET', KEYS[2], ARGV[1])
if not views then return false end
if ARGV[3] == '1' then
  redis.call('XADD', KEYS[3], '*', 'l', ARGV[1])
  views = redis.call('HINCRBY', KEYS[2], ARGV[1], 1)
end
if version == ARGV[2] then return {tonumber(views)} end
return {tonumber(views), version, redis.call('HGET', KEYS[1], 'body')}
`;

interface ScriptedRedis extends Redis {
  readPageBuffer(
    page: string,
    live: string,
    hits: string,
    publicLinkId: string,
    heldVersion: string,
    counts: '0' | '1',
  ): Promise<[views: number, version?: Buffer, sealed?: Buffer] | null>;
}

/** StoredPage is what Redis says of a page; the sealed body is left out when the held version is the current one. */
export interface StoredPage {
  views: number;
  changed?: { version: string; sealed: Buffer };
}

/** PageStore reads and counts public pages in Redis; only the resume service writes them. Throws unavailable. */
@Injectable()
export class PageStore implements OnApplicationShutdown {
  private readonly redis: ScriptedRedis;

  constructor(@Inject(REDIS) redis: Redis) {
    // A connection of its own that sends what one turn of the loop asks in one write: each write costs a system call.
    const pages = redis.duplicate({ enableAutoPipelining: true });
    pages.on('error', () => undefined);
    pages.defineCommand('readPage', { numberOfKeys: 3, lua: readPage });
    this.redis = pages as ScriptedRedis;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  async find(publicLinkId: string, heldVersion: string | undefined, counts: boolean): Promise<StoredPage | null> {
    const keys = [viewKeys.page(publicLinkId), viewKeys.live, viewKeys.hits] as const;
    const found = await this.redis
      .readPageBuffer(...keys, publicLinkId, heldVersion ?? '', counts ? '1' : '0')
      .catch(storesAway);
    if (!found) return null;
    const [views, version, sealed] = found;
    return { views, ...(version && sealed && { changed: { version: version.toString(), sealed } }) };
  }
}
