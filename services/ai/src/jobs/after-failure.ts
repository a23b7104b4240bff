import { AppError } from '@tailwright/contracts/errors';
import { EngineFault } from '../engine/fault.js';
import type { JobEntity } from './job.entity.js';

/** AfterFailure is what happens to a job whose attempt failed. */
export type AfterFailure =
  /** Its row says all there is to say. */
  | { action: 'nothing' }
  /** The queue tries it again after its backoff. */
  | { action: 'retry'; failed: boolean; code: string }
  /** The provider wants a pause of all jobs of this kind. */
  | { action: 'pause'; failed: boolean; ms: number }
  | { action: 'give-up'; error: AppError };

const failuresMax = 3;
/** A provider that says "too many" is asked more often than one that fails, but not for ever. */
const throttledMax = 8;

/** afterFailure decides by the kind of failure, the failures before it, and the time left. */
export function afterFailure(
  error: unknown,
  job: Pick<JobEntity, 'failures' | 'deadline'>,
  nowMs: number,
): AfterFailure {
  const leftMs = job.deadline.getTime() - nowMs;
  if (error instanceof EngineFault && error.reason === 'paused') {
    const ms = error.retryAfterMs ?? 1_000;
    // Another job was refused, not this one.
    return ms < leftMs ? { action: 'pause', failed: false, ms } : { action: 'give-up', error };
  }
  if (error instanceof EngineFault && error.reason === 'throttled') {
    const ms = error.retryAfterMs ?? Math.min(1_000 * 2 ** job.failures, 16_000);
    if (ms >= leftMs || job.failures + 1 >= throttledMax) return { action: 'give-up', error };
    return { action: 'pause', failed: true, ms: Math.max(ms, 100) };
  }
  if (error instanceof AppError && error.code === 'cancelled') return { action: 'nothing' };
  // This process stops: the job did nothing wrong.
  if (error instanceof AppError && error.code === 'unavailable')
    return { action: 'retry', failed: false, code: error.code };
  // Whatever is not ours, such as a database that went away, may pass too.
  const retryable = error instanceof EngineFault ? error.retryable : !(error instanceof AppError);
  const typed = error instanceof AppError ? error : new AppError('internal');
  if (!retryable || job.failures + 1 >= failuresMax || leftMs <= 0) return { action: 'give-up', error: typed };
  return { action: 'retry', failed: true, code: typed.code };
}
