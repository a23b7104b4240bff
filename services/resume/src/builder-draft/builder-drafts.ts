import { Injectable } from '@nestjs/common';
import type {
  BuilderDraft,
  DraftRevision,
  TypedForm,
  deleteBuilderDraftOf,
  getBuilderDraftOf,
  saveBuilderDraftOf,
} from '@tailwright/contracts/builder-draft';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import { DataSource } from 'typeorm';
import { lockLiving } from '../resumes/room.js';

interface RevisionRow {
  revision: string;
  saved_at: Date;
}

/** BuilderDrafts keeps what a person has typed into the builder, so that it can be gone on with on another device. */
@Injectable()
export class BuilderDrafts {
  constructor(
    private readonly database: DataSource,
    private readonly once: Once,
  ) {}

  async get({ actor }: Input<typeof getBuilderDraftOf>): Promise<BuilderDraft> {
    const [row] = await this.database.query<(RevisionRow & { form: TypedForm })[]>(
      'SELECT form, revision, saved_at FROM builder_drafts WHERE user_id = $1',
      [actor],
    );
    return row ? { draft: { form: row.form, ...revisionOf(row) } } : {};
  }

  /** save replaces the draft only while it is the one that was typed after: another tab's text is never written over. */
  save({ actor, form, after }: Input<typeof saveBuilderDraftOf>, call: CallContext): Promise<DraftRevision> {
    return this.once.run(call, async (manager) => {
      await lockLiving(manager, actor);
      const [row] = await manager.query<RevisionRow[]>(
        `INSERT INTO builder_drafts AS kept (user_id, form)
         SELECT $1, $2 WHERE $3::uuid IS NULL OR EXISTS (SELECT FROM builder_drafts WHERE user_id = $1)
         ON CONFLICT (user_id) DO UPDATE
           SET form = excluded.form, revision = gen_random_uuid(), saved_at = now() WHERE kept.revision = $3
         RETURNING revision, saved_at`,
        [actor, JSON.stringify(form), after ?? null],
      );
      if (!row) throw new AppError('conflict', 'This form was changed in another tab or on another device.');
      return revisionOf(row);
    });
  }

  async delete({ actor }: Input<typeof deleteBuilderDraftOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      await manager.query('DELETE FROM builder_drafts WHERE user_id = $1', [actor]);
      return {};
    });
  }
}

const revisionOf = ({ revision, saved_at: savedAt }: RevisionRow): DraftRevision => ({
  revision,
  savedAt: savedAt.toISOString(),
});
