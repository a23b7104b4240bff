import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SessionToken } from '@tailwright/contracts/auth';
import { Sessions } from './sessions.js';

/** A stream ends this soon after its session, and each look is a call for each watched session. */
const lookEveryMs = 2_000;

interface Watched {
  token: SessionToken;
  onEnd: () => void;
}

/** SessionWatch tells long answers that the session they were opened with has ended. */
@Injectable()
export class SessionWatch implements OnApplicationShutdown {
  private readonly watched = new Set<Watched>();
  private timer?: NodeJS.Timeout;

  constructor(private readonly sessions: Sessions) {}

  /** watch calls back once when the session has ended, until the returned function is called. */
  watch(token: SessionToken, onEnd: () => void): () => void {
    const entry = { token, onEnd };
    this.watched.add(entry);
    this.timer ??= setInterval(() => void this.look(), lookEveryMs);
    return () => this.forget(entry);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async look(): Promise<void> {
    await Promise.all([...this.watched].map((entry) => this.lookAt(entry)));
  }

  private async lookAt(entry: Watched): Promise<void> {
    // While the auth service is away nobody can log out either.
    const hasEnded = await this.sessions.findUser(entry.token).then(
      (user) => user === null,
      () => false,
    );
    if (!hasEnded || !this.watched.has(entry)) return;
    this.forget(entry);
    entry.onEnd();
  }

  private forget(entry: Watched): void {
    this.watched.delete(entry);
    if (this.watched.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
