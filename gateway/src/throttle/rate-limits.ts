import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { RateLimit, RateLimitClass } from '@tailwright/contracts/limits';
import { CONFIG } from '@tailwright/platform/platform.module';
import { createHmac } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { networkOf } from '../edge/client-address.js';
import type { FastifyRequest } from '../identity/request.js';
import { type RateWindow, rateLimitsIn } from './rate-setting.js';
import { RedisThrottleStorage } from './throttle-storage.js';

/** Guesses are counted by address even for someone signed in, or a second account would double them. */
const byAddress: readonly RateLimitClass[] = ['credentials', 'sharedMiss'];

/** RateLimits knows which windows count a request and under which key. */
@Injectable()
export class RateLimits {
  private readonly limits: Record<RateLimitClass, RateLimit>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly storage: RedisThrottleStorage,
  ) {
    this.limits = rateLimitsIn(config);
  }

  windows(rateClass: RateLimitClass, request: FastifyRequest): readonly RateWindow[] {
    return this.limits[rateClass][request.user ? 'user' : 'visitor'];
  }

  /** keyOf hides the address: what stands in Redis cannot be turned back into one without COOKIE_KEY. */
  keyOf(rateClass: RateLimitClass, request: FastifyRequest, window: RateWindow): string {
    const who = request.user && !byAddress.includes(rateClass) ? request.user.id : networkOf(request.ip);
    const caller = createHmac('sha256', this.config.COOKIE_KEY).update(who).digest('base64url').slice(0, 22);
    return `${rateClass}:${window.seconds}:${caller}`;
  }

  /** charge counts one call; throws rate_limited with the seconds to wait. */
  charge(rateClass: RateLimitClass, request: FastifyRequest): Promise<void> {
    return this.passAll(rateClass, request, 'increment');
  }

  /** check throws rate_limited when a charge would, and counts nothing. */
  check(rateClass: RateLimitClass, request: FastifyRequest): Promise<void> {
    return this.passAll(rateClass, request, 'peek');
  }

  private async passAll(rateClass: RateLimitClass, request: FastifyRequest, how: 'increment' | 'peek'): Promise<void> {
    for (const window of this.windows(rateClass, request)) {
      const key = this.keyOf(rateClass, request, window);
      const counted = await this.storage[how](key, window.seconds * 1_000, window.calls);
      if (counted.isBlocked) throw tooFast(counted.timeToBlockExpire);
    }
  }
}

export const tooFast = (retryAfterSeconds: number) => new AppError('rate_limited', undefined, { retryAfterSeconds });
