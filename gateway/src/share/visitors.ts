import { Inject, Injectable } from '@nestjs/common';
import type { PublicLinkId } from '@tailwright/contracts/resumes';
import { CONFIG } from '@tailwright/platform/platform.module';
import { createHmac } from 'node:crypto';
import type { GatewayConfig } from '../config.js';
import { networkOf } from '../edge/client-address.js';
import type { FastifyRequest } from '../identity/request.js';

/**
 * Visitors marks who looks at a page, so that repeated loads can be told from new people. The mark is keyed, because
 * addresses are few enough to be guessed from a bare hash, and Redis salts it with the day before it keeps it. Neither
 * address nor user agent is stored anywhere.
 */
@Injectable()
export class Visitors {
  constructor(@Inject(CONFIG) private readonly config: Pick<GatewayConfig, 'COOKIE_KEY'>) {}

  mark(publicLinkId: PublicLinkId, { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
    const person = [publicLinkId, networkOf(ip), headers['user-agent'] ?? ''].join('\n');
    return createHmac('sha256', this.config.COOKIE_KEY).update(person).digest('base64url');
  }
}
