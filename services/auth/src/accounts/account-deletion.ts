import { Injectable } from '@nestjs/common';
import { accountDeleted, type deleteAccountOf } from '@tailwright/contracts/account';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { Outbox } from '@tailwright/platform/events/outbox';
import { DataSource } from 'typeorm';
import { type AttemptSubject, PasswordAttempts } from '../sessions/password-attempts.js';
import { AccountEntity } from './account.entity.js';
import { Passwords } from './passwords.js';

/** AccountDeletion ends an account; the other services learn it by an event and forget what they keep. See ADR 0026. */
@Injectable()
export class AccountDeletion {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
    private readonly outbox: Outbox,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
  ) {}

  async delete(input: Input<typeof deleteAccountOf>, call: CallContext): Promise<void> {
    const { actor: userId } = input;
    const account = await this.database.getRepository(AccountEntity).findOneBy({ id: userId });
    // Gone already: a repeated call must not be told that its password is wrong.
    if (!account) return;
    // A count of its own: strangers who guess at the log-in keep nobody from leaving.
    const subject = { accountId: userId, device: 'deletion' };
    await this.passwords.inTurn(() => this.checkPassword(account, input.password, subject));
    await this.once.run(call, async (manager) => {
      // Sessions and known devices go with the row.
      const { affected } = await manager.delete(AccountEntity, { id: userId });
      if (affected === 0) return {};
      await this.attempts.forget(manager, subject);
      await this.attempts.forget(manager, { email: account.email });
      // It holds a name and an address. Whoever has not read it yet has no reason to any more.
      await manager.query(`DELETE FROM outbox WHERE name = 'account.registered' AND payload->>'userId' = $1`, [userId]);
      await this.outbox.publish(manager, accountDeleted, { userId });
      return {};
    });
  }

  /** Guesses are counted as those of a log-in are: a browser left open gives no more of them. */
  private async checkPassword(account: AccountEntity, password: string, subject: AttemptSubject): Promise<void> {
    await this.attempts.admit(subject);
    if (!(await this.passwords.matches(password, account.passwordHash))) throw new AppError('invalid_credentials');
  }
}
