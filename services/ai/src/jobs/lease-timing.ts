/**
 * leaseTiming: a worker that dies loses its jobs after `leaseMs`, before BullMQ hands them on (10 s); three renewals
 * fit in, so one slow query loses nothing.
 */
export const leaseTiming = { leaseMs: 6_000, renewMs: 2_000 } as const;
