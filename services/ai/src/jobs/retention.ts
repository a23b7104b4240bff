import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { limits } from '@tailwright/contracts/limits';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { DataSource } from 'typeorm';

const everyMs = 60_000;
const rowsMax = 1_000;
/** A user's result that could not be saved in all this time will not be. */
const unsavedDays = 7;
/** Long enough for one search for a job: until then the same texts have the same score. */
const quotesDays = 90;

/** Retention deletes what people gave us: a saved result after minutes, what is left of a job a day after its end. */
@Injectable()
export class Retention implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.prune().catch((error: unknown) => this.logger.warn({ err: error }, 'jobs were not pruned'));
    }, everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async prune(): Promise<void> {
    await this.forgetSaved();
    await this.forgetEnded();
    await this.forgetQuotes();
  }

  /** A result that is saved stays for the client that still waits for it or reloads; then the record is the only copy. */
  private async forgetSaved(): Promise<void> {
    await this.dataSource.query(
      `UPDATE jobs SET result = NULL WHERE id IN (
         SELECT id FROM jobs
         WHERE saved_at < now() - make_interval(mins => $1) AND saved_at IS NOT NULL AND result IS NOT NULL
         LIMIT $2 FOR UPDATE SKIP LOCKED)`,
      [limits.savedResultMinutes, rowsMax],
    );
  }

  private async forgetQuotes(): Promise<void> {
    await this.dataSource.query('DELETE FROM evidence_quotes WHERE made_at < now() - make_interval(days => $1)', [
      quotesDays,
    ]);
  }

  private async forgetEnded(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM jobs WHERE id IN (
         SELECT id FROM jobs
         WHERE finished_at < now() - make_interval(hours => $1)
           AND (owner_kind = 'visitor' OR kind = 'cover-letter' OR status <> 'done' OR saved_at IS NOT NULL
             OR finished_at < now() - make_interval(days => $2))
         LIMIT $3 FOR UPDATE SKIP LOCKED)`,
      [limits.visitorJobHours, unsavedDays, rowsMax],
    );
  }
}
