/**
 * leaseTiming: a worker that dies loses its jobs after `leaseMs`. It must end before BullMQ hands the job on, or the
 * next worker finds it taken: BullMQ renews its lock of 8 s at half time, so the lock has 4 s left at least. Three
 * renewals fit in, so one slow query loses nothing.
 */
export const leaseTiming = { leaseMs: 4_000, renewMs: 1_300 } as const;

/**
 * isLeaseOver is SQL for a job that nobody runs: a lease that ends later than any can was given before Postgres's clock
 * was set back, and would hold the job for as long.
 */
export const isLeaseOver = `(lease_until < now() OR lease_until > now() + interval '${2 * leaseTiming.leaseMs} milliseconds')`;
