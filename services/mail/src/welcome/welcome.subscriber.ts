import { Injectable } from '@nestjs/common';
import { accountRegistered } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { Subscribes } from '@tailwright/platform/events/subscribes';
import type { EntityManager } from 'typeorm';
import { MailEntity } from '../delivery/mail.entity.js';

@Injectable()
export class WelcomeSubscriber {
  /** Only notes the mail, in the cursor's own transaction; the postman sends it, so a mail server that is away delays nothing. */
  @Subscribes(accountRegistered)
  async welcome({ userId, name, email }: Input<typeof accountRegistered>, manager: EntityManager): Promise<void> {
    await manager
      .createQueryBuilder()
      .insert()
      .into(MailEntity)
      .values({ userId, kind: 'welcome', name, email })
      .orIgnore()
      .execute();
  }
}
