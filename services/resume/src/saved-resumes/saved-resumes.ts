import { Injectable } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { RemovedLine } from '@tailwright/contracts/optimize';
import type {
  ResumeVersion,
  SavedResume,
  VersionText,
  archiveResumeOf,
  chooseLookOf,
  getSavedResumeOf,
  getVersionOf,
  nameVersionOf,
  renameResumeOf,
} from '@tailwright/contracts/saved-resumes';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource, type EntityManager } from 'typeorm';
import { Letters } from '../letters/letters.js';
import { recordOf } from '../resumes/record.js';
import { getRecordId } from '../resumes/record-id.js';
import { ResumeEntity } from '../resumes/resume.entity.js';
import { SharedPages } from '../share/shared-pages.js';
import { renameVersion } from '../versions/rename-version.js';
import { LiveViews } from '../views/live-views.js';

/** SavedResumes answers what stands on the page of a resume, and keeps what its owner calls it and whether it is put away. */
@Injectable()
export class SavedResumes {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
    private readonly liveViews: LiveViews,
    private readonly letters: Letters,
    private readonly pages: SharedPages,
  ) {}

  async get(owned: Input<typeof getSavedResumeOf>): Promise<SavedResume> {
    // One moment for all of it: a version that comes in between would stand in it twice, or not at all.
    const { resume, earlier, letters } = await this.database.transaction('REPEATABLE READ', async (manager) => {
      const id = await getRecordId(manager, owned);
      const resume = await getWhole(manager, id);
      return { resume, earlier: await listEarlier(manager, id), letters: await this.letters.list(manager, id) };
    });
    const { report, factCheck, edits, removed, engine, publicLinkId } = resume;
    return {
      record: recordOf(resume, await this.liveViews.of(publicLinkId === null ? [] : [publicLinkId])),
      version: currentOf(resume),
      ...(report && { analysis: report }),
      ...(factCheck && { factCheck }),
      ...(edits && { edits }),
      ...(removed && { removed }),
      ...(engine !== null && { engine }),
      earlier,
      letters,
    };
  }

  async getVersion({ versionId, ...owned }: Input<typeof getVersionOf>): Promise<VersionText> {
    const [row] = await this.database.query<EarlierRow[]>(
      'SELECT tailored_text, edits, removed FROM resume_versions WHERE id = $1 AND resume_id = $2',
      [versionId, await getRecordId(this.database.manager, owned)],
    );
    if (!row) throw new AppError('not_found');
    const { tailored_text: tailoredResume, edits, removed } = row;
    return { tailoredResume, edits: edits ?? [], ...(removed && { removed }) };
  }

  async nameVersion({ versionId, name, was, ...owned }: Input<typeof nameVersionOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      const id = await getRecordId(manager, owned);
      if (!(await renameVersion(manager, { id, versionId, name, was })))
        throw new AppError('conflict', 'This version was renamed in another tab meanwhile.');
      return {};
    });
  }

  async rename({ name, was, ...owned }: Input<typeof renameResumeOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      const id = await getRecordId(manager, owned);
      const [renamed] = await manager.query<[unknown[], number]>(
        `UPDATE resumes SET name = nullif($2, '') WHERE id = $1 AND coalesce(name, '') IN ($2, $3) RETURNING id`,
        [id, name, was],
      );
      if (renamed.length === 0) throw new AppError('conflict', 'This resume was renamed in another tab meanwhile.');
      return {};
    });
  }

  async chooseLook({ look, ...owned }: Input<typeof chooseLookOf>, call: CallContext): Promise<void> {
    const { outdated } = await this.once.run(call, async (manager) => {
      const [rows] = await manager.query<[{ public_link_id: string | null }[], number]>(
        'UPDATE resumes SET look = $2 WHERE id = $1 RETURNING public_link_id',
        [await getRecordId(manager, owned), look],
      );
      return { outdated: rows.flatMap(({ public_link_id: link }) => link ?? []) };
    });
    // After the commit, and again on a replay: the public page shows the look from now on.
    await this.pages.outdate(outdated);
  }

  async archive({ isArchived, ...owned }: Input<typeof archiveResumeOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      const id = await getRecordId(manager, owned);
      await manager.query('UPDATE resumes SET archived_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
        id,
        isArchived,
      ]);
      return {};
    });
  }
}

interface EarlierRow {
  tailored_text: string;
  edits: VersionText['edits'] | null;
  removed: RemovedLine[] | null;
}

/** A report, and what is known of lines, are read here alone. */
async function getWhole(manager: EntityManager, id: string): Promise<ResumeEntity> {
  const resume = await manager
    .createQueryBuilder(ResumeEntity, 'resume')
    .addSelect(['resume.report', 'resume.edits', 'resume.removed', 'resume.factCheck', 'resume.engine'])
    .where({ id })
    .getOne();
  if (!resume) throw new AppError('not_found');
  return resume;
}

function currentOf(resume: ResumeEntity): ResumeVersion {
  const { id, versionId, version, versionName, versionedAt, createdAt, style, matchingPercentage } = resume;
  return versionOf({
    id: versionId ?? id,
    number: version,
    name: versionName,
    created_at: versionedAt ?? createdAt,
    style,
    matching_percentage: matchingPercentage,
  });
}

interface VersionRow {
  id: string;
  number: number;
  name: string | null;
  created_at: Date;
  style: ResumeEntity['style'];
  matching_percentage: number | null;
}

async function listEarlier(manager: EntityManager, id: string): Promise<ResumeVersion[]> {
  const rows = await manager.query<VersionRow[]>(
    `SELECT id, number, name, created_at, style, matching_percentage FROM resume_versions
     WHERE resume_id = $1 ORDER BY number DESC`,
    [id],
  );
  return rows.map(versionOf);
}

const versionOf = (row: VersionRow): ResumeVersion => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  ...(row.name !== null && { name: row.name }),
  ...(row.style !== null && { style: row.style }),
  ...(row.matching_percentage !== null && { matchingPercentage: row.matching_percentage }),
});
