import { limits } from '@tailwright/contracts/limits';
import type { DataSource } from 'typeorm';

/** In steps: one text of so many bytes takes a busy machine longer than a statement, or a call, may. */
const steps = 8;

/** fillAccount gives an account that has a record further ones, until so many bytes of its limit are left. */
export async function fillAccount(database: DataSource, actor: string, left: number): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    await database.query(
      `INSERT INTO resumes (id, user_id, original_resume_text, job_description_text, optimized_resume_text)
       SELECT gen_random_uuid(), $1, '', '', repeat('x', $2 - sum(octet_length(original_resume_text)
         + octet_length(job_description_text) + octet_length(optimized_resume_text)
         + coalesce(pg_column_size(report), 0))::int)
       FROM resumes WHERE user_id = $1`,
      [actor, Math.round(((limits.resumeBytesPerUserMax - left) * step) / steps)],
    );
  }
}
