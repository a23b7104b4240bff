import { Injectable } from '@nestjs/common';
import type { Analysis } from '@tailwright/contracts/analysis';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { withReplies } from '@tailwright/contracts/match-percentage';
import type { getReportOf, keepReport, replyInReportOf } from '@tailwright/contracts/reports';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource, type EntityManager, LessThan } from 'typeorm';
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

  async keep({ actor, resumeId, report, revision }: Input<typeof keepReport>, call: CallContext): Promise<void> {
    const older = { id: resumeId, userId: actor, reportRevision: LessThan(revision) };
    await this.once.run(call, (manager) =>
      withinRoom(manager, actor, () => manager.update(ResumeEntity, older, { report, reportRevision: revision })),
    );
  }

  async reply({ replies, ...owned }: Input<typeof replyInReportOf>, call: CallContext): Promise<Analysis> {
    // The report is no part of what is stored with the call: it would outlive the record there.
    await this.once.run(call, (manager) =>
      withinRoom(manager, owned.actor, async () => {
        const report = withReplies(await getReport(manager, owned), replies);
        await manager.update(ResumeEntity, { id: owned.resumeId }, { report });
      }),
    );
    return this.get(owned);
  }
}

/** Throws not_found for a record without a report, too. */
async function getReport(manager: EntityManager, { actor, resumeId }: OwnedResume): Promise<Analysis> {
  const where = { id: resumeId, userId: actor };
  const resume = await manager.findOne(ResumeEntity, { select: { id: true, report: true }, where });
  if (!resume?.report) throw new AppError('not_found');
  return resume.report;
}
