import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { DocumentReader } from '@tailwright/documents/jail/document-reader';
import { DocumentWriter } from '@tailwright/documents/jail/document-writer';
import { ErrorFilter } from '@tailwright/platform/http/error.filter';
import { ValidationPipe } from '@tailwright/platform/http/validation';
import { PlatformModule } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { AccountController } from './account/account.controller.js';
import { AccountExports, ExportTurns } from './account/account-exports.js';
import { Accounts } from './auth/accounts.js';
import { AuthController } from './auth/auth.controller.js';
import { BuildController } from './build/build.controller.js';
import { BuilderDraftController } from './build/builder-draft.controller.js';
import { type GatewayConfig, isHttps } from './config.js';
import { CoverLetterController } from './cover-letter/cover-letter.controller.js';
import { DocumentsController } from './documents/documents.controller.js';
import { Documents } from './documents/documents.service.js';
import { UploadBudget } from './documents/upload-budget.js';
import { UploadForms } from './documents/upload-forms.js';
import { Backends } from './health/backends.js';
import { LastRequests } from './health/last-requests.js';
import { AccessGuard } from './identity/access.guard.js';
import { Owners } from './identity/owners.js';
import { SessionCookie } from './identity/session-cookie.js';
import { SessionGuard } from './identity/session.guard.js';
import { SessionStrategy } from './identity/session-strategy.js';
import { SessionWatch } from './identity/session-watch.js';
import { Sessions } from './identity/sessions.js';
import { VisitorCookie } from './identity/visitor-cookie.js';
import { JobAnswers } from './jobs/job-answers.js';
import { JobEvents } from './jobs/job-events.js';
import { JobSignals } from './jobs/job-signals.js';
import { JobWatch } from './jobs/job-watch.js';
import { OpenStreams } from './jobs/open-streams.js';
import { Overload } from './jobs/overload.js';
import { JobsController } from './jobs/jobs.controller.js';
import { Replies } from './jobs/replies.js';
import { MailController } from './mail/mail.controller.js';
import { OptimizeController } from './optimize/optimize.controller.js';
import { OptimizeUploads } from './optimize/optimize-uploads.js';
import { OwnFactsController } from './own-facts/own-facts.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { Claims } from './resumes/claims.js';
import { ListPages } from './resumes/list-pages.js';
import { ListTurns } from './resumes/list-turns.js';
import { ResumesController } from './resumes/resumes.controller.js';
import { LettersController } from './saved-resumes/letters.controller.js';
import { SavedResumesController } from './saved-resumes/saved-resumes.controller.js';
import { PageStore } from './share/page-store.js';
import { ShareController } from './share/share.controller.js';
import { SharedPages } from './share/shared-pages.js';
import { Visitors } from './share/visitors.js';
import { ThrottleGuard } from './throttle/throttle.guard.js';
import { ThrottleModule } from './throttle/throttle.module.js';
import { LiveTotals } from './views/live-totals.js';
import { ViewEvents } from './views/view-events.js';
import { ViewsController } from './views/views.controller.js';

@Module({})
export class AppModule {
  static forRoot(config: GatewayConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot({ name: 'gateway', config }), PassportModule, ThrottleModule],
      controllers: [
        AuthController,
        AccountController,
        OptimizeController,
        BuildController,
        BuilderDraftController,
        CoverLetterController,
        DocumentsController,
        JobsController,
        ResumesController,
        SavedResumesController,
        LettersController,
        OwnFactsController,
        ReportsController,
        ShareController,
        ViewsController,
        MailController,
      ],
      providers: [
        // In this order: users and visitors have limits of their own, and a refused call counts as well.
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: ThrottleGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_PIPE, useClass: ValidationPipe },
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: SessionCookie, useValue: new SessionCookie(isHttps(config)) },
        { provide: VisitorCookie, useValue: new VisitorCookie(isHttps(config)) },
        { provide: DocumentReader, useFactory: (logger: Logger) => openReader(config, logger), inject: [Logger] },
        {
          provide: DocumentWriter,
          useFactory: (logger: Logger, metrics: Metrics) => openWriter(config, logger, metrics),
          inject: [Logger, Metrics],
        },
        ...[Accounts, Owners, Sessions, SessionStrategy, SessionWatch, Claims, ListPages, ListTurns],
        ...[AccountExports, ExportTurns],
        ...[JobAnswers, JobEvents, JobSignals, JobWatch, OpenStreams, OptimizeUploads, Overload, Replies],
        ...[Documents, UploadBudget, UploadForms],
        ...[PageStore, SharedPages, Visitors, LiveTotals, ViewEvents],
        ...[Backends, LastRequests],
      ],
    };
  }
}

const openReader = (config: GatewayConfig, logger: Logger) =>
  new DocumentReader({
    processes: config.DOCUMENT_PROCESSES,
    onLog: ({ event, detail }) => logger.info({ detail }, `document reader: ${event}`),
  });

const openWriter = (config: GatewayConfig, logger: Logger, metrics: Metrics) => {
  const exports = metrics.counter('document_exports_total', 'Files written, or why not, by format.', [
    'format',
    'outcome',
  ]);
  return new DocumentWriter({
    processes: Math.min(1, config.DOCUMENT_PROCESSES ?? 1),
    onLog: ({ event, detail }) => logger.info({ detail }, `document writer: ${event}`),
    onOutcome: (format, outcome) => exports.inc({ format, outcome }),
  });
};
