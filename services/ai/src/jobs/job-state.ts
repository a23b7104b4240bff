import type { JobState } from '@tailwright/contracts/jobs';
import type { EntityManager } from 'typeorm';
import { JobEntity } from './job.entity.js';

/** toState is a job as its owner sees it. */
export function toState(job: JobEntity, position: number): JobState {
  const { id, kind, status, stage, error, result, savedAt, resumeId } = job;
  const state: JobState = { id, kind, status, stage, position, createdAt: job.createdAt.toISOString() };
  if (error) state.error = error;
  // A result is shown once the job is done: until then its record may still be on the way to the dashboard.
  if (result && status === 'done') state.result = result;
  if (savedAt) state.resumeId = resumeId;
  return state;
}

/** listStates reads jobs with their positions; ids nobody knows are left out. */
export async function listStates(manager: EntityManager, ids: readonly string[]): Promise<JobState[]> {
  const jobs = await manager.createQueryBuilder(JobEntity, 'job').where('job.id = ANY(:ids)', { ids }).getMany();
  const waiting = jobs.filter(({ status }) => status === 'queued').map(({ id }) => id);
  const positions = waiting.length > 0 ? await readPositions(manager, waiting) : new Map<string, number>();
  return jobs.map((job) => toState(job, positions.get(job.id) ?? 0));
}

/** positionOf is the SQL of a job's position. The queue serves by priority, then by age: the same order counts here. */
export const positionOf = (job: string) => `(
  SELECT count(*)::int FROM jobs earlier
  WHERE earlier.status = 'queued' AND earlier.kind = ${job}.kind
    AND (earlier.priority, earlier.created_at, earlier.id) < (${job}.priority, ${job}.created_at, ${job}.id))`;

async function readPositions(manager: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; position: number }[]>(
    `SELECT job.id, ${positionOf('job')} AS position FROM jobs job WHERE job.id = ANY($1)`,
    [ids],
  );
  return new Map(rows.map(({ id, position }) => [id, position]));
}
