import { limits } from '@tailwright/contracts/limits';
import type { NewResume } from '@tailwright/contracts/new-resume';
import type { EntityManager } from 'typeorm';
import { findRecordId } from '../resumes/record-id.js';

/** madeOf are the columns of how a text was made: report, style, edits, fact_check, engine, removed. */
export const madeOf = ({ report, style, edits, factCheck, engine, removed }: NewResume): unknown[] => [
  report ?? null,
  style ?? null,
  asJson(edits),
  factCheck ?? null,
  engine ?? null,
  asJson(removed),
];

/** A list is no array of Postgres: it goes there as JSON. */
const asJson = (list: unknown[] | undefined) => (list ? JSON.stringify(list) : null);

/** isKept tells whether an id names a version already. */
export async function isKept(manager: EntityManager, versionId: string): Promise<boolean> {
  const [row] = await manager.query<{ kept: boolean }[]>(
    `SELECT EXISTS (SELECT FROM resumes WHERE id = $1 OR version_id = $1)
         OR EXISTS (SELECT FROM resume_versions WHERE id = $1) AS kept`,
    [versionId],
  );
  return row?.kept === true;
}

/** findFollowed finds the record that a resume is the next version of: only one of the same two texts is. */
export async function findFollowed(manager: EntityManager, resume: NewResume): Promise<string | undefined> {
  const { actor, basedOn, originalResumeText, jobDescriptionText } = resume;
  const id = basedOn && (await findRecordId(manager, { actor, resumeId: basedOn.version }));
  if (id === undefined) return undefined;
  const [row] = await manager.query<{ id: string }[]>(
    'SELECT id FROM resumes WHERE id = $1 AND original_resume_text = $2 AND job_description_text = $3 FOR UPDATE',
    [id, originalResumeText, jobDescriptionText],
  );
  return row?.id;
}

/**
 * followRecord keeps a resume as the next version of a record. Where another version has come in between, as from a second
 * tab, that one stays the current one and the new one stands among the earlier: neither is lost. Answers the public link
 * whose page shows an older text now.
 */
export async function followRecord(manager: EntityManager, id: string, resume: NewResume): Promise<string[]> {
  const { resumeId, basedOn, optimizedResumeText, report, style, edits, removed } = resume;
  const [moved] = await manager.query<[{ public_link_id: string | null }[], number]>(
    `WITH before AS (
       INSERT INTO resume_versions
         (id, resume_id, number, name, tailored_text, edits, removed, style, matching_percentage, created_at)
       SELECT coalesce(version_id, id), id, version, version_name, optimized_resume_text, edits, removed, style, matching_percentage,
              coalesce(versioned_at, created_at)
       FROM resumes WHERE id = $1 AND coalesce(version_id, id) = $2)
     UPDATE resumes SET optimized_resume_text = $4, report = $5, report_revision = 0, style = $6, edits = $7::jsonb,
            fact_check = $8, engine = $9, removed = $10::jsonb, version_id = $3, version = ${nextNumber},
            version_name = NULL, versioned_at = now()
     WHERE id = $1 AND coalesce(version_id, id) = $2 RETURNING public_link_id`,
    [id, basedOn!.version, resumeId, optimizedResumeText, ...madeOf(resume)],
  );
  if (moved.length === 0) {
    const percentage = report?.enough_requirements ? report.matching_percentage : null;
    await manager.query(
      `INSERT INTO resume_versions (id, resume_id, number, tailored_text, edits, removed, style, matching_percentage, created_at)
       SELECT $2, id, ${nextNumber}, $3, $4::jsonb, $5::jsonb, $6, $7, now() FROM resumes WHERE id = $1`,
      [id, resumeId, optimizedResumeText, asJson(edits), asJson(removed), style ?? null, percentage],
    );
  }
  await forgetOldest(manager, id);
  return moved.flatMap((row) => row.public_link_id ?? []);
}

/** Numbers follow the order of arrival, also where a version did not become the current one. */
const nextNumber = `(
  SELECT greatest(resumes.version, coalesce(max(number), 0)) + 1 FROM resume_versions WHERE resume_id = resumes.id)`;

/** A version that its owner gave a name is forgotten only when there are too many of those. */
async function forgetOldest(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `DELETE FROM resume_versions WHERE id IN (
       SELECT id FROM resume_versions WHERE resume_id = $1 ORDER BY name IS NULL, number DESC OFFSET $2)`,
    [id, limits.earlierVersionsMax],
  );
}
