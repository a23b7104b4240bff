import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MailKind } from './mail.entity.js';

export interface ClaimedMail {
  id: string;
  kind: MailKind;
  name: string;
  email: string;
}

/** Longer than a send may take: a mail whose sender died is due again after it. */
export const claimSeconds = 60;
const firstDelaySeconds = 30;
const delaySecondsMax = 3_600;
const givenUpAfterHours = 24;
/** The row stays, so that the mail is not sent again; the person's data does not. */
const nothingLeft = 'due_at = NULL, name = NULL, email = NULL';

/**
 * MailQueue holds the mails still to be sent. A crash never loses one: what was claimed and not marked becomes due
 * again. Only a crash between the server's acceptance and the mark sends one twice, under the same Message-ID.
 */
@Injectable()
export class MailQueue {
  constructor(private readonly database: DataSource) {}

  async claim(): Promise<ClaimedMail | undefined> {
    const [rows] = await this.database.query<[ClaimedMail[], number]>(
      `UPDATE mails SET attempts = attempts + 1, due_at = now() + make_interval(secs => $1)
       WHERE id = (SELECT id FROM mails WHERE due_at <= now() ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id, kind, name, email`,
      [claimSeconds],
    );
    return rows[0];
  }

  async sent(id: string): Promise<void> {
    await this.database.query(`UPDATE mails SET sent_at = now(), ${nothingLeft} WHERE id = $1`, [id]);
  }

  /** A server that is away is tried again for a day, at growing intervals. */
  async postpone(id: string): Promise<void> {
    const [, postponed] = await this.database.query<[unknown[], number]>(
      `UPDATE mails SET due_at = now() + make_interval(secs => least($2 * power(2, least(attempts - 1, 20)), $3))
       WHERE id = $1 AND created_at > now() - make_interval(hours => $4)`,
      [id, firstDelaySeconds, delaySecondsMax, givenUpAfterHours],
    );
    if (postponed === 0) await this.giveUp(id);
  }

  async giveUp(id: string): Promise<void> {
    await this.database.query(`UPDATE mails SET ${nothingLeft} WHERE id = $1`, [id]);
  }
}
