import type { QueueOptions, WorkerOptions } from 'bullmq';
import type { BaseConfig } from '../config.js';
import { createRedis } from '../redis.js';

type QueueConfig = Pick<BaseConfig, 'REDIS_URL' | 'KEY_PREFIX'>;

/** jobTiming decides how soon the jobs of a dead worker run again: 11 s at most, where BullMQ's defaults take 61. */
export const jobTiming = { lockMs: 8_000, stalledCheckMs: 3_000 } as const;

const bullPrefix = (config: QueueConfig) => `${config.KEY_PREFIX}bull`;

/** queueOptions are for the side that adds jobs: it answers a request, so it fails within a second. */
export function queueOptions(config: QueueConfig): QueueOptions {
  return {
    connection: createRedis(config.REDIS_URL, { role: 'request' }),
    prefix: bullPrefix(config),
    streams: { events: { maxLen: 1_000 } },
    defaultJobOptions: {
      attempts: 3,
      backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
      removeOnComplete: { age: 3_600, count: 1_000 },
      removeOnFail: { age: 604_800, count: 5_000 },
      keepLogs: 0,
    },
  };
}

/** workerOptions are for the side that runs jobs. */
export function workerOptions(config: QueueConfig): WorkerOptions {
  return {
    connection: createRedis(config.REDIS_URL, { role: 'worker' }),
    prefix: bullPrefix(config),
    lockDuration: jobTiming.lockMs,
    stalledInterval: jobTiming.stalledCheckMs,
    // The default of 1 fails a job for ever after two crashed workers, whatever its attempts.
    maxStalledCount: 5,
    removeOnComplete: { age: 3_600, count: 1_000 },
    removeOnFail: { age: 604_800, count: 5_000 },
  };
}
