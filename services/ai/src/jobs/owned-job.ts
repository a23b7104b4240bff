import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { type JobResult, type Owner, type getJobOf, savedSentence } from '@tailwright/contracts/jobs';
import type { EntityManager } from 'typeorm';
import { JobEntity } from './job.entity.js';

export type OwnedJob = Input<typeof getJobOf>;

/** getOwned throws not_found for a job of somebody else, exactly as for one that never was. */
export async function getOwned(manager: EntityManager, { owners, jobId }: OwnedJob): Promise<JobEntity> {
  return refuseStranger(await manager.findOneBy(JobEntity, { id: jobId }), owners);
}

/** lockOwned keeps the row from every other writer until the transaction ends: its result is read, changed and written. */
export async function lockOwned(manager: EntityManager, { owners, jobId }: OwnedJob): Promise<JobEntity> {
  const job = await manager.findOne(JobEntity, { where: { id: jobId }, lock: { mode: 'pessimistic_write' } });
  return refuseStranger(job, owners);
}

export function isOwnedBy(job: JobEntity, owners: readonly Owner[]): boolean {
  return owners.some(({ kind, id }) => kind === job.ownerKind && id === job.ownerId);
}

/** resultOf throws conflict, with a sentence for its owner, for a job without a result. */
export function resultOf({ status, result, savedAt }: JobEntity): JobResult {
  if (status === 'done' && result) return result;
  if (savedAt) throw new AppError('conflict', savedSentence);
  const hasEnded = status === 'failed' || status === 'cancelled';
  throw new AppError('conflict', hasEnded ? 'This resume was never finished.' : 'This resume is not finished yet.');
}

function refuseStranger(job: JobEntity | null, owners: readonly Owner[]): JobEntity {
  if (!job || !isOwnedBy(job, owners)) throw new AppError('not_found');
  return job;
}
