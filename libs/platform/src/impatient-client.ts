import pg from 'pg';
import { awakeTimer } from './awake-timer.js';

/** What pg itself says when a query ran out; the same sentence here, so that logs and callers know one. */
const runOut = 'Query read timeout';
/** A write on a Postgres that was demoted: a new connection may reach the one in its place. */
const readOnly = '25006';

type Callback = (error: Error | null, result: unknown) => void;

/**
 * ImpatientClient hangs up on a Postgres that let a query run out (`query_timeout`, counted while this process is awake),
 * or takes no writes any more. Otherwise the ROLLBACK that follows waits behind the same silence for as long again, and
 * a person waits for both.
 */
export class ImpatientClient extends pg.Client {
  private readonly answerMs: number;

  constructor(config: pg.ClientConfig) {
    // pg's own clock would take a pause of this process for silence.
    super({ ...config, query_timeout: 0 });
    this.answerMs = config.query_timeout ?? 0;
  }

  // pg's overloads cannot be spelled out again; whatever comes in goes on as it is.
  override query(...args: unknown[]): never {
    const callback = args.at(-1);
    const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
    if (typeof callback === 'function') {
      const end = this.startClock();
      const answer: Callback = (error, result) => (callback as Callback)(end(error), result);
      return ask(...args.slice(0, -1), answer) as never;
    }
    const asked = ask(...args);
    if (!(asked instanceof Promise)) return asked as never;
    const end = this.startClock();
    return asked.then(
      (result: unknown) => {
        end(null);
        return result;
      },
      (error: unknown) => Promise.reject(end(error as Error) ?? new Error(runOut)),
    ) as never;
  }

  /** startClock answers what is called with the query's error or null, and tells the error to go on with. */
  private startClock(): (error: Error | null) => Error | null {
    let isOver = false;
    let isAnswered = false;
    const clock =
      this.answerMs &&
      awakeTimer(this.answerMs, () => {
        if (isAnswered) return;
        isOver = true;
        this.hangUp();
      });
    return (error) => {
      isAnswered = true;
      if (clock) clearTimeout(clock);
      if (error && 'code' in error && error.code === readOnly) this.hangUp();
      return isOver && error ? new Error(runOut, { cause: error }) : error;
    };
  }

  private hangUp(): void {
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}
