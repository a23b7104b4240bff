import type { RequirementReply } from '@tailwright/contracts/analysis';

/** RepliesOfJob is everything a person said about one job: the server is sent all of it each time. */
export interface RepliesOfJob {
  jobId: string;
  replies: readonly RequirementReply[];
}

interface Options {
  send: (replies: RepliesOfJob) => Promise<unknown>;
  /** Told after each call. `outdated` was kept, and newer replies still wait. */
  onEnd: (sent: RepliesOfJob, outcome: 'kept' | 'outdated' | 'failed') => void;
}

/** Several replies in a row are one call. */
const quietMs = 400;

/** ReplySender sends the latest replies in the background, one call at a time. What failed waits for the next try. */
export class ReplySender {
  #waiting: RepliesOfJob | null = null;
  #isSending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: Options) {}

  /** Sends these replies soon, in place of any that still wait. */
  send(replies: RepliesOfJob): void {
    this.#waiting = replies;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendWaiting(), quietMs);
  }

  /** Tries again what failed. */
  retry(): void {
    if (this.#waiting) this.send(this.#waiting);
  }

  async #sendWaiting(): Promise<void> {
    const sending = this.#waiting;
    if (!sending || this.#isSending) return;
    this.#isSending = true;
    const failed = await this.options.send(sending).then(
      () => false,
      () => true,
    );
    this.#isSending = false;
    const isLatest = this.#waiting === sending;
    if (isLatest && !failed) this.#waiting = null;
    // Replies given meanwhile found this call under way and have waited for it.
    if (!isLatest) this.retry();
    this.options.onEnd(sending, failed ? 'failed' : isLatest ? 'kept' : 'outdated');
  }
}
