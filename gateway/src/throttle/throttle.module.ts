import { Module } from '@nestjs/common';
import { ThrottlerModule } from '@nestjs/throttler';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import { EngineInfo } from './engine-info.js';
import { RateLimits } from './rate-limits.js';
import { RedisThrottleStorage } from './throttle-storage.js';

@Module({
  providers: [
    { provide: RedisThrottleStorage, useFactory: (redis: Redis) => new RedisThrottleStorage(redis), inject: [REDIS] },
    RateLimits,
    EngineInfo,
  ],
  exports: [RedisThrottleStorage, RateLimits, EngineInfo],
})
export class RateLimitsModule {}

@Module({
  imports: [
    RateLimitsModule,
    ThrottlerModule.forRootAsync({
      imports: [RateLimitsModule],
      inject: [RedisThrottleStorage],
      useFactory: (storage: RedisThrottleStorage) => ({
        storage,
        // One throttler stands for all windows of a call, which ThrottleGuard has counted in one step; its own are unused.
        throttlers: [{ name: 'windows', ttl: 1, limit: 1 }],
      }),
    }),
  ],
  exports: [RateLimitsModule, ThrottlerModule],
})
export class ThrottleModule {}
