import { Injectable } from '@nestjs/common';
import type { AccountUsage, WholeVersion, listVersionsOf } from '@tailwright/contracts/account';
import type { UserId } from '@tailwright/contracts/auth';
import type { Answer, Input } from '@tailwright/contracts/define';
import { limits } from '@tailwright/contracts/limits';
import { DataSource } from 'typeorm';
import { getRecordId } from '../resumes/record-id.js';
import { measureRoom } from '../resumes/room.js';

interface VersionRow {
  id: string;
  number: number;
  name: string | null;
  created_at: Date;
  style: WholeVersion['style'] | null;
  matching_percentage: number | null;
  tailored_text: string;
  edits: WholeVersion['edits'] | null;
  removed: WholeVersion['removed'] | null;
  remaining: number;
}

/** One answer holds as many versions as its bytes allow, and at least one. */
const versionsSql = `
  SELECT id, number, name, created_at, style, matching_percentage, tailored_text, edits, removed, remaining
  FROM (
    SELECT *, row_number() OVER newest AS place, count(*) OVER ()::int AS remaining,
           sum(octet_length(tailored_text) + coalesce(pg_column_size(edits), 0) + coalesce(pg_column_size(removed), 0))
             OVER newest AS bytes
    FROM resume_versions WHERE resume_id = $1 AND ($2::int IS NULL OR number < $2)
    WINDOW newest AS (ORDER BY number DESC)
  ) AS listed
  WHERE place = 1 OR bytes <= $3
  ORDER BY place`;

/** AccountData answers what an account keeps in all, and what an export holds beside the pages of the dashboard. */
@Injectable()
export class AccountData {
  constructor(private readonly database: DataSource) {}

  measure(actor: UserId): Promise<AccountUsage> {
    return measureRoom(this.database.manager, actor);
  }

  async listVersions({ before, ...owned }: Input<typeof listVersionsOf>): Promise<Answer<typeof listVersionsOf>> {
    const id = await getRecordId(this.database.manager, owned);
    const rows = await this.database.query<VersionRow[]>(versionsSql, [id, before ?? null, limits.resumePageBytesMax]);
    const last = rows.at(-1);
    const hasMore = last !== undefined && last.remaining > rows.length;
    return { versions: rows.map(wholeVersionOf), ...(hasMore && { next: last.number }) };
  }
}

const wholeVersionOf = (row: VersionRow): WholeVersion => ({
  id: row.id,
  number: row.number,
  createdAt: row.created_at.toISOString(),
  ...(row.name !== null && { name: row.name }),
  ...(row.style !== null && { style: row.style }),
  ...(row.matching_percentage !== null && { matchingPercentage: row.matching_percentage }),
  text: row.tailored_text,
  ...(row.edits && { edits: row.edits }),
  ...(row.removed && { removed: row.removed }),
});
