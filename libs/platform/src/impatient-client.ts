import pg from 'pg';

/** What pg says when `query_timeout` is over. */
const runOut = 'Query read timeout';
/** A write on a Postgres that was demoted: a new connection may reach the one in its place. */
const readOnly = '25006';

type Callback = (error: Error | null, result: unknown) => void;

/**
 * ImpatientClient hangs up on a Postgres that let a query run out, or takes no writes any more. Otherwise the ROLLBACK that follows waits behind the
 * same silence for as long again, and a person waits for both.
 */
export class ImpatientClient extends pg.Client {
  // pg's overloads cannot be spelled out again; whatever comes in goes on as it is.
  override query(...args: unknown[]): never {
    const callback = args.at(-1);
    const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
    if (typeof callback === 'function') {
      const answer: Callback = (error, result) => {
        this.hangUpOn(error);
        (callback as Callback)(error, result);
      };
      return ask(...args.slice(0, -1), answer) as never;
    }
    const asked = ask(...args);
    if (asked instanceof Promise) asked.catch((error: unknown) => this.hangUpOn(error));
    return asked as never;
  }

  private hangUpOn(error: unknown): void {
    if (!(error instanceof Error)) return;
    if (error.message !== runOut && (error as NodeJS.ErrnoException).code !== readOnly) return;
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}
