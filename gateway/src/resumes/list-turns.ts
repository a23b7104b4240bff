import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';

/** Lists this gateway answers at once; each holds a page or two of 250 kB and calls the resume service again and again. */
const runningMax = 40;
/** A second and a third tab wait for the first; what else comes at once is no person. */
const waitingMax = 2;
const waitMs = 5_000;
const retryAfterSeconds = 2;

type Leave = () => void;

/** ListTurns let each user have one list at a time, and no network more of them than are still free. */
@Injectable()
export class ListTurns {
  private running = 0;
  private readonly byNetwork = new Map<string, number>();
  /** The users who have a list now, and who waits for it to end. */
  private readonly waiting = new Map<string, (() => void)[]>();

  /** enter resolves with the function that ends the turn. Throws rate_limited when too many are asked for at once. */
  async enter(user: string, network: string): Promise<Leave> {
    await this.turnOf(user);
    const own = this.byNetwork.get(network) ?? 0;
    if (own >= runningMax - this.running) {
      this.endTurnOf(user);
      throw tooMany();
    }
    this.running += 1;
    this.byNetwork.set(network, own + 1);
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      this.leave(network);
      this.endTurnOf(user);
    };
  }

  private async turnOf(user: string): Promise<void> {
    const line = this.waiting.get(user);
    if (!line) return void this.waiting.set(user, []);
    if (line.length >= waitingMax) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    line.push(resolve);
    const timer = setTimeout(() => {
      const at = line.indexOf(resolve);
      if (at >= 0) line.splice(at, 1);
      reject(tooMany());
    }, waitMs);
    await promise.finally(() => clearTimeout(timer));
  }

  private endTurnOf(user: string): void {
    const next = this.waiting.get(user)?.shift();
    // The turn itself is handed on, or a newcomer could take it in between.
    if (next) next();
    else this.waiting.delete(user);
  }

  private leave(network: string): void {
    this.running -= 1;
    const left = (this.byNetwork.get(network) ?? 0) - 1;
    if (left > 0) this.byNetwork.set(network, left);
    else this.byNetwork.delete(network);
  }
}

const tooMany = () => new AppError('rate_limited', undefined, { retryAfterSeconds });
