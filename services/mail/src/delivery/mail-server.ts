import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG } from '@tailwright/platform/platform.module';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config.js';
import type { Letter } from './layout.template.js';

/** A hanging server is given up within these times, in milliseconds; nodemailer's own are minutes. */
const timeouts = { dnsTimeout: 4_000, connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 };

interface Outgoing {
  to: string;
  letter: Letter;
  /** Makes a mail that had to be sent again recognisable as the same one. */
  id: string;
}

/** MailServer is the SMTP server behind SMTP_URL. */
@Injectable()
export class MailServer implements OnModuleDestroy {
  /** Our own queue is the only retry layer, so the pool sends nothing again by itself. */
  private readonly pool;

  constructor(@Inject(CONFIG) private readonly config: MailConfig) {
    const pooling = { pool: true as const, maxConnections: 3, maxRequeues: 0, idleTimeout: 30_000 };
    this.pool = createTransport({ ...reach(config.SMTP_URL), ...pooling });
  }

  /** Logs in over a fresh connection, and rejects when that fails or takes longer than `deadlineMs`. */
  async verify(deadlineMs: number): Promise<void> {
    const transport = this.single();
    await within(deadlineMs, transport.verify());
  }

  /** Sends over a fresh connection, so that the outcome tells about the server as it is now. */
  async sendNow(mail: Outgoing, deadlineMs: number): Promise<void> {
    await within(deadlineMs, this.single().sendMail(this.compose(mail)));
  }

  async send(mail: Outgoing, deadlineMs: number): Promise<void> {
    await within(deadlineMs, this.pool.sendMail(this.compose(mail)));
  }

  onModuleDestroy(): void {
    this.pool.close();
  }

  private single() {
    return createTransport(reach(this.config.SMTP_URL));
  }

  private compose({ to, letter, id }: Outgoing) {
    return {
      from: this.config.MAIL_FROM,
      to: { name: '', address: to },
      ...letter,
      messageId: `<${id}@${new URL(this.config.PUBLIC_URL).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    };
  }
}

/** What SMTP_URL sets itself, such as `?requireTLS=false`, goes before what is given here. */
function reach(url: string) {
  return { url, ...timeouts, requireTLS: needsTls(url) };
}

/** needsTls is true where a password would cross a network: without TLS anybody on the way could read it. */
function needsTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  const isLoopback = hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
  return username !== '' && !isLoopback;
}

async function within(deadlineMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server did not answer in time')), deadlineMs);
  });
  try {
    await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
