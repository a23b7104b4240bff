import { Inject, Injectable } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import type { MailOutcome, deliverTestMail } from '@tailwright/contracts/mail';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { CONFIG } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import type { MailConfig } from '../config.js';
import { MailServer } from './mail-server.js';
import { testMail } from './test-mail.template.js';

/** Two seconds less than the caller's deadline, so that a hanging server is still an answer. */
const deadlineMs = 8_000;

@Injectable()
export class TestMails {
  constructor(
    private readonly server: MailServer,
    private readonly once: Once,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: MailConfig,
  ) {}

  /** The open transaction makes a redelivered call wait for the first one's outcome instead of sending again. */
  async deliver({ email }: Input<typeof deliverTestMail>, call: CallContext): Promise<MailOutcome> {
    return this.once.run(call, () => this.send(email, call.id));
  }

  private async send(email: string, id: string): Promise<MailOutcome> {
    const letter = testMail({ publicUrl: this.config.PUBLIC_URL, sentAt: new Date() });
    try {
      await this.server.sendNow({ to: email, letter, id: `test.${id}` }, deadlineMs);
      return { success: true, message: `Test email sent to ${email}` };
    } catch (error) {
      this.logger.warn({ err: error }, 'test mail failed');
      return { success: false, message: 'Could not send the test email.' };
    }
  }
}
