import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  ThrottlerGuard,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  ThrottlerStorage,
  getOptionsToken,
} from '@nestjs/throttler';
import { AppError } from '@tailwright/contracts/errors';
import type { FastifyRequest } from '../identity/request.js';
import { EngineInfo } from './engine-info.js';
import { type RouteRateClass, rateClassKey } from './rate-limited.js';
import { RateLimits } from './rate-limits.js';

/** ThrottleGuard counts each call in its class. While Redis is away reads pass; what costs money or guesses does not. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    @Inject(ThrottlerStorage) storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly engine: EngineInfo,
    private readonly limits: RateLimits,
  ) {
    super(options, storage, reflector);
  }

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<RouteRateClass | undefined>(rateClassKey, context.getHandler()) ?? 'general';
    if (route === 'unlimited') return true;
    requestOf(context).rateClass = route === 'ai' ? await this.engine.rateClass() : route;
    return false;
  }

  protected override async handleRequest({ context }: ThrottlerRequest): Promise<boolean> {
    const request = requestOf(context);
    const rateClass = request.rateClass ?? 'general';
    try {
      await this.limits.charge(rateClass, request);
      return true;
    } catch (error) {
      const mayPass = rateClass === 'general' && request.method === 'GET';
      if (mayPass && error instanceof AppError && error.code === 'unavailable') return true;
      throw error;
    }
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();
