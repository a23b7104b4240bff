import { AppError } from '@tailwright/contracts/errors';
import type { getResumeOf } from '@tailwright/contracts/resumes';
import type { Input } from '@tailwright/contracts/define';
import type { EntityManager } from 'typeorm';

/** findRecordId finds the record that an id names: its own, or that of any of its versions. */
export async function findRecordId(
  manager: EntityManager,
  { actor, resumeId }: Input<typeof getResumeOf>,
): Promise<string | undefined> {
  const [row] = await manager.query<{ id: string }[]>(
    `SELECT id FROM resumes WHERE user_id = $2 AND (
       id = $1 OR version_id = $1 OR id = (SELECT resume_id FROM resume_versions WHERE id = $1))`,
    [resumeId, actor],
  );
  return row?.id;
}

/** getRecordId throws not_found for what is not the actor's, exactly as for an id that never was. */
export async function getRecordId(manager: EntityManager, owned: Input<typeof getResumeOf>): Promise<string> {
  const id = await findRecordId(manager, owned);
  if (id === undefined) throw new AppError('not_found');
  return id;
}
