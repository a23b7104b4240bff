import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { RateLimit, RateLimitClass } from '@tailwright/contracts/limits';
import { CONFIG } from '@tailwright/platform/platform.module';
import { createHmac } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { networkOf } from '../edge/client-address.js';
import type { FastifyRequest } from '../identity/request.js';
import { type RateWindow, rateLimitsIn } from './rate-setting.js';
import { type CountedWindow, RedisThrottleStorage } from './throttle-storage.js';

/** RateLimits counts each call for its caller and for the caller's network, whose people have an allowance together. */
@Injectable()
export class RateLimits {
  private readonly limits: Record<RateLimitClass, RateLimit>;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly storage: RedisThrottleStorage,
  ) {
    this.limits = rateLimitsIn(config);
  }

  /** charge counts one call; throws rate_limited with the seconds to wait. */
  async charge(rateClass: RateLimitClass, request: FastifyRequest): Promise<void> {
    refuseBlocked(await this.storage.count(this.windowsOf(rateClass, request)));
  }

  /** check throws rate_limited when a charge would, and counts nothing. */
  async check(rateClass: RateLimitClass, request: FastifyRequest): Promise<void> {
    refuseBlocked(await this.storage.peek(this.windowsOf(rateClass, request)));
  }

  private windowsOf(rateClass: RateLimitClass, { user, ip }: FastifyRequest): CountedWindow[] {
    const { visitor, user: ofUser, network } = this.limits[rateClass];
    const address = networkOf(ip);
    const own = user ? this.counted(rateClass, ofUser, user.id) : this.counted(rateClass, visitor, address);
    return [...own, ...this.counted(`${rateClass}:network`, network, address)];
  }

  /** The keys hide the address: what stands in Redis cannot be turned back into one without COOKIE_KEY. */
  private counted(name: string, windows: readonly RateWindow[], who: string): CountedWindow[] {
    const caller = createHmac('sha256', this.config.COOKIE_KEY).update(who).digest('base64url').slice(0, 22);
    return windows.map(({ calls, seconds }) => ({
      key: `${name}:${seconds}:${caller}`,
      ttlMs: seconds * 1_000,
      limit: calls,
    }));
  }
}

function refuseBlocked({ waitMs }: { waitMs: number }): void {
  if (waitMs > 0) throw new AppError('rate_limited', undefined, { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
}
