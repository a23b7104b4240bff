import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { NewResume } from '@tailwright/contracts/resumes';
import type { EntityManager } from 'typeorm';
import { textBytes } from './text-bytes.js';

interface Kept {
  count: number;
  bytes: number;
  is_known: boolean;
}

/** The list is answered whole, so what may be kept is bounded; saving again what is kept is never refused. */
export async function refuseWithoutRoom(manager: EntityManager, resume: NewResume): Promise<void> {
  // Two saves that count at the same time would both find room.
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [resume.actor]);
  const [kept] = await manager.query<Kept[]>(
    `SELECT count(*)::int AS count, coalesce(sum(${textBytes}), 0)::int AS bytes,
            EXISTS (SELECT FROM resumes WHERE id = $2 UNION ALL SELECT FROM deleted_resumes WHERE id = $2) AS is_known
     FROM resumes WHERE user_id = $1`,
    [resume.actor, resume.resumeId],
  );
  if (!kept || kept.is_known) return;
  if (kept.count >= limits.resumesPerUserMax) throw full(`${limits.resumesPerUserMax} resumes`);
  if (kept.bytes + bytesOf(resume) > limits.resumeBytesPerUserMax)
    throw full(`${limits.resumeBytesPerUserMax / 1_000_000} MB of text`);
}

const bytesOf = ({ originalResumeText, jobDescriptionText, optimizedResumeText }: NewResume) =>
  Buffer.byteLength(originalResumeText) +
  Buffer.byteLength(jobDescriptionText) +
  Buffer.byteLength(optimizedResumeText);

const full = (what: string) =>
  new AppError(
    'conflict',
    `Your dashboard holds ${what}, which is as much as we keep. Delete one you no longer need, then save this one.`,
  );
