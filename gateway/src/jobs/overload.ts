import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { JobId, SubmittedJob } from '@tailwright/contracts/jobs';
import { WaitingLine } from '@tailwright/documents/jail/waiting-line';
import { BoundedCache } from '../bounded-cache.js';

/** Enough for two hundred a second; more at once only wait for each other in Postgres, and take the cores from others. */
export const sentMax = 2;
/** More than the ai service has room for; each holds a body of up to 1 MB. */
const waitingMax = 500;
/** Who waits this long for a turn meets a service that has stopped answering. */
const turnMs = 5_000;
/** Jobs and keys remembered as taken: some minutes' worth at the pace one gateway can take them. */
const takenMax = 20_000;
/** How long an answer of the ai service speaks for what comes after it; a freed place is not missed for longer. */
const holdsMs = 250;
/** What is told to those turned away; after it the answer that the queue is full no longer counts. */
const retryAfterSeconds = 10;

interface Place {
  from: string;
  go(): void;
  refuse(error: unknown): void;
}

/** Asking is what is known of a submission besides its body; `network` names where it comes from. */
interface Asking {
  network: string;
  signal?: AbortSignal;
  keyed?: KeyedJob;
}

/** KeyedJob is a submission that can be repeated: its Idempotency-Key, and the id the key has for its owner. */
export interface KeyedJob {
  key: string;
  id: JobId;
}

/**
 * Overload takes no more submissions at once than the ai service has room for, as its last answer said: it refuses
 * exactly, but each of its refusals costs a transaction. See ADR 0011. Networks are served in turn, and none of them takes
 * more places than are still free. See ADR 0016.
 */
@Injectable()
export class Overload {
  private sent = 0;
  private readonly line = new WaitingLine<Place>(waitingMax);
  private readonly taken = new BoundedCache<true>(takenMax);
  private answer = { room: Infinity, at: 0 };

  /** isFull tells whether one more submission of the network would be refused, as far as is known here. */
  isFull(network: string, now = performance.now()): boolean {
    const free = this.placesLeft(now) - this.sent - this.line.size;
    return free <= 0 || this.line.countFor(network) >= free;
  }

  /** mayRepeat tells whether a job was taken here under this key, for whomever: before the body that is all one can know. */
  mayRepeat(key: string): boolean {
    return this.taken.get(`key ${key}`) === true;
  }

  /**
   * submit sends a submission in its turn and learns from what became of it. Throws overloaded, the reason of `signal`
   * when that ends the wait, and what `send` throws.
   */
  async submit<T extends Pick<SubmittedJob, 'room'>>(send: () => Promise<T>, asking: Asking): Promise<T> {
    const { keyed } = asking;
    // A repeat of a job that was taken is neither kept waiting nor turned away.
    const answer = keyed && this.taken.get(keyed.id) ? this.ask(send) : this.sendInTurn(send, asking);
    if (!keyed) return answer;
    const state = await answer;
    this.taken.set(keyed.id, true);
    this.taken.set(`key ${keyed.key}`, true);
    return state;
  }

  private async sendInTurn<T extends Pick<SubmittedJob, 'room'>>(
    send: () => Promise<T>,
    { network, keyed, signal }: Asking,
  ): Promise<T> {
    // turnAway let it pass for a key that turned out to be another owner's.
    if (keyed && this.isFull(network)) throw tooMany();
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { from: network, go: resolve, refuse: reject };
    if (!this.line.add(place)) throw tooMany();
    this.sendNext();
    await this.turn(place, promise, signal);
    try {
      return await this.ask(send);
    } finally {
      this.sent--;
      this.line.finished(place);
      this.sendNext();
    }
  }

  private sendNext(): void {
    while (this.sent < sentMax) {
      const next = this.line.takeNow();
      if (!next) return;
      this.sent++;
      next.go();
    }
  }

  /** turn waits in line, no longer than there is somebody to answer. */
  private async turn(place: Place, turn: Promise<void>, signal?: AbortSignal): Promise<void> {
    const leave = (error: Error) => this.line.remove(place) && place.refuse(error);
    const onAbort = () => leave(signal?.reason as Error);
    const timer = setTimeout(() => leave(tooMany()), turnMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    try {
      await turn;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  private async ask<T extends Pick<SubmittedJob, 'room'>>(send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      if (answer.room !== undefined) this.learn(answer.room);
      return answer;
    } catch (error) {
      if (error instanceof AppError && error.code === 'overloaded') this.learn(0);
      // What this one waited for in vain, the others need not wait for one after the other.
      if (error instanceof AppError && (error.code === 'unavailable' || error.code === 'deadline_exceeded'))
        for (const { refuse } of this.line.drain())
          refuse(new AppError('unavailable', undefined, { retryAfterSeconds }));
      throw error;
    }
  }

  private learn(room: number): void {
    this.answer = { room, at: performance.now() };
    if (this.line.size <= room) return;
    while (this.line.size > Math.max(0, room - sentMax)) this.line.removeLast()?.refuse(tooMany());
  }

  private placesLeft(now: number): number {
    const { room, at } = this.answer;
    const age = now - at;
    // Those on their way may be counted in the answer or not. To be refused after a wait is worse than at once.
    if (room > 0) return this.sent > 0 || age < holdsMs ? Math.max(Math.min(room, sentMax), room - sentMax) : Infinity;
    // Only one submission finds out whether the queue is still full; the others reuse its answer.
    if (age < retryAfterSeconds * 1_000) return age < holdsMs ? 0 : 1;
    return Infinity;
  }
}

/** tooMany is what a submission is told while the queue is full. */
export const tooMany = () => new AppError('overloaded', undefined, { retryAfterSeconds });
