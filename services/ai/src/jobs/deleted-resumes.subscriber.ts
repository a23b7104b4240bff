import { Injectable } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { resumeDeleted } from '@tailwright/contracts/resumes';
import { Subscribes } from '@tailwright/platform/events/subscribes';
import type { EntityManager } from 'typeorm';

/** DeletedResumes has the job that made a deleted resume forgotten: its texts are the resume's. */
@Injectable()
export class DeletedResumes {
  @Subscribes(resumeDeleted)
  async forget({ resumeId }: Input<typeof resumeDeleted>, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM jobs WHERE resume_id = $1 AND finished_at IS NOT NULL', [resumeId]);
    // Saved but not marked done yet: who waits for it must hear an end, so the row stays, without its texts.
    await manager.query(
      `UPDATE jobs SET status = 'cancelled', stage = 'finished', input = '{}', draft = NULL, result = NULL,
         runner = NULL, lease_until = NULL, network = NULL, finished_at = now()
       WHERE resume_id = $1`,
      [resumeId],
    );
  }
}
