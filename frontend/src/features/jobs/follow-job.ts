import type { JobProgress, JobState } from '@tailwright/contracts/as-read';

/** JobTransport is how a job is watched: events while they flow, asking while they do not. */
export interface JobTransport {
  read: (id: string, signal?: AbortSignal) => Promise<JobState>;
  /** Returns what closes the stream. `onTrouble` may come often; the stream may recover by itself. */
  listen: (id: string, onProgress: (progress: JobProgress) => void, onTrouble: () => void) => () => void;
  /** Asks the server to stop the work. Best effort: a job that goes on is a job nobody looks at. */
  cancel: (id: string) => void;
  /** Whether asking again cannot help, as for a job that does not exist. */
  isFinal: (error: unknown) => boolean;
  /** Whether this computer has no connection, as while it wakes: that says nothing about the job, however long it takes. */
  isOffline: () => boolean;
  wait: (ms: number) => Promise<void>;
}

interface Watch {
  transport: JobTransport;
  signal: AbortSignal;
  onProgress: (progress: JobProgress) => void;
}

const pollMs = 1_000;
/** A question that was on its way when the connection went may never be answered: it is asked again. */
const readMs = 5_000;
/** A minute of failed questions in a row: longer than any restart of ours, shorter than patience. */
const failuresMax = 60;

export const isOver = ({ status }: Pick<JobState, 'status'>) =>
  status === 'done' || status === 'failed' || status === 'cancelled';

/** followJob resolves with the job's last state, and rejects when it is aborted or cannot be watched. */
export function followJob(id: string, { transport, signal, onProgress }: Watch): Promise<JobState> {
  return new Promise((resolve, reject) => {
    let over = false;
    let silent = false;
    let polling = false;
    let close = () => {};

    const end = (settle: () => void) => {
      if (over) return;
      over = true;
      signal.removeEventListener('abort', onAbort);
      close();
      settle();
    };
    const fail = (error: unknown) => end(() => reject(error instanceof Error ? error : new Error(String(error))));
    const onAbort = () => fail(signal.reason);
    const take = (progress: JobProgress) => {
      if (over) return;
      onProgress(progress);
      if (isOver(progress.state)) end(() => resolve(progress.state));
    };
    const poll = async () => {
      polling = true;
      for (let failures = 0; silent && !over; await transport.wait(pollMs)) {
        try {
          take({ state: await transport.read(id, AbortSignal.any([signal, AbortSignal.timeout(readMs)])) });
          failures = 0;
        } catch (error) {
          if (!transport.isOffline()) failures += 1;
          if (transport.isFinal(error) || failures === failuresMax) fail(error);
        }
      }
      polling = false;
    };

    if (signal.aborted) return onAbort();
    signal.addEventListener('abort', onAbort);
    close = transport.listen(
      id,
      (progress) => {
        silent = false;
        take(progress);
      },
      () => {
        silent = true;
        if (!polling) void poll();
      },
    );
    // A stream may already have told the end before its `close` was known.
    if (over) close();
  });
}
