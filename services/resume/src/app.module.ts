import { Module, type Type } from '@nestjs/common';
import { databaseModule } from '@tailwright/platform/database';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { AccountController } from './account/account.controller.js';
import { AccountData } from './account/account-data.js';
import { DeletedAccounts } from './account/deleted-accounts.subscriber.js';
import { BuilderDraftsController } from './builder-draft/builder-drafts.controller.js';
import { BuilderDrafts } from './builder-draft/builder-drafts.js';
import { Background } from './background.js';
import type { ResumeConfig } from './config.js';
import { database } from './data-source.js';
import { EventsController } from './events.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { Reports } from './reports/reports.js';
import { ResumesController } from './resumes/resumes.controller.js';
import { Resumes } from './resumes/resumes.js';
import { LettersController } from './letters/letters.controller.js';
import { Letters } from './letters/letters.js';
import { OwnFactsController } from './own-facts/own-facts.controller.js';
import { OwnFacts } from './own-facts/own-facts.js';
import { SavedResumesController } from './saved-resumes/saved-resumes.controller.js';
import { SavedResumes } from './saved-resumes/saved-resumes.js';
import { ShareController } from './share/share.controller.js';
import { SharedPages } from './share/shared-pages.js';
import { Shares } from './share/shares.js';
import { Takedowns } from './share/takedowns.js';
import { Analytics } from './views/analytics.js';
import { Flusher } from './views/flusher.js';
import { LiveViews } from './views/live-views.js';
import { ViewStream } from './views/view-stream.js';
import { ViewsController } from './views/views.controller.js';
import { Visitors } from './views/visitors.js';

export function appModule(config: ResumeConfig): Type {
  @Module({
    imports: [PlatformModule.forRoot({ name: 'resume', config }), databaseModule({ ...database, config })],
    controllers: [
      ...[ResumesController, SavedResumesController, ReportsController, LettersController],
      ...[OwnFactsController, AccountController, BuilderDraftsController],
      ...[ShareController, ViewsController, EventsController],
    ],
    providers: [
      Resumes,
      SavedResumes,
      Reports,
      Letters,
      BuilderDrafts,
      OwnFacts,
      AccountData,
      DeletedAccounts,
      Shares,
      SharedPages,
      Takedowns,
      LiveViews,
      ViewStream,
      Flusher,
      Visitors,
      Analytics,
      Background,
    ],
  })
  class AppModule {}
  return AppModule;
}
