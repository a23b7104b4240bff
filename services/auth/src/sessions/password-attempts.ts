import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import { DataSource, type EntityManager } from 'typeorm';

/** Ten attempts in fifteen minutes, then a wait that doubles from 30 seconds to 15 minutes. */
const allowed = 10;
const windowMinutes = 15;
const firstDelaySeconds = 30;
const delaySecondsMax = 900;
/** After a quiet day the doubling starts again. */
export const forgottenAfterHours = 24;

/** AttemptSubject is whose attempts are counted together: an e-mail address, or one known device of an account. */
export type AttemptSubject = { email: string } | { accountId: string; device: string };

/**
 * PasswordAttempts counts an attempt before its password is looked at, so guesses sent all at once are counted too.
 * Addresses without an account are counted alike: the limit does not tell which exist.
 */
@Injectable()
export class PasswordAttempts {
  constructor(private readonly database: DataSource) {}

  async admit(subject: AttemptSubject): Promise<void> {
    const key = hashOf(subject);
    // now() is when a statement began: of two at once the later one writes a time that lies ahead of the other's.
    const admitted = await this.database.query<unknown[]>(
      `INSERT INTO password_attempts AS past (subject_hash, attempts, window_started_at, last_at, blocked_until)
       VALUES ($1, 1, now(), now(), now())
       ON CONFLICT (subject_hash) DO UPDATE SET (attempts, window_started_at, last_at, blocked_until) = (
         SELECT attempts, CASE WHEN attempts = 1 THEN now() ELSE past.window_started_at END, now(),
           now() + make_interval(secs => CASE WHEN attempts < $2 THEN 0
             ELSE least($4 * power(2, least(attempts - $2, 20)), $5) END)
         FROM (SELECT CASE
           WHEN past.attempts < $2 AND past.window_started_at < now() - make_interval(mins => $3) THEN 1
           WHEN past.last_at < now() - make_interval(hours => $6) THEN 1
           ELSE past.attempts + 1 END AS attempts) AS counted)
       WHERE past.attempts < $2 OR past.blocked_until <= now()
       RETURNING attempts`,
      [key, allowed, windowMinutes, firstDelaySeconds, delaySecondsMax, forgottenAfterHours],
    );
    if (admitted.length > 0) return;
    throw new AppError('rate_limited', undefined, { retryAfterSeconds: await this.secondsLeft(key) });
  }

  async forget(manager: EntityManager, subject: AttemptSubject): Promise<void> {
    await manager.query('DELETE FROM password_attempts WHERE subject_hash = $1', [hashOf(subject)]);
  }

  private async secondsLeft(key: Buffer): Promise<number> {
    const [row] = await this.database.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM blocked_until - now()))::int AS seconds
       FROM password_attempts WHERE subject_hash = $1`,
      [key],
    );
    return Math.max(1, row?.seconds ?? 1);
  }
}

function hashOf(subject: AttemptSubject): Buffer {
  const words = 'email' in subject ? ['email', subject.email] : ['device', subject.accountId, subject.device];
  return createHash('sha256').update(words.join('\n')).digest();
}
