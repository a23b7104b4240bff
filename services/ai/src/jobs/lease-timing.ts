/**
 * leaseTiming: a worker that dies loses its jobs after `leaseMs`. It must end before BullMQ hands the job on, or the
 * next worker finds it taken: BullMQ renews its lock of 8 s at half time, so the lock has 4 s left at least. Three
 * renewals fit in, so one slow query loses nothing.
 */
export const leaseTiming = { leaseMs: 4_000, renewMs: 1_300 } as const;
