import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { JobId, SubmittedJob } from '@tailwright/contracts/jobs';
import { BoundedCache } from '../bounded-cache.js';

/** Enough for two hundred a second; more at once only wait for each other in Postgres, and take the cores from others. */
export const sentMax = 2;
/** More than a full house lets in; each holds a body of up to 1 MB. */
const waitingMax = 500;
/** Who waits this long for a turn alone meets a service that has stopped answering. */
const turnMs = 5_000;
/** Jobs and keys remembered as taken: some minutes' worth at the pace one gateway can take them. */
const takenMax = 20_000;
/** How long an answer of the ai service speaks for what comes after it; a freed place is not missed for longer. */
const holdsMs = 250;
/** What is told to those turned away; after it a full house is no news any more. */
const retryAfterSeconds = 10;

interface Waiting {
  go(): void;
  refuse(error: unknown): void;
}

/** KeyedJob is a submission that can be repeated: its Idempotency-Key, and the id the key has for its owner. */
export interface KeyedJob {
  key: string;
  id: JobId;
}

/**
 * Overload takes no more submissions at once than the ai service has room for, as its last answer said: it refuses
 * exactly, but each of its refusals costs a transaction. See ADR 0011.
 */
@Injectable()
export class Overload {
  private sent = 0;
  private readonly waiting: Waiting[] = [];
  private readonly taken = new BoundedCache<true>(takenMax);
  private answer = { room: Infinity, at: 0 };

  /** isFull tells whether one more submission would be refused, as far as is known here. */
  isFull(now = performance.now()): boolean {
    return this.sent + this.waiting.length >= this.placesLeft(now);
  }

  /** mayRepeat tells whether a job was taken here under this key, for whomever: before the body that is all one can know. */
  mayRepeat(key: string): boolean {
    return this.taken.get(`key ${key}`) === true;
  }

  /**
   * submit sends a submission in its turn and learns from what became of it. Throws overloaded, the reason of `signal`
   * when that ends the wait, and what `send` throws.
   */
  async submit<T extends Pick<SubmittedJob, 'room'>>(
    send: () => Promise<T>,
    { signal, keyed }: { signal?: AbortSignal; keyed?: KeyedJob } = {},
  ): Promise<T> {
    // A repeat of a job that was taken is neither kept waiting nor turned away.
    const answer = keyed && this.taken.get(keyed.id) ? this.ask(send) : this.sendInTurn(send, keyed, signal);
    if (!keyed) return answer;
    const state = await answer;
    this.taken.set(keyed.id, true);
    this.taken.set(`key ${keyed.key}`, true);
    return state;
  }

  private async sendInTurn<T extends Pick<SubmittedJob, 'room'>>(
    send: () => Promise<T>,
    keyed?: KeyedJob,
    signal?: AbortSignal,
  ): Promise<T> {
    // The door let it in for a key that was somebody else's.
    if (keyed && this.isFull()) throw tooMany();
    signal?.throwIfAborted();
    if (this.sent < sentMax) this.sent++;
    else await this.turn(signal);
    try {
      return await this.ask(send);
    } finally {
      // Who waits next gets the turn itself, or a newcomer could take it in between.
      const next = this.waiting.shift();
      if (next) next.go();
      else this.sent--;
    }
  }

  /** turn waits in line, no longer than there is somebody to answer. */
  private async turn(signal?: AbortSignal): Promise<void> {
    if (this.waiting.length >= waitingMax) throw tooMany();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { go: resolve, refuse: reject };
    const leave = (error: Error) => {
      const at = this.waiting.indexOf(place);
      if (at < 0) return;
      this.waiting.splice(at, 1);
      reject(error);
    };
    const onAbort = () => leave(signal?.reason as Error);
    const timer = setTimeout(() => leave(tooMany()), turnMs);
    signal?.addEventListener('abort', onAbort, { once: true });
    this.waiting.push(place);
    try {
      await promise;
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
        this.refuse(this.waiting.splice(0), new AppError('unavailable', undefined, { retryAfterSeconds }));
      throw error;
    }
  }

  private learn(room: number): void {
    this.answer = { room, at: performance.now() };
    if (this.waiting.length > room) this.refuse(this.waiting.splice(Math.max(0, room - sentMax)), tooMany());
  }

  private refuse(these: Waiting[], error: AppError): void {
    for (const { refuse } of these) refuse(error);
  }

  private placesLeft(now: number): number {
    const { room, at } = this.answer;
    const age = now - at;
    // Those on their way may be counted in the answer or not. To be refused after a wait is worse than at once.
    if (room > 0) return this.sent > 0 || age < holdsMs ? Math.max(Math.min(room, sentMax), room - sentMax) : Infinity;
    // One finds out whether the house is still full; the others need not pay for the question.
    if (age < retryAfterSeconds * 1_000) return age < holdsMs ? 0 : 1;
    return Infinity;
  }
}

/** tooMany is what a submission is told while the queue is full. */
export const tooMany = () => new AppError('overloaded', undefined, { retryAfterSeconds });
