import { Inject, Injectable } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import type { MailOutcome, deliverTestMail } from '@tailwright/contracts/mail';
import { BoundedPool } from '@tailwright/platform/bounded-pool';
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
  private readonly sending: BoundedPool;

  constructor(
    private readonly server: MailServer,
    private readonly once: Once,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: MailConfig,
  ) {
    // Each holds a connection to Postgres as long as the mail server takes; the others are for everything else.
    this.sending = new BoundedPool(Math.ceil(config.DATABASE_POOL / 2), 60);
  }

  /**
   * deliver sends one test mail. The open transaction keeps a redelivered call from sending again while the first still
   * does. Throws overloaded while others hang in a mail server that does not answer.
   */
  async deliver({ email }: Input<typeof deliverTestMail>, call: CallContext): Promise<MailOutcome> {
    return this.sending.run(() => this.once.run(call, () => this.send(email, call.id)));
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
