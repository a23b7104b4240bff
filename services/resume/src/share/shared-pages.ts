import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type SharedPage, viewKeys } from '@tailwright/contracts/views';
import { Seal } from '@tailwright/platform/bus/seal';
import { REDIS } from '@tailwright/platform/redis';
import { Redis } from 'ioredis';

/** A page lives an hour: should Redis come back from a disk older than a deletion, the link still dies by itself. */
const pageSeconds = 3_600;

/** Atomic, so that no reader sees a page without its figure, and the figure never falls. */
const writePage = `
  redis.call('HSET', KEYS[1], 'version', ARGV[1], 'body', ARGV[2])
  redis.call('EXPIRE', KEYS[1], ARGV[3])
  local live = tonumber(redis.call('HGET', KEYS[2], ARGV[4]) or '-1')
  if live < tonumber(ARGV[5]) then redis.call('HSET', KEYS[2], ARGV[4], ARGV[5]) end`;

/** SharedPages are the public pages in Redis, which only this service writes and deletes. */
@Injectable()
export class SharedPages {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly seal: Seal,
  ) {}

  async write(publicLinkId: string, page: SharedPage, views: number): Promise<void> {
    const body = this.seal.seal(page, publicLinkId);
    const keys = [viewKeys.page(publicLinkId), viewKeys.live];
    await this.redis.eval(writePage, 2, ...keys, versionOf(page), body, pageSeconds, publicLinkId, views);
  }

  /** outdate has pages filled again with the next load; their figures stay. */
  async outdate(publicLinkIds: string[]): Promise<void> {
    if (publicLinkIds.length > 0) await this.redis.del(...publicLinkIds.map((link) => viewKeys.page(link)));
  }

  async remove(publicLinkIds: string[]): Promise<void> {
    if (publicLinkIds.length === 0) return;
    await this.outdate(publicLinkIds);
    await this.redis.hdel(viewKeys.live, ...publicLinkIds);
  }
}

/** The version follows the text and the look, so a refilled page keeps the copies the gateways already hold. */
function versionOf(page: SharedPage): string {
  return createHash('sha256')
    .update(`${page.resumeId}\n${JSON.stringify(page.look ?? null)}\n${page.resume}`)
    .digest('base64url')
    .slice(0, 22);
}
