import { Module, type Type } from '@nestjs/common';
import { databaseModule } from '@tailwright/platform/database';
import { queueOptions } from '@tailwright/platform/jobs/queue';
import { PlatformModule } from '@tailwright/platform/platform.module';
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
import { Replies } from './jobs/replies.js';
import { ResumeSaver } from './jobs/resume-saver.js';
import { Retention } from './jobs/retention.js';
import { Sweeper } from './jobs/sweeper.js';

/** appModule is the API process: it takes jobs in, answers for them and repairs what was left undone. */
export function appModule(config: AiConfig): Type {
  const queues = Object.values(jobOf).map(({ queue }) => queue);
  @Module({
    imports: [
      PlatformModule.forRoot({ name: 'ai', config }),
      databaseModule({ ...database, config }),
      queueConnection(queueOptions(config), queues),
    ],
    controllers: [JobsController],
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
      DeletedAccounts,
    ],
  })
  class AppModule {}
  return AppModule;
}
