import { Injectable } from '@nestjs/common';
import type { OpenedSession, openSession } from '@tailwright/contracts/auth';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource } from 'typeorm';
import { AccountEntity } from '../accounts/account.entity.js';
import { Passwords } from '../accounts/passwords.js';
import { KnownDevices, deviceHash } from './known-devices.js';
import { type AttemptSubject, PasswordAttempts } from './password-attempts.js';
import { Sessions } from './sessions.js';

type LogInInput = Input<typeof openSession>;

@Injectable()
export class LogIn {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
    private readonly passwords: Passwords,
    private readonly attempts: PasswordAttempts,
    private readonly sessions: Sessions,
    private readonly devices: KnownDevices,
  ) {}

  async open(input: LogInInput, call: CallContext): Promise<OpenedSession> {
    const { account, subject } = await this.passwords.inTurn(() => this.check(input));
    return this.once.run(call, async (manager) => {
      await this.attempts.forget(manager, subject);
      await this.devices.remember(manager, account.id, input.device);
      return this.sessions.open(manager, account, { remembered: input.rememberMe ?? false });
    });
  }

  /** Takes the same steps for an address without an account, so that time does not tell which exist. */
  private async check({
    email,
    password,
    device,
  }: LogInInput): Promise<{ account: AccountEntity; subject: AttemptSubject }> {
    const { account, knownDevice } = await this.findAccount(email, device);
    const subject = account && knownDevice && device ? { accountId: account.id, device } : { email };
    await this.attempts.admit(subject);
    const matches = await this.passwords.matches(password, account?.passwordHash);
    if (!account || !matches) throw new AppError('invalid_credentials');
    return { account, subject };
  }

  private async findAccount(email: string, device: string | undefined) {
    const { entities, raw } = await this.database
      .getRepository(AccountEntity)
      .createQueryBuilder('account')
      .leftJoin('known_devices', 'known', 'known.account_id = account.id AND known.device_hash = :deviceHash', {
        deviceHash: device ? deviceHash(device) : Buffer.alloc(0),
      })
      .addSelect('known.account_id IS NOT NULL', 'known_device')
      .where('account.email = :email', { email })
      .getRawAndEntities<{ known_device: boolean }>();
    return { account: entities[0], knownDevice: raw[0]?.known_device ?? false };
  }
}
