import { Injectable } from '@nestjs/common';
import type { Answer, Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { type saveResume } from '@tailwright/contracts/new-resume';
import {
  type ResumeRecord,
  type deleteResumeOf,
  type getResumeOf,
  type listResumesOf,
  resumeDeleted,
} from '@tailwright/contracts/resumes';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { Outbox } from '@tailwright/platform/events/outbox';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Takedowns } from '../share/takedowns.js';
import { LiveViews } from '../views/live-views.js';
import { findListPage } from './list-page.js';
import { recordOf } from './record.js';
import { ResumeEntity } from './resume.entity.js';
import { withinRoom } from './room.js';

@Injectable()
export class Resumes {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
    private readonly liveViews: LiveViews,
    private readonly takedowns: Takedowns,
    private readonly outbox: Outbox,
  ) {}

  async list(input: Input<typeof listResumesOf>): Promise<Answer<typeof listResumesOf>> {
    const { ids, next } = await findListPage(this.database, input);
    const resumes = await this.database
      .getRepository(ResumeEntity)
      .find({ where: { id: In(ids), userId: input.actor }, order: { createdAt: 'DESC', id: 'ASC' } });
    return { resumes: await this.records(resumes), ...(next && { next }) };
  }

  async get({ actor, resumeId }: Input<typeof getResumeOf>): Promise<ResumeRecord> {
    const resume = await this.database.getRepository(ResumeEntity).findOneBy({ id: resumeId, userId: actor });
    if (!resume) throw new AppError('not_found');
    const [record] = await this.records([resume]);
    return record!;
  }

  async save(resume: Input<typeof saveResume>, call: CallContext): Promise<ResumeRecord> {
    // The text itself is not part of the stored answer: it would outlive the record there.
    await this.once.run(call, (manager) =>
      withinRoom(manager, resume.actor, () => insertUnlessDeleted(manager, resume)),
    );
    return this.get(resume);
  }

  async delete({ actor, resumeId }: Input<typeof deleteResumeOf>, call: CallContext): Promise<void> {
    const { links } = await this.once.run(call, async (manager) => {
      const links = await deleteOwned(manager, actor, resumeId);
      await this.outbox.publish(manager, resumeDeleted, { resumeId });
      return { links };
    });
    // After the commit, and again on a replay: a page removed before it could be refilled from the row.
    await this.takedowns.complete(links);
  }

  private async records(resumes: ResumeEntity[]): Promise<ResumeRecord[]> {
    const links = resumes.flatMap((resume) => resume.publicLinkId ?? []);
    const live = await this.liveViews.of(links);
    return resumes.map((resume) => recordOf(resume, live));
  }
}

/** A record saved again after its owner deleted it (a worker's retry, a repeated claim) must stay deleted. */
async function insertUnlessDeleted(manager: EntityManager, resume: Input<typeof saveResume>): Promise<void> {
  const { resumeId, actor, originalResumeText, jobDescriptionText, optimizedResumeText, report = null } = resume;
  await manager.query(
    `INSERT INTO resumes (id, user_id, original_resume_text, job_description_text, optimized_resume_text, report)
     SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT FROM deleted_resumes WHERE id = $1)
     ON CONFLICT (id) DO NOTHING`,
    [resumeId, actor, originalResumeText, jobDescriptionText, optimizedResumeText, report],
  );
}

async function deleteOwned(manager: EntityManager, actor: string, resumeId: string): Promise<string[]> {
  const deleted = await manager.query<{ public_link_id: string | null }[]>(
    `WITH gone AS (DELETE FROM resumes WHERE id = $1 AND user_id = $2 RETURNING id, public_link_id)
     INSERT INTO deleted_resumes (id, public_link_id) SELECT id, public_link_id FROM gone RETURNING public_link_id`,
    [resumeId, actor],
  );
  if (deleted.length === 0) throw new AppError('not_found');
  return deleted.flatMap((row) => row.public_link_id ?? []);
}
