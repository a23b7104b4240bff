import type { EntityManager } from 'typeorm';
import type { DayHits } from './batch.js';

/**
 * addViews adds hits to the totals and to their days, and counts each visitor of a day once; it returns the new totals
 * by link. Links that are gone are left out. One statement: the resumes it updates stay locked until the commit, so
 * that a deletion cannot come between a total and its days.
 */
export async function addViews(manager: EntityManager, hits: readonly DayHits[]): Promise<Map<string, number>> {
  if (hits.length === 0) return new Map();
  const seen = hits.flatMap(({ link, day, visitors }) => [...visitors].map((visitor) => ({ link, day, visitor })));
  const rows = await manager.query<{ public_link_id: string; views: number }[]>(
    `WITH hit AS (
       SELECT * FROM unnest($1::text[], $2::date[], $3::int[]) AS hit (link, day, loads)
     ), counted AS (
       UPDATE resumes SET views = views + total.loads
       FROM (SELECT link, sum(loads)::int AS loads FROM hit GROUP BY link) AS total
       WHERE public_link_id = total.link RETURNING id, public_link_id, views
     ), fresh AS (
       INSERT INTO day_visitors (resume_id, day, visitor)
       SELECT counted.id, seen.day, seen.visitor
       FROM unnest($4::text[], $5::date[], $6::text[]) AS seen (link, day, visitor)
       JOIN counted ON counted.public_link_id = seen.link
       ON CONFLICT DO NOTHING RETURNING resume_id, day
     ), days AS (
       INSERT INTO view_days (resume_id, day, views, visitors)
       SELECT counted.id, hit.day, hit.loads,
         (SELECT count(*) FROM fresh WHERE fresh.resume_id = counted.id AND fresh.day = hit.day)
       FROM hit JOIN counted ON counted.public_link_id = hit.link
       ON CONFLICT (resume_id, day) DO UPDATE
       SET views = view_days.views + EXCLUDED.views, visitors = view_days.visitors + EXCLUDED.visitors
     )
     SELECT public_link_id, views FROM counted`,
    [
      hits.map(({ link }) => link),
      hits.map(({ day }) => day),
      hits.map(({ loads }) => loads),
      seen.map(({ link }) => link),
      seen.map(({ day }) => day),
      seen.map(({ visitor }) => visitor),
    ],
  );
  return new Map(rows.map((row) => [row.public_link_id, row.views]));
}
