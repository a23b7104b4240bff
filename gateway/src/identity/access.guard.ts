import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Endpoint } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { ENDPOINT } from '@tailwright/platform/http/route';
import type { FastifyRequest } from './request.js';

/** AccessGuard refuses a call that needs a signed-in user and has none. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const endpoint = this.reflector.get<Endpoint | undefined>(ENDPOINT, context.getHandler());
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (endpoint?.access === 'user' && !user) throw new AppError('unauthorized');
    return true;
  }
}
