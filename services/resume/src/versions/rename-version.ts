import { AppError } from '@tailwright/contracts/errors';
import type { EntityManager } from 'typeorm';

interface Renaming {
  /** The id of the record. */
  id: string;
  versionId: string;
  /** '' for none. */
  name: string;
  /** The name that its owner saw. */
  was: string;
}

/** renameVersion names the current version or an earlier one, and answers false when it is not called `was` any more. */
export async function renameVersion(manager: EntityManager, { id, versionId, name, was }: Renaming): Promise<boolean> {
  // A version that follows moves the current one to the earlier ones: not while it gets its name.
  const [current] = await manager.query<{ version_id: string; version_name: string | null }[]>(
    'SELECT coalesce(version_id, id) AS version_id, version_name FROM resumes WHERE id = $1 FOR UPDATE',
    [id],
  );
  const isCurrent = current?.version_id === versionId;
  const [earlier] = await manager.query<{ name: string | null }[]>(
    'SELECT name FROM resume_versions WHERE id = $1 AND resume_id = $2',
    [versionId, id],
  );
  if (!isCurrent && !earlier) throw new AppError('not_found');
  const known = (isCurrent ? current.version_name : earlier?.name) ?? '';
  if (known !== was && known !== name) return false;
  const statement = isCurrent
    ? `UPDATE resumes SET version_name = nullif($3, '') WHERE id = $1 AND coalesce(version_id, id) = $2`
    : `UPDATE resume_versions SET name = nullif($3, '') WHERE resume_id = $1 AND id = $2`;
  await manager.query(statement, [id, versionId, name]);
  return true;
}
