/** busTiming are the times of the bus in milliseconds; measured in ADR 0001. */
export const busTiming = {
  /** A delivery that nobody renewed for this long is taken over by another replica. */
  reclaimIdleMs: 1_500,
  /** How often running deliveries are renewed and abandoned ones looked for. */
  keepAliveMs: 500,
  /** A caller that has no answer sends the same id again after this long, until its deadline. */
  resendMs: 2_500,
  /** How soon a send that failed is tried again. */
  retryMs: 100,
  /** How long Redis may fail before waiting callers are told `unavailable`; two such calls in a row fit into 3 s. */
  outageMs: 1_400,
  /** How long one blocking read waits for work. */
  blockMs: 1_000,
  /** How long a stop waits for the last blocking read; it is ended at once while Redis answers. */
  stopReadingMs: 1_000,
  /** How often callers look for passed deadlines. */
  sweepMs: 50,
  /** A look that comes later than this was held up by the whole process standing still. */
  stoodStillMs: 200,
  /** A consumer silent for this long belongs to a process that is gone. */
  consumerGoneMs: 600_000,
} as const;

/** busLimits bound what one service takes on. */
export const busLimits = {
  /** Waiting and running calls of a service; more are refused as `overloaded`. */
  queued: 2_000,
  /** Calls one replica works on at once. */
  running: 64,
  /** Entries per read: a larger count lets one replica take everything. */
  readCount: 16,
  /** A call that took down this many replicas is set aside. */
  deliveries: 3,
  /** Notes kept of calls that were set aside. */
  dead: 1_000,
} as const;
