import { Injectable } from '@nestjs/common';
import { type SessionToken, type User, closeSession, findSession } from '@tailwright/contracts/auth';
import { limits } from '@tailwright/contracts/limits';
import { RpcClient } from '@tailwright/platform/bus/client';
import { BoundedCache } from '../bounded-cache.js';

const sessionsKept = 10_000;

/** Sessions asks the auth service who a token belongs to, at most once in 900 ms for each token. */
@Injectable()
export class Sessions {
  private readonly known = new BoundedCache<{ user: Promise<User | null>; until: number }>(sessionsKept);

  /** Guesses never push these out. */
  private readonly valid = new BoundedCache<true>(sessionsKept);

  constructor(private readonly rpc: RpcClient) {}

  /** wasValid is true for a token somebody was signed in with lately: the others are guesses, or long over. */
  wasValid(token: SessionToken): boolean {
    return this.valid.get(token) === true;
  }

  async findUser(token: SessionToken): Promise<User | null> {
    const known = this.known.get(token);
    // The age counts from the question, not the answer: a session must be gone everywhere within 1 s of logout. The
    // monotonic clock, because one that is set back would keep it.
    if (known && performance.now() < known.until) return known.user;
    const user = this.rpc.call(findSession, { token }).then((answer) => answer.user);
    this.known.set(token, { user, until: performance.now() + limits.sessionCacheMs });
    user.then(
      (found) => (found ? this.valid.set(token, true) : this.valid.delete(token)),
      () => this.known.delete(token),
    );
    return user;
  }

  async close(token: SessionToken): Promise<void> {
    await this.rpc.call(closeSession, { token });
    this.forget(token);
  }

  /** forget has the next request ask the auth service again. */
  forget(token: SessionToken): void {
    this.known.delete(token);
    this.valid.delete(token);
  }
}
