import { type ExecutionContext, Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerOptions } from '@nestjs/throttler';
import { REDIS } from '@tailwright/platform/redis';
import type { Redis } from 'ioredis';
import type { FastifyRequest } from '../identity/request.js';
import { EngineInfo } from './engine-info.js';
import { windowsMax } from './rate-setting.js';
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
      inject: [RateLimits, RedisThrottleStorage],
      useFactory: (limits: RateLimits, storage: RedisThrottleStorage) => ({
        storage,
        setHeaders: false,
        throttlers: Array.from({ length: windowsMax }, (_, index) => nthWindow(limits, index)),
      }),
    }),
  ],
  exports: [RateLimitsModule, ThrottlerModule],
})
export class ThrottleModule {}

/** nthWindow is a throttler for the n-th window of whatever class the request is counted in. */
function nthWindow(limits: RateLimits, index: number): ThrottlerOptions {
  const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();
  const classOf = (request: FastifyRequest) => request.rateClass ?? 'general';
  const windowOf = (context: ExecutionContext) => {
    const request = requestOf(context);
    const window = limits.windows(classOf(request), request)[index];
    if (!window) throw new Error(`no window ${index} for ${classOf(request)}`);
    return window;
  };
  return {
    name: `window-${index}`,
    ttl: (context) => windowOf(context).seconds * 1_000,
    limit: (context) => windowOf(context).calls,
    skipIf: (context) => index >= limits.windows(classOf(requestOf(context)), requestOf(context)).length,
    getTracker: (_, context) => {
      const request = requestOf(context);
      return limits.keyOf(classOf(request), request, windowOf(context));
    },
    generateKey: (_, tracker) => tracker,
  };
}
