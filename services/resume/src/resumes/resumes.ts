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
import { SharedPages } from '../share/shared-pages.js';
import { Takedowns } from '../share/takedowns.js';
import { findFollowed, followRecord, isKept, madeOf } from '../versions/follow-record.js';
import { LiveViews } from '../views/live-views.js';
import { findListPage } from './list-page.js';
import { recordOf } from './record.js';
import { getRecordId } from './record-id.js';
import { ResumeEntity } from './resume.entity.js';
import { withinRoom } from './room.js';

@Injectable()
export class Resumes {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
    private readonly liveViews: LiveViews,
    private readonly takedowns: Takedowns,
    private readonly pages: SharedPages,
    private readonly outbox: Outbox,
  ) {}

  async list(input: Input<typeof listResumesOf>): Promise<Answer<typeof listResumesOf>> {
    const { ids, next } = await findListPage(this.database, input);
    const resumes = await this.database
      .getRepository(ResumeEntity)
      .find({ where: { id: In(ids), userId: input.actor }, order: { createdAt: 'DESC', id: 'ASC' } });
    return { resumes: await this.records(resumes), ...(next && { next }) };
  }

  async get(owned: Input<typeof getResumeOf>): Promise<ResumeRecord> {
    const id = await getRecordId(this.database.manager, owned);
    const resume = await this.database.getRepository(ResumeEntity).findOneBy({ id });
    if (!resume) throw new AppError('not_found');
    const [record] = await this.records([resume]);
    return record!;
  }

  async save(resume: Input<typeof saveResume>, call: CallContext): Promise<ResumeRecord> {
    // The text itself is not part of the stored answer: it would outlive the record there.
    const { outdated } = await this.once.run(call, async (manager) => {
      let outdated: string[] = [];
      await withinRoom(manager, resume.actor, async () => {
        outdated = await keep(manager, resume);
      });
      return { outdated };
    });
    // After the commit, and again on a replay: the page of a shared resume shows its newest version.
    await this.pages.outdate(outdated);
    return this.get(resume);
  }

  async delete(owned: Input<typeof deleteResumeOf>, call: CallContext): Promise<void> {
    const { links } = await this.once.run(call, async (manager) => {
      const { links, versions } = await deleteRecord(manager, await getRecordId(manager, owned));
      // Each version was made by a job of its own.
      for (const resumeId of versions) await this.outbox.publish(manager, resumeDeleted, { resumeId });
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

/** keep answers the public links whose page shows an older text now. */
async function keep(manager: EntityManager, resume: Input<typeof saveResume>): Promise<string[]> {
  if (await isKept(manager, resume.resumeId)) return [];
  const followed = await findFollowed(manager, resume);
  if (followed) return followRecord(manager, followed, resume);
  await insertUnlessDeleted(manager, resume);
  return [];
}

/**
 * A record saved again after its owner deleted it (a worker's retry, a repeated claim) must stay deleted, and so must one
 * whose next version was being made meanwhile.
 */
async function insertUnlessDeleted(manager: EntityManager, resume: Input<typeof saveResume>): Promise<void> {
  const { resumeId, actor, originalResumeText, jobDescriptionText, optimizedResumeText, basedOn } = resume;
  await manager.query(
    `INSERT INTO resumes (id, user_id, original_resume_text, job_description_text, optimized_resume_text,
       report, style, edits, fact_check, engine, removed)
     SELECT $1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11::jsonb WHERE NOT EXISTS (
       SELECT FROM deleted_resumes WHERE id = $1 OR (id = $12 AND deleted_at > $13))
     ON CONFLICT (id) DO NOTHING`,
    [
      ...[resumeId, actor, originalResumeText, jobDescriptionText, optimizedResumeText],
      ...madeOf(resume),
      ...[basedOn?.version ?? null, basedOn?.askedAt ?? null],
    ],
  );
}

async function deleteRecord(manager: EntityManager, id: string): Promise<{ links: string[]; versions: string[] }> {
  const deleted = await manager.query<{ id: string; public_link_id: string | null }[]>(
    `WITH gone AS (DELETE FROM resumes WHERE id = $1 RETURNING id, version_id, public_link_id),
     versions AS (
       SELECT id, public_link_id FROM gone
       UNION SELECT version_id, NULL FROM gone WHERE version_id IS NOT NULL
       UNION SELECT id, NULL FROM resume_versions WHERE resume_id = $1 AND id <> $1)
     INSERT INTO deleted_resumes (id, public_link_id) SELECT id, public_link_id FROM versions RETURNING id, public_link_id`,
    [id],
  );
  if (deleted.length === 0) throw new AppError('not_found');
  return { links: deleted.flatMap((row) => row.public_link_id ?? []), versions: deleted.map((row) => row.id) };
}
