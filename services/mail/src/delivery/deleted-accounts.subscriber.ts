import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@tailwright/contracts/account';
import type { Input } from '@tailwright/contracts/define';
import { Subscribes } from '@tailwright/platform/events/subscribes';
import type { EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/** DeletedAccounts removes every trace of mails to an account that is gone; one that waits is not sent. */
@Injectable()
export class DeletedAccounts {
  @Subscribes(accountDeleted)
  async forget({ userId }: Input<typeof accountDeleted>, manager: EntityManager): Promise<void> {
    await manager.delete(MailEntity, { userId });
  }
}
