import type { Redis } from 'ioredis';
import type { BaseConfig } from '../config.js';
import { createRedis, heartbeatMs } from '../redis.js';

/** BusConnections are the process's Redis clients for calls and wake-ups; names are prefixed by hand. */
export class BusConnections {
  readonly prefix: string;
  readonly commands: Redis;
  private readonly subscriber: Redis;
  private readonly listeners = new Map<string, Set<(message: Buffer) => void>>();
  private readonly hearingAgain: (() => void)[] = [];
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly config: Pick<BaseConfig, 'REDIS_URL' | 'KEY_PREFIX'>) {
    this.prefix = config.KEY_PREFIX;
    this.commands = createRedis(config.REDIS_URL, {
      role: 'request',
      // It writes nothing, so nothing would tell it that messages are published elsewhere now.
      onDemoted: () => this.subscriber.disconnect(true),
    });
    this.subscriber = createRedis(config.REDIS_URL, { role: 'subscriber' });
    // ioredis restores what it knows to be subscribed; this also covers what was lost on the way to being ready.
    this.subscriber.on('ready', () => void this.subscribeAgain());
    this.subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => {
      this.listeners.get(channel.toString())?.forEach((listener) => listener(message));
    });
    this.heartbeat = setInterval(() => this.askForLife(), heartbeatMs).unref();
  }

  /** A subscriber only listens: without a question of its own it takes a dead line for a quiet one. */
  private askForLife(): void {
    if (this.subscriber.status === 'ready') void this.subscriber.ping().catch(() => undefined);
  }

  /** answer is true when Redis answers within a second. */
  answer(): Promise<boolean> {
    return this.commands.ping().then(
      () => true,
      () => false,
    );
  }

  /** openReader gives a connection of its own to a blocking read: it would hold up every other command. */
  openReader(): Redis {
    return createRedis(this.config.REDIS_URL, { role: 'blocking' });
  }

  /** listen resolves once Redis has confirmed the subscription; it survives a restart of Redis. */
  async listen(channel: string, listener: (message: Buffer) => void): Promise<void> {
    const known = this.listeners.get(channel);
    if (known) known.add(listener);
    else this.listeners.set(channel, new Set([listener]));
    // A SUBSCRIBE sent between connect and ready makes Redis refuse ioredis's own greeting and hang up, and the
    // subscription is gone in silence.
    if (this.subscriber.status !== 'ready') await new Promise<void>((ready) => this.subscriber.once('ready', ready));
    await this.subscriber.subscribe(channel);
  }

  /** onReconnect runs after a lost connection is back: whatever was published meanwhile was missed. */
  onReconnect(run: () => void): void {
    this.subscriber.on('ready', run);
  }

  /** onHearingAgain runs once every subscription stands again after a lost connection. */
  onHearingAgain(run: () => void): void {
    this.hearingAgain.push(run);
  }

  private async subscribeAgain(): Promise<void> {
    if (this.listeners.size === 0) return;
    try {
      await this.subscriber.subscribe(...this.listeners.keys());
      for (const run of this.hearingAgain) run();
    } catch {
      // The connection is gone again; the next one subscribes.
    }
  }

  close(): void {
    clearInterval(this.heartbeat);
    this.commands.disconnect();
    this.subscriber.disconnect();
  }
}
