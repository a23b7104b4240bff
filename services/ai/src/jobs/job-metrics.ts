import { Injectable } from '@nestjs/common';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import type { JobEntity } from './job.entity.js';

type Outcome = 'done' | 'failed' | 'retried' | 'paused' | 'dropped';

/** JobMetrics are what a worker tells about the jobs it runs. */
@Injectable()
export class JobMetrics {
  private readonly runs;
  private readonly waits;
  private readonly failures;
  private readonly stalls;

  constructor(metrics: Metrics) {
    this.runs = metrics.durations('job_run_seconds', 'Runs of jobs, by how they ended.', ['kind', 'outcome']);
    this.waits = metrics.durations('job_wait_seconds', 'From submission to the first run.', ['kind']);
    this.failures = metrics.counter('job_failures_total', 'Jobs given up, by the code people saw.', ['kind', 'code']);
    this.stalls = metrics.counter('jobs_stalled_total', 'Jobs a dead worker left, taken over here.', ['kind']);
  }

  stalled(kind: string): void {
    this.stalls.inc({ kind });
  }

  began(job: Pick<JobEntity, 'kind' | 'attempts' | 'createdAt'>): void {
    if (job.attempts === 1) this.waits.observe({ kind: job.kind }, (Date.now() - job.createdAt.getTime()) / 1_000);
  }

  ended(kind: JobEntity['kind'], outcome: Outcome, beganMs: number): void {
    this.runs.observe({ kind, outcome }, (Date.now() - beganMs) / 1_000);
  }

  failed(kind: JobEntity['kind'], code: string): void {
    this.failures.inc({ kind, code });
  }
}
