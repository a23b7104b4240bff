import { Injectable } from '@nestjs/common';
import type { Analysis } from '@tailwright/contracts/analysis';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { withReplies } from '@tailwright/contracts/match-percentage';
import type { getReportOf, keepReport, replyInReportOf } from '@tailwright/contracts/reports';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource, type EntityManager, IsNull, LessThan } from 'typeorm';
import { getRecordId } from '../resumes/record-id.js';
import { ResumeEntity } from '../resumes/resume.entity.js';
import { withinRoom } from '../resumes/room.js';

type OwnedResume = Input<typeof getReportOf>;

/** Reports keeps the analysis of a tailored resume with its record, and what the person replies to it. */
@Injectable()
export class Reports {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
  ) {}

  get(owned: OwnedResume): Promise<Analysis> {
    return getReport(this.database.manager, owned);
  }

  /** The job of an earlier version has nothing to say about the current one. */
  async keep({ actor, resumeId, report, revision }: Input<typeof keepReport>, call: CallContext): Promise<void> {
    const older = { userId: actor, reportRevision: LessThan(revision) };
    const current = [
      { ...older, id: resumeId, versionId: IsNull() },
      { ...older, versionId: resumeId },
    ];
    await this.once.run(call, (manager) =>
      withinRoom(manager, actor, () => manager.update(ResumeEntity, current, { report, reportRevision: revision })),
    );
  }

  async reply({ replies, ...owned }: Input<typeof replyInReportOf>, call: CallContext): Promise<Analysis> {
    // The report is no part of what is stored with the call: it would outlive the record there.
    await this.once.run(call, (manager) =>
      withinRoom(manager, owned.actor, async () => {
        const report = withReplies(await getReport(manager, owned), replies);
        await manager.update(ResumeEntity, { id: await getRecordId(manager, owned) }, { report });
      }),
    );
    return this.get(owned);
  }
}

/** Throws not_found for a record without a report, too. */
async function getReport(manager: EntityManager, owned: OwnedResume): Promise<Analysis> {
  const where = { id: await getRecordId(manager, owned) };
  const resume = await manager.findOne(ResumeEntity, { select: { id: true, report: true }, where });
  if (!resume?.report) throw new AppError('not_found');
  return resume.report;
}
