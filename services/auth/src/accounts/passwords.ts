import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedPool } from '@tailwright/platform/bounded-pool';

/** OWASP's minimum for argon2id, the package's default algorithm: 19 MiB, two passes, one lane; 7.7 ms measured. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  /** Eight hashes keep both cores busy; 200 waiting are answered within about two seconds. */
  private readonly pool = new BoundedPool(8, 200);
  private readonly nobodys = hash(randomBytes(16), cost);

  hash(password: string): Promise<string> {
    return this.pool.run(() => hash(password, cost));
  }

  /** Runs work that verifies a password in its turn, or refuses it before it begins when too many wait. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return this.pool.run(work);
  }

  /** Without a hash (no such account) it takes the time of a comparison and answers no. To be called inside `inTurn`. */
  async matches(password: string, passwordHash: string | undefined): Promise<boolean> {
    const matched = await verify(passwordHash ?? (await this.nobodys), password);
    return passwordHash !== undefined && matched;
  }
}
