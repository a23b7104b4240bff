import { Inject, Injectable } from '@nestjs/common';
import { findSession } from '@tailwright/contracts/auth';
import { describeEngine } from '@tailwright/contracts/jobs';
import { checkMailServer } from '@tailwright/contracts/mail';
import { fillSharedPage } from '@tailwright/contracts/share';
import { RpcClient } from '@tailwright/platform/bus/client';
import { CONFIG } from '@tailwright/platform/platform.module';
import { REDIS } from '@tailwright/platform/redis';
import { Logger } from '@tailwright/platform/telemetry/logger';
import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../config.js';

const retryMs = 250;

/** Backends waits until everything behind the gateway has answered once, so that the first visitor finds it working. */
@Injectable()
export class Backends {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly rpc: RpcClient,
    private readonly logger: Logger,
  ) {}

  /** ready resolves when all have answered; rejects after START_MS with the names of those that have not. */
  async ready(): Promise<void> {
    const deadline = Date.now() + this.config.START_MS;
    const missing = new Set(Object.keys(this.firstCalls));
    const notice = setInterval(() => this.logger.info({ missing: [...missing] }, 'waiting'), 5_000);
    try {
      await Promise.all(
        Object.entries(this.firstCalls).map(([name, call]) => this.answered(name, call, missing, deadline)),
      );
    } finally {
      clearInterval(notice);
    }
    if (missing.size > 0)
      throw new Error(`${[...missing].join(', ')} did not answer within ${this.config.START_MS} ms`);
  }

  /** Calls that change nothing: a session and a link that cannot exist. */
  private readonly firstCalls: Record<string, () => Promise<unknown>> = {
    redis: () => this.redis.ping(),
    auth: () => this.rpc.call(findSession, { token: 'A'.repeat(43) }),
    resume: () => this.rpc.call(fillSharedPage, { publicLinkId: 'A'.repeat(22) }),
    ai: () => this.rpc.call(describeEngine, {}),
    mail: () => this.rpc.call(checkMailServer, {}),
  };

  private async answered(
    name: string,
    call: () => Promise<unknown>,
    missing: Set<string>,
    deadline: number,
  ): Promise<void> {
    while (Date.now() < deadline) {
      try {
        await call();
        missing.delete(name);
        return;
      } catch (error) {
        this.logger.debug({ err: error, name }, 'not there yet');
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }
}
