import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import { randomBytes } from 'node:crypto';
import { storesAway } from '../stores-away.js';

/**
 * One round trip for a load: the page's existence is the gate, so a deleted link dies at once; then the hit and the
 * live figure; and the body only when it is not the version the gateway already holds. A page without a live figure
 * counts as a miss, or the figure would start again at 1. Who looks is hashed with a salt that dies with its day, in the
 * same call, so that no salt is ever held outside Redis. See ADR 0003.
 */
const readPage = `
local version = redis.call('HGET', KEYS[1], 'version')
local views = version and redis.call('HGET', KEYS[2], ARGV[1])
if not views then return false end
if ARGV[3] ~= '' then
  local saltKey = KEYS[4] .. math.floor(redis.call('TIME')[1] / 86400)
  local salt = redis.call('GET', saltKey)
  if not salt then
    salt = ARGV[4]
    redis.call('SET', saltKey, salt, 'EX', 172800)
  end
  redis.call('XADD', KEYS[3], '*', 'l', ARGV[1], 'v', redis.sha1hex(salt .. ARGV[3]))
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
    salt: string,
    publicLinkId: string,
    heldVersion: string,
    visitor: string,
    newSalt: string,
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
    pages.defineCommand('readPage', { numberOfKeys: 4, lua: readPage });
    this.redis = pages as ScriptedRedis;
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }

  /** find counts a view by `visitor`; null for a load that does not count. */
  async find(
    publicLinkId: string,
    heldVersion: string | undefined,
    visitor: string | null,
  ): Promise<StoredPage | null> {
    const keys = [viewKeys.page(publicLinkId), viewKeys.live, viewKeys.hits, viewKeys.salt('')] as const;
    // A fresh one each time, used by the first view of a day: one kept here could serve two days.
    const newSalt = randomBytes(16).toString('base64url');
    const found = await this.redis
      .readPageBuffer(...keys, publicLinkId, heldVersion ?? '', visitor ?? '', newSalt)
      .catch(storesAway);
    if (!found) return null;
    const [views, version, sealed] = found;
    return { views, ...(version && sealed && { changed: { version: version.toString(), sealed } }) };
  }
}
