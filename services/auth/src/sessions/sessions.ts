import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OpenedSession, SessionToken, User } from '@tailwright/contracts/auth';
import { limits } from '@tailwright/contracts/limits';
import { DataSource, type EntityManager } from 'typeorm';
import { type AccountEntity, userOf } from '../accounts/account.entity.js';
import { SessionEntity } from './session.entity.js';

const tokenBytes = 32;

/** Times are Postgres's own, so replicas with different clocks agree on when a session ends. */
@Injectable()
export class Sessions {
  constructor(private readonly database: DataSource) {}

  async open(
    manager: EntityManager,
    account: AccountEntity,
    { remembered }: { remembered: boolean },
  ): Promise<OpenedSession> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const days = remembered ? limits.sessionRememberedDays : limits.sessionDays;
    const [row] = await manager.query<{ expires_at: Date }[]>(
      `INSERT INTO sessions (token_hash, account_id, expires_at)
       VALUES ($1, $2, now() + make_interval(days => $3)) RETURNING expires_at`,
      [hashOf(token), account.id, days],
    );
    return { user: userOf(account), token, expiresAt: row!.expires_at.toISOString(), remembered };
  }

  async findUser(token: SessionToken): Promise<User | null> {
    const session = await this.database
      .getRepository(SessionEntity)
      .createQueryBuilder('session')
      .innerJoinAndSelect('session.account', 'account')
      .where('session.tokenHash = :tokenHash AND session.expiresAt > now()', { tokenHash: hashOf(token) })
      .getOne();
    return session && userOf(session.account);
  }

  async close(token: SessionToken): Promise<void> {
    await this.database.getRepository(SessionEntity).delete({ tokenHash: hashOf(token) });
  }
}

function hashOf(token: SessionToken): Buffer {
  return createHash('sha256').update(token).digest();
}
