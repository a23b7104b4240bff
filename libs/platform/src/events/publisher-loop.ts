/** A wake-up may be lost with Redis, so every publisher is asked this often as well. */
export const pollMs = 5_000;

/** PublisherLoop runs one reading at a time; a wake-up during a reading leads to another one right after it. */
export class PublisherLoop {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private woken = false;
  private stopped = false;
  private readonly stopping = Promise.withResolvers<undefined>();

  constructor(private readonly read: (stopped: Promise<undefined>) => Promise<number>) {}

  wake(): void {
    this.woken = true;
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.stopping.resolve(undefined);
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    clearTimeout(this.timer);
    let waitMs = pollMs;
    while (this.woken && !this.stopped) {
      this.woken = false;
      waitMs = await this.read(this.stopping.promise);
    }
    this.running = undefined;
    if (!this.stopped) this.timer = setTimeout(() => this.wake(), waitMs);
  }
}
