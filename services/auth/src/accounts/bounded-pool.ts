import { AppError } from '@tailwright/contracts/errors';

/** BoundedPool runs `runningMax` pieces of work at once, lets `waitingMax` wait in order, and refuses the rest. */
export class BoundedPool {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly runningMax: number,
    private readonly waitingMax: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.takePlace();
    try {
      return await work();
    } finally {
      this.givePlaceOn();
    }
  }

  private async takePlace(): Promise<void> {
    if (this.running < this.runningMax) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.waitingMax) throw new AppError('overloaded', undefined, { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private givePlaceOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
