import { Module, type Type } from '@nestjs/common';
import { databaseModule } from '@tailwright/platform/database';
import { queueOptions } from '@tailwright/platform/jobs/queue';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import type { AiConfig } from './config.js';
import { database } from './data-source.js';
import { AnnouncedEngine } from './engine/announced-engine.js';
import { Backlog } from './jobs/backlog.js';
import { Cancellations } from './jobs/cancellations.js';
import { DeletedAccounts } from './jobs/deleted-accounts.subscriber.js';
import { DeletedResumes } from './jobs/deleted-resumes.subscriber.js';
import { JobQueues } from './jobs/job-queues.js';
import { JobsController } from './jobs/jobs.controller.js';
import { JobsService } from './jobs/jobs.service.js';
import { jobOf } from './jobs/kinds.js';
import { ProgressSignals } from './jobs/progress-signals.js';
import { queueConnection } from './jobs/queue-connection.js';
import { ChecksController } from './checks/checks.controller.js';
import { Replies } from './jobs/replies.js';
import { ResumeSaver } from './jobs/resume-saver.js';
import { Retention } from './jobs/retention.js';
import { Sweeper } from './jobs/sweeper.js';
import { QuoteStore } from './optimize/quote-store.js';
import { TextThreads, textWorkProgram } from './text-work/text-threads.js';

/** More would wait longer than a person who types. */
const checksWaitingMax = 20;

/** appModule is the API process: it takes jobs in, answers for them, repairs what was left undone and checks texts at once. */
export function appModule(config: AiConfig, program = textWorkProgram): Type {
  const queues = Object.values(jobOf).map(({ queue }) => queue);
  @Module({
    imports: [
      PlatformModule.forRoot({ name: 'ai', config }),
      databaseModule({ ...database, config }),
      queueConnection(queueOptions(config), queues),
    ],
    controllers: [JobsController, ChecksController],
    providers: [
      AnnouncedEngine,
      JobsService,
      Replies,
      JobQueues,
      Cancellations,
      ProgressSignals,
      ResumeSaver,
      Backlog,
      Sweeper,
      Retention,
      DeletedResumes,
      QuoteStore,
      {
        provide: TextThreads,
        useFactory: (logger: Logger, metrics: Metrics) =>
          new TextThreads({ program, waitingMax: checksWaitingMax, startsLate: true }, logger, metrics),
        inject: [Logger, Metrics],
      },
      DeletedAccounts,
    ],
  })
  class AppModule {}
  return AppModule;
}
