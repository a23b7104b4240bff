import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG } from '@tailwright/platform/platform.module';
import { Logger } from '@tailwright/platform/telemetry/logger';
import type { MailConfig } from '../config.js';
import { welcomeMail } from '../welcome/welcome.template.js';
import type { Letter } from './layout.template.js';
import { type ClaimedMail, MailQueue, claimSeconds } from './mail-queue.js';
import { MailServer } from './mail-server.js';
import type { MailKind } from './mail.entity.js';

const lookEveryMs = 1_000;
const deadlineMs = (claimSeconds / 2) * 1_000;

const letters: Record<MailKind, (mail: { name: string; publicUrl: string }) => Letter> = { welcome: welcomeMail };

/** Postman sends the mails that are due, one after the other; replicas share the work. */
@Injectable()
export class Postman implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly queue: MailQueue,
    private readonly server: MailServer,
    private readonly logger: Logger,
    @Inject(CONFIG) private readonly config: MailConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run(this.stopping.signal);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      await this.sendDue(stopping).catch((error: unknown) => this.logger.warn({ err: error }, 'due mails failed'));
      await sleep(lookEveryMs, undefined, { signal: stopping }).catch(() => undefined);
    }
  }

  private async sendDue(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const mail = await this.queue.claim();
      if (!mail) return;
      await this.send(mail);
    }
  }

  private async send({ id, kind, name, email }: ClaimedMail): Promise<void> {
    const letter = letters[kind]({ name, publicUrl: this.config.PUBLIC_URL });
    try {
      await this.server.send({ to: email, letter, id: `${kind}.${id}` }, deadlineMs);
      await this.queue.sent(id);
    } catch (error) {
      this.logger.warn({ err: error, mail: id, kind }, 'mail not sent');
      await (isRefused(error) ? this.queue.giveUp(id) : this.queue.postpone(id));
    }
  }
}

/** A 5xx answer about the recipient or the content is final (RFC 5321, 4.2.1); any other is an operator's to mend. */
function isRefused(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500;
}
