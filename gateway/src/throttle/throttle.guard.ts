import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  ThrottlerGuard,
  type ThrottlerLimitDetail,
  type ThrottlerModuleOptions,
  type ThrottlerRequest,
  ThrottlerStorage,
  getOptionsToken,
} from '@nestjs/throttler';
import { AppError } from '@tailwright/contracts/errors';
import type { FastifyRequest } from '../identity/request.js';
import { EngineInfo } from './engine-info.js';
import { type RouteRateClass, rateClassKey } from './rate-limited.js';
import { tooFast } from './rate-limits.js';

/** ThrottleGuard counts each call in its class. While Redis is away reads pass; what costs money or guesses does not. */
@Injectable()
export class ThrottleGuard extends ThrottlerGuard {
  constructor(
    @Inject(getOptionsToken()) options: ThrottlerModuleOptions,
    @Inject(ThrottlerStorage) storage: ThrottlerStorage,
    reflector: Reflector,
    private readonly engine: EngineInfo,
  ) {
    super(options, storage, reflector);
  }

  protected override async shouldSkip(context: ExecutionContext): Promise<boolean> {
    const route = this.reflector.get<RouteRateClass | undefined>(rateClassKey, context.getHandler()) ?? 'general';
    if (route === 'unlimited') return true;
    requestOf(context).rateClass = route === 'ai' ? await this.engine.rateClass() : route;
    return false;
  }

  protected override async handleRequest(counted: ThrottlerRequest): Promise<boolean> {
    try {
      return await super.handleRequest(counted);
    } catch (error) {
      const { rateClass, method } = requestOf(counted.context);
      const mayPass = rateClass === 'general' && method === 'GET';
      if (mayPass && error instanceof AppError && error.code === 'unavailable') return true;
      throw error;
    }
  }

  protected override throwThrottlingException(_: ExecutionContext, counted: ThrottlerLimitDetail): Promise<void> {
    throw tooFast(counted.timeToBlockExpire);
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();
