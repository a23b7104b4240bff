import { Injectable } from '@nestjs/common';
import type { Input } from '@tailwright/contracts/define';
import { AppError } from '@tailwright/contracts/errors';
import { limits } from '@tailwright/contracts/limits';
import type { SavedLetter, deleteLetterOf, editLetterOf, keepLetterOf } from '@tailwright/contracts/saved-resumes';
import type { CallContext } from '@tailwright/platform/bus/handles';
import { Once } from '@tailwright/platform/bus/once';
import type { EntityManager } from 'typeorm';
import { getRecordId } from '../resumes/record-id.js';
import { withinRoom } from '../resumes/room.js';

interface LetterRow {
  id: string;
  text: string;
  created_at: Date;
  style: SavedLetter['style'] | null;
  company: string | null;
}

/** Letters keeps cover letters with the resume they were written from. */
@Injectable()
export class Letters {
  constructor(private readonly once: Once) {}

  async list(manager: EntityManager, resumeId: string): Promise<SavedLetter[]> {
    const rows = await manager.query<LetterRow[]>(
      'SELECT id, text, created_at, style, company FROM letters WHERE resume_id = $1 ORDER BY created_at DESC, id',
      [resumeId],
    );
    return rows.map(({ id, text, created_at: createdAt, style, company }) => ({
      id,
      text,
      createdAt: createdAt.toISOString(),
      ...(style && { style }),
      ...(company && { company }),
    }));
  }

  async keep({ letter, ...owned }: Input<typeof keepLetterOf>, call: CallContext): Promise<void> {
    const { id, text, style = null, company = null } = letter;
    await this.once.run(call, async (manager) => {
      const resumeId = await getRecordId(manager, owned);
      await withinRoom(manager, owned.actor, async () => {
        await manager.query(
          `INSERT INTO letters (id, resume_id, text, style, company) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (id) DO NOTHING`,
          [id, resumeId, text, style, company],
        );
        await refuseTooMany(manager, resumeId);
      });
      return {};
    });
  }

  async edit({ letterId, text, was, ...owned }: Input<typeof editLetterOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      const resumeId = await getRecordId(manager, owned);
      await withinRoom(manager, owned.actor, async () => {
        const [known] = await manager.query<{ text: string }[]>(
          'SELECT text FROM letters WHERE id = $1 AND resume_id = $2 FOR UPDATE',
          [letterId, resumeId],
        );
        if (!known) throw new AppError('not_found');
        if (known.text !== was && known.text !== text)
          throw new AppError('conflict', 'This letter was changed in another tab meanwhile.');
        await manager.query('UPDATE letters SET text = $2 WHERE id = $1', [letterId, text]);
      });
      return {};
    });
  }

  async delete({ letterId, ...owned }: Input<typeof deleteLetterOf>, call: CallContext): Promise<void> {
    await this.once.run(call, async (manager) => {
      const resumeId = await getRecordId(manager, owned);
      const [deleted] = await manager.query<[unknown[], number]>(
        'DELETE FROM letters WHERE id = $1 AND resume_id = $2 RETURNING id',
        [letterId, resumeId],
      );
      if (deleted.length === 0) throw new AppError('not_found');
      return {};
    });
  }
}

/** The transaction undoes the one that is too many. */
async function refuseTooMany(manager: EntityManager, resumeId: string): Promise<void> {
  const [row] = await manager.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM letters WHERE resume_id = $1',
    [resumeId],
  );
  if (row && row.count > limits.lettersPerResumeMax)
    throw new AppError(
      'conflict',
      `This resume holds ${limits.lettersPerResumeMax} letters, which is as many as we keep. Delete one you no longer need, then try again.`,
    );
}
