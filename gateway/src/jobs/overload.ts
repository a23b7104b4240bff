import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import type { SubmittedJob } from '@tailwright/contracts/jobs';

/** More at once only wait for each other inside the ai service, whose connections to Postgres are ten. */
const sentMax = 16;
/** How long an answer of the ai service speaks for what comes after it; a freed place is not missed for longer. */
const holdsMs = 250;
/** What is told to those turned away; after it a full house is no news any more. */
const retryAfterSeconds = 10;

interface Waiting {
  go(): void;
  refuse(error: unknown): void;
}

/**
 * Overload takes no more submissions at once than the ai service has room for, as its last answer said: it refuses
 * exactly, but each of its refusals costs a transaction. See ADR 0011.
 */
@Injectable()
export class Overload {
  private sent = 0;
  private readonly waiting: Waiting[] = [];
  private answer = { room: Infinity, at: 0 };

  /** isFull tells whether one more submission would be refused, as far as is known here. */
  isFull(now = performance.now()): boolean {
    return this.sent + this.waiting.length >= this.placesLeft(now);
  }

  /** submit sends a submission in its turn and learns from what became of it. Throws overloaded and what `send` throws. */
  async submit<T extends Pick<SubmittedJob, 'room'>>(send: () => Promise<T>): Promise<T> {
    if (this.sent >= sentMax) await new Promise<void>((go, refuse) => this.waiting.push({ go, refuse }));
    else this.sent++;
    try {
      return await this.ask(send);
    } finally {
      // Who waits next gets the turn itself, or a newcomer could take it in between.
      const next = this.waiting.shift();
      if (next) next.go();
      else this.sent--;
    }
  }

  /** ask sends a submission that may repeat an earlier one: it is neither kept waiting nor turned away. */
  async ask<T extends Pick<SubmittedJob, 'room'>>(send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      if (answer.room !== undefined) this.learn(answer.room);
      return answer;
    } catch (error) {
      if (error instanceof AppError && error.code === 'overloaded') this.learn(0);
      // What this one waited for in vain, the others need not wait for one after the other.
      if (error instanceof AppError && error.code === 'unavailable') this.refuse(this.waiting.splice(0), error);
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
