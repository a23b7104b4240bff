import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { DataSource } from 'typeorm';
import { forgottenAfterHours } from './password-attempts.js';

const everyMs = 10 * 60_000;

/** Pruning removes what no longer decides anything: expired sessions, old attempts, devices unused for a year. */
@Injectable()
export class Pruning implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: DataSource,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.prune().catch((error: unknown) => this.logger.warn({ err: error }, 'pruning failed'));
    }, everyMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE expires_at <= now()');
    await this.database.query('DELETE FROM password_attempts WHERE last_at < now() - make_interval(hours => $1)', [
      forgottenAfterHours,
    ]);
    await this.database.query(`DELETE FROM known_devices WHERE used_at < now() - interval '1 year'`);
  }
}
