import { awakeTimer } from '../awake-timer.js';

export type ReadinessCheck = () => Promise<void>;

/** A dependency that does not answer within this time counts as away: probes run every few seconds. */
const checkTimeoutMs = 1_000;

/** Readiness knows whether this process can serve: its own checks only, never those of other processes. */
export class Readiness {
  private readonly checks = new Map<string, ReadinessCheck>();
  private readonly notices = new Map<string, string>();
  private isStarting = false;
  private stopping = false;

  /** register adds a check that rejects while its dependency is away. */
  register(name: string, check: ReadinessCheck): void {
    this.checks.set(name, check);
  }

  /** note shows the operator a sentence beside the checks, without making the process unready. */
  note(name: string, sentence: string): void {
    this.notices.set(name, sentence);
  }

  /** clearNote takes the sentence of that name back. */
  clearNote(name: string): void {
    this.notices.delete(name);
  }

  /** notes are the sentences that stand now, by name. */
  notes(): Record<string, string> {
    return Object.fromEntries(this.notices);
  }

  /** starting makes the process unready until `started`. */
  starting(): void {
    this.isStarting = true;
  }

  /** started leaves readiness to the checks. */
  started(): void {
    this.isStarting = false;
  }

  /** stop makes the process unready for good, so that nothing new is sent to it. */
  stop(): void {
    this.stopping = true;
  }

  /** failing lists the names of the checks that do not pass now. */
  async failing(): Promise<string[]> {
    if (this.stopping) return ['stopping'];
    if (this.isStarting) return ['starting'];
    const results = await Promise.all(
      [...this.checks].map(async ([name, check]) => ((await passes(check)) ? undefined : name)),
    );
    return results.filter((name) => name !== undefined);
  }
}

async function passes(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = awakeTimer(checkTimeoutMs, () => reject(new Error('check timed out')));
  });
  try {
    await Promise.race([check(), timeout]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
