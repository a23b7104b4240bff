import type { Redis } from 'ioredis';

/** findInRedis lists the keys below a prefix whose name or content holds the text. */
export async function findInRedis(redis: Redis, prefix: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const key of await redis.keys(`${prefix}*`)) {
    const content = await read(redis, key);
    if (`${key} ${JSON.stringify(content)}`.includes(text)) found.push(key);
  }
  return found;
}

async function read(redis: Redis, key: string): Promise<unknown> {
  switch (await redis.type(key)) {
    case 'hash':
      return redis.hgetall(key);
    case 'list':
      return redis.lrange(key, 0, -1);
    case 'zset':
      return redis.zrange(key, 0, -1);
    case 'set':
      return redis.smembers(key);
    case 'stream':
      return redis.xrange(key, '-', '+');
    default:
      return redis.get(key);
  }
}
