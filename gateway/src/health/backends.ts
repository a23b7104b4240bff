import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { findSession } from '@tailwright/contracts/auth';
import { describeEngine } from '@tailwright/contracts/jobs';
import { checkMailServer } from '@tailwright/contracts/mail';
import { fillSharedPage } from '@tailwright/contracts/share';
import { BootError } from '@tailwright/platform/boot-error';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Readiness } from '@tailwright/platform/health/readiness';
import { CONFIG } from '@tailwright/platform/platform.module';
import { REDIS } from '@tailwright/platform/redis';
import { Logger } from '@tailwright/platform/telemetry/logger';
import type { Redis } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import type { GatewayConfig } from '../config.js';

const retryMs = 250;
const noticeMs = 5_000;

/**
 * Backends waits until what is behind the gateway has answered once, so that the first visitor finds it working. A
 * service that stays away costs what it does, not the site; mail is not waited for at all.
 */
@Injectable()
export class Backends implements OnModuleDestroy {
  private isStopping = false;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
    private readonly readiness: Readiness,
    private readonly logger: Logger,
  ) {}

  /**
   * ready resolves when all but mail have answered, or after START_MS without those that have not; readiness names
   * them until they do. Throws BootError when Redis is one of them: nothing works without it.
   */
  async ready(): Promise<void> {
    const missing = new Set(Object.keys(this.firstCalls));
    this.note(missing);
    const waits = Object.entries(this.firstCalls).map(async ([name, call]) => {
      await this.answered(name, call);
      missing.delete(name);
      this.note(missing);
    });
    const notice = setInterval(() => this.logger.info({ missing: [...missing] }, 'waiting'), noticeMs);
    const mail = Object.keys(this.firstCalls).indexOf('mail');
    await Promise.race([Promise.all(waits.toSpliced(mail, 1)), delay(this.config.START_MS, undefined, { ref: false })]);
    clearInterval(notice);
    if (missing.has('redis')) throw new BootError([`Redis did not answer within ${this.config.START_MS} ms.`]);
    if (missing.size > 0) this.logger.warn({ missing: [...missing] }, 'started before these services answered');
  }

  onModuleDestroy(): void {
    this.isStopping = true;
  }

  /** Calls that change nothing: a session and a link that cannot exist. */
  private readonly firstCalls: Record<string, () => Promise<unknown>> = {
    redis: () => this.redis.ping(),
    auth: () => this.rpc.call(findSession, { token: 'A'.repeat(43) }),
    resume: () => this.rpc.call(fillSharedPage, { publicLinkId: 'A'.repeat(22) }),
    ai: () => this.rpc.call(describeEngine, {}),
    mail: () => this.rpc.call(checkMailServer, {}),
  };

  private async answered(name: string, call: () => Promise<unknown>): Promise<void> {
    while (!this.isStopping) {
      try {
        await call();
        return;
      } catch (error) {
        this.logger.debug({ err: error, name }, 'not there yet');
        await delay(retryMs, undefined, { ref: false });
      }
    }
  }

  private note(missing: Set<string>): void {
    if (missing.size === 0) this.readiness.clearNote('services');
    else this.readiness.note('services', `not answered since the start: ${[...missing].join(', ')}`);
  }
}
