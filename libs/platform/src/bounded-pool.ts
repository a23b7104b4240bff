import { AppError } from '@tailwright/contracts/errors';
import { awakeTimer } from './awake-timer.js';

/** Nobody waits longer for a place: while Postgres is frozen each turn takes a second, and a caller gives up after 3. */
const waitingMsMax = 1_000;

/** BoundedPool runs `runningMax` pieces of work at once, lets `waitingMax` wait in order, and refuses the rest. */
export class BoundedPool {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly runningMax: number,
    private readonly waitingMax: number,
    private readonly waitingMs = waitingMsMax,
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
    if (this.waiting.length >= this.waitingMax) throw tooMany();
    await new Promise<void>((resolve, reject) => {
      const leave = awakeTimer(this.waitingMs, () => {
        const place = this.waiting.indexOf(enter);
        if (place < 0) return;
        this.waiting.splice(place, 1);
        reject(tooMany());
      });
      const enter = () => {
        clearTimeout(leave);
        resolve();
      };
      this.waiting.push(enter);
    });
  }

  private givePlaceOn(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}

const tooMany = () => new AppError('overloaded', undefined, { retryAfterSeconds: 2 });
