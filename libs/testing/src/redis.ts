import { randomBytes } from 'node:crypto';

/** freshPrefix keeps the keys and channels of a test apart from those of all others. */
export function freshPrefix(): string {
  return `test-${randomBytes(8).toString('hex')}:`;
}

/** redisUrl is the Redis of the test run. */
export function redisUrl(): string {
  const url = process.env.TEST_REDIS_URL;
  if (!url) throw new Error('TEST_REDIS_URL is missing: run through Jest, whose global setup starts Redis.');
  return url;
}
