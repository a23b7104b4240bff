import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';

/** Short enough that a freed place is not missed, long enough to turn a flood away without asking for each drop. */
const holdsMs = 250;

/** Overload lets one refusal of the ai service stand for the next moment: asking again costs a transaction each time. */
@Injectable()
export class Overload {
  private refusal: { error: AppError; until: number } | undefined;

  /** pass throws overloaded while the last refusal still holds. */
  pass(now = Date.now()): void {
    if (this.refusal && now < this.refusal.until) throw this.refusal.error;
  }

  /** note remembers an error that says the whole system has too much to do. */
  note(error: unknown, now = Date.now()): void {
    if (error instanceof AppError && error.code === 'overloaded') this.refusal = { error, until: now + holdsMs };
  }
}
