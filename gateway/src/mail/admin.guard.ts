import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { CONFIG } from '@tailwright/platform/platform.module';
import type { GatewayConfig } from '../config.js';
import type { FastifyRequest } from '../identity/request.js';

/** AdminGuard lets only the accounts of ADMIN_EMAILS in, when that list is set. */
@Injectable()
export class AdminGuard implements CanActivate {
  private readonly emails: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: GatewayConfig) {
    this.emails = new Set(config.ADMIN_EMAILS.map((email) => email.toLowerCase()));
  }

  canActivate(context: ExecutionContext): boolean {
    const { user } = context.switchToHttp().getRequest<FastifyRequest>();
    if (this.emails.size > 0 && !this.emails.has(user?.email.toLowerCase() ?? '')) throw new AppError('forbidden');
    return true;
  }
}
