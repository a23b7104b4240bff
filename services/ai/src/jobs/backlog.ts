import { Injectable } from '@nestjs/common';
import { jobKinds } from '@tailwright/contracts/jobs';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { DataSource } from 'typeorm';

interface Row {
  kind: string;
  status: string;
  count: number;
  oldest: number;
}

/** Backlog shows how much waits and for how long: the two figures to scale workers by. */
@Injectable()
export class Backlog {
  private readonly outstanding;
  private readonly oldest;

  constructor(
    private readonly dataSource: DataSource,
    metrics: Metrics,
  ) {
    this.outstanding = metrics.gauge('jobs_outstanding', 'Jobs that have not ended.', ['kind', 'status']);
    this.oldest = metrics.gauge('jobs_oldest_wait_seconds', 'Age of the oldest waiting job.', ['kind']);
  }

  async measure(): Promise<void> {
    const rows = await this.dataSource.query<Row[]>(
      `SELECT kind, status, count(*)::int AS count, extract(epoch FROM now() - min(created_at))::float AS oldest
       FROM jobs WHERE status IN ('queued', 'running') GROUP BY kind, status`,
    );
    for (const kind of jobKinds) {
      for (const status of ['queued', 'running']) {
        const found = rows.find((row) => row.kind === kind && row.status === status);
        this.outstanding.set({ kind, status }, found?.count ?? 0);
        if (status === 'queued') this.oldest.set({ kind }, found?.oldest ?? 0);
      }
    }
  }
}
