import { Module, type Type } from '@nestjs/common';
import { jobKinds } from '@tailwright/contracts/jobs';
import { databaseModule } from '@tailwright/platform/database';
import { workerOptions } from '@tailwright/platform/jobs/queue';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { BuildJob } from './build/build.job.js';
import type { AiWorkerConfig } from './config.js';
import { CoverLetterJob } from './cover-letter/cover-letter.job.js';
import { database } from './data-source.js';
import { ProviderBudget } from './engine/budget.js';
import { EngineAnnouncement } from './engine/announced-engine.js';
import { ENGINE, chooseEngine } from './engine/choose-engine.js';
import { ProviderMetrics } from './engine/provider-metrics.js';
import { ProviderNotices } from './engine/provider-notices.js';
import { JobMetrics } from './jobs/job-metrics.js';
import { JobRows } from './jobs/job-rows.js';
import { JobRunner } from './jobs/job-runner.js';
import { ProgressSignals } from './jobs/progress-signals.js';
import { queueConnection } from './jobs/queue-connection.js';
import { ResumeSaver } from './jobs/resume-saver.js';
import { RunningJobs } from './jobs/running-jobs.js';
import { OptimizeJob } from './optimize/optimize.job.js';
import { QuoteStore } from './optimize/quote-store.js';
import { TextThreads, textWorkProgram } from './text-work/text-threads.js';

/** workerModule is the process that runs jobs; start as many of it as there is work. */
export function workerModule(config: AiWorkerConfig, program = textWorkProgram): Type {
  @Module({
    imports: [
      PlatformModule.forRoot({ name: 'ai-worker', config }),
      databaseModule({ ...database, config }),
      queueConnection(workerOptions(config)),
    ],
    providers: [
      ProviderBudget,
      ProviderMetrics,
      ProviderNotices,
      {
        provide: ENGINE,
        useFactory: (texts: TextThreads, budget: ProviderBudget, metrics: ProviderMetrics, notices: ProviderNotices) =>
          chooseEngine(config, texts, { budget, metrics, notices }, (count) => metrics.sectionsAsWritten(count)),
        inject: [TextThreads, ProviderBudget, ProviderMetrics, ProviderNotices],
      },
      EngineAnnouncement,
      {
        provide: TextThreads,
        useFactory: (logger: Logger, metrics: Metrics) =>
          // Each running job has one piece of work at a time.
          new TextThreads({ program, waitingMax: jobKinds.length * config.WORKER_CONCURRENCY }, logger, metrics),
        inject: [Logger, Metrics],
      },
      JobMetrics,
      JobRows,
      RunningJobs,
      JobRunner,
      ProgressSignals,
      ResumeSaver,
      OptimizeJob,
      QuoteStore,
      BuildJob,
      CoverLetterJob,
    ],
  })
  class WorkerModule {}
  return WorkerModule;
}
