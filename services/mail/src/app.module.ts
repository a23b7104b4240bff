import { Module, type Type } from '@nestjs/common';
import { databaseModule } from '@tailwright/platform/database';
import { PlatformModule } from '@tailwright/platform/platform.module';
import type { MailConfig } from './config.js';
import { database } from './data-source.js';
import { DeletedAccounts } from './delivery/deleted-accounts.subscriber.js';
import { DeliveryController } from './delivery/delivery.controller.js';
import { MailQueue } from './delivery/mail-queue.js';
import { MailServer } from './delivery/mail-server.js';
import { Postman } from './delivery/postman.js';
import { TestMails } from './delivery/test-mails.js';
import { SmtpCheckController } from './smtp-check/smtp-check.controller.js';
import { SmtpCheck } from './smtp-check/smtp-check.js';
import { WelcomeSubscriber } from './welcome/welcome.subscriber.js';

export function appModule(config: MailConfig): Type {
  @Module({
    imports: [PlatformModule.forRoot({ name: 'mail', config }), databaseModule({ ...database, config })],
    controllers: [SmtpCheckController, DeliveryController],
    providers: [MailServer, MailQueue, Postman, TestMails, SmtpCheck, WelcomeSubscriber, DeletedAccounts],
  })
  class AppModule {}
  return AppModule;
}
