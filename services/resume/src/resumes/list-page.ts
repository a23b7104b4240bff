import type { Input } from '@tailwright/contracts/define';
import { limits } from '@tailwright/contracts/limits';
import type { ListPlace, listResumesOf } from '@tailwright/contracts/resumes';
import type { DataSource } from 'typeorm';
import { textBytes } from './text-bytes.js';

interface ListPage {
  ids: string[];
  next?: ListPlace;
}

// Postgres keeps microseconds, a Date milliseconds: as a Date, the place would skip or repeat records of the same one.
const chosen = `
  SELECT id, to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS "createdAt", remaining::int
  FROM (
    SELECT id, created_at, row_number() OVER newest AS place, sum(${textBytes}) OVER newest AS bytes,
           count(*) OVER () AS remaining
    FROM resumes
    WHERE user_id = $1 AND ($2::timestamptz IS NULL OR created_at < $2 OR (created_at = $2 AND id > $3::uuid))
    WINDOW newest AS (ORDER BY created_at DESC, id)
  ) AS listed
  WHERE place = 1 OR bytes <= $4
  ORDER BY place`;

/** findListPage chooses the records of one page, newest first: as many as its bytes allow, and at least one. */
export async function findListPage(
  database: DataSource,
  { actor, after }: Input<typeof listResumesOf>,
): Promise<ListPage> {
  const rows = await database.query<(ListPlace & { remaining: number })[]>(chosen, [
    actor,
    after?.createdAt ?? null,
    after?.id ?? null,
    limits.resumePageBytesMax,
  ]);
  const ids = rows.map(({ id }) => id);
  const last = rows.at(-1);
  if (!last || last.remaining === rows.length) return { ids };
  return { ids, next: { createdAt: last.createdAt, id: last.id } };
}
