import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type OpenedSession, accountRegistered, type registerAccount } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { Outbox } from '@tailwright/platform/events/outbox';
import type { EntityManager } from 'typeorm';
import { KnownDevices } from '../sessions/known-devices.js';
import { Sessions } from '../sessions/sessions.js';
import { AccountEntity } from './account.entity.js';
import { Passwords } from './passwords.js';

@Injectable()
export class Accounts {
  constructor(
    private readonly once: Once,
    private readonly outbox: Outbox,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
  ) {}

  async register(registration: Input<typeof registerAccount>, call: CallContext): Promise<OpenedSession> {
    const passwordHash = await this.passwords.hash(registration.password);
    return this.once.run(call, async (manager) => {
      const account = await insertAccount(manager, registration, passwordHash);
      await this.devices.remember(manager, account.id, registration.device);
      const session = await this.sessions.open(manager, account, { remembered: false });
      const { id: userId, name, email } = account;
      await this.outbox.publish(manager, accountRegistered, { userId, name, email });
      return session;
    });
  }
}

async function insertAccount(
  manager: EntityManager,
  { name, email }: { name: string; email: string },
  passwordHash: string,
): Promise<AccountEntity> {
  const inserted = await manager
    .createQueryBuilder()
    .insert()
    .into(AccountEntity)
    .values({ id: randomUUID(), name, email, passwordHash })
    .orIgnore()
    .returning('id')
    .execute();
  const [row] = inserted.raw as { id: string }[];
  if (!row) throw new AppError('email_taken');
  return manager.findOneByOrFail(AccountEntity, { id: row.id });
}
