import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { ShareLink, fillSharedPage, shareResume } from '@tailwright/contracts/share';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource } from 'typeorm';
import { getRecordId } from '../resumes/record-id.js';
import { ResumeEntity } from '../resumes/resume.entity.js';
import { lookOf } from './look-of.js';
import { SharedPages } from './shared-pages.js';

@Injectable()
export class Shares {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
    private readonly pages: SharedPages,
  ) {}

  async create(owned: Input<typeof shareResume>, call: CallContext): Promise<ShareLink> {
    return this.once.run(call, async (manager) => {
      const fresh = randomBytes(limits.publicLinkIdBytes).toString('base64url');
      const [rows] = await manager.query<[{ public_link_id: string }[], number]>(
        `UPDATE resumes SET public_link_id = COALESCE(public_link_id, $2)
         WHERE id = $1 RETURNING public_link_id`,
        [await getRecordId(manager, owned), fresh],
      );
      const row = rows[0];
      if (!row) throw new AppError('not_found');
      return { publicLinkId: row.public_link_id };
    });
  }

  /** The row stays locked FOR SHARE until the page is written, so a deletion takes the page down after it, never before. */
  async fillPage({ publicLinkId }: Input<typeof fillSharedPage>): Promise<{ found: boolean }> {
    return this.database.transaction(async (manager) => {
      const resume = await manager.findOne(ResumeEntity, {
        where: { publicLinkId },
        lock: { mode: 'pessimistic_read' },
      });
      if (!resume) return { found: false };
      const look = lookOf(resume);
      const page = { resume: resume.optimizedResumeText, resumeId: resume.id, ...(look && { look }) };
      await this.pages.write(publicLinkId, page, resume.views);
      return { found: true };
    });
  }
}
