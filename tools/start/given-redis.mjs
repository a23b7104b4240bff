/**
 * assertRedisFits throws why a Redis of one's own cannot carry the system, such as its age or its eviction policy: the
 * processes themselves would only be unready. One that is not there yet is left to them, for they wait for it.
 */
export async function assertRedisFits(url, { createRedis, redisCheck, keyPrefix }) {
  const redis = createRedis(url, { role: 'request', keyPrefix });
  try {
    await redisCheck(redis)();
  } catch (cause) {
    if (redis.status === 'ready') throw new Error(`REDIS_URL cannot be used: ${cause.message}.`, { cause });
  } finally {
    redis.disconnect();
  }
}
