import { Injectable } from '@nestjs/common';
import type { MailOutcome } from '@tailwright/contracts/mail';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { MailServer } from '../delivery/mail-server.js';

/** Two seconds less than the caller's deadline, so that a hanging server is still an answer. */
const deadlineMs = 8_000;

@Injectable()
export class SmtpCheck {
  constructor(
    private readonly server: MailServer,
    private readonly logger: Logger,
  ) {}

  async run(): Promise<MailOutcome> {
    try {
      await this.server.verify(deadlineMs);
      return { success: true, message: 'Email connection verified successfully.' };
    } catch (error) {
      this.logger.warn({ err: error }, 'mail server check failed');
      return { success: false, message: 'Could not connect to the email server.' };
    }
  }
}
