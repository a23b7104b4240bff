import { Injectable } from '@nestjs/common';
import type { Answer, Input } from '@tailwright/contracts/define';
import { type ResumeViews, type ViewAnalytics, type ViewDay, analyticsDays } from '@tailwright/contracts/views';
import type { getAnalyticsOf, listSharedOf } from '@tailwright/contracts/views';
import { DataSource } from 'typeorm';
import { LiveViews } from './live-views.js';

/** The days looked at, today last. Days are UTC, as the stream's are. */
const period = `generate_series(
  (now() AT TIME ZONE 'UTC')::date - ${analyticsDays - 1}, (now() AT TIME ZONE 'UTC')::date, interval '1 day')`;

@Injectable()
export class Analytics {
  constructor(
    private readonly database: DataSource,
    private readonly liveViews: LiveViews,
  ) {}

  async get({ actor }: Input<typeof getAnalyticsOf>): Promise<ViewAnalytics> {
    // One snapshot: no total may speak of views that the days lack.
    return this.database.transaction('REPEATABLE READ', async (manager) => ({
      days: await manager.query<ViewDay[]>(
        `SELECT to_char(period.day, 'YYYY-MM-DD') AS date,
           coalesce(sum(own.views), 0)::int AS views, coalesce(sum(own.visitors), 0)::int AS visitors
         FROM ${period} AS period (day)
         LEFT JOIN (SELECT view_days.* FROM view_days JOIN resumes ON id = resume_id
                    WHERE user_id = $1 AND public_link_id IS NOT NULL) AS own ON own.day = period.day
         GROUP BY period.day ORDER BY period.day`,
        [actor],
      ),
      resumes: await manager.query<ResumeViews[]>(
        `SELECT id AS "resumeId", resumes.views AS total,
           coalesce(sum(view_days.views), 0)::int AS views, coalesce(sum(visitors), 0)::int AS visitors
         FROM resumes LEFT JOIN view_days
           ON resume_id = id AND day > (now() AT TIME ZONE 'UTC')::date - ${analyticsDays}
         WHERE user_id = $1 AND public_link_id IS NOT NULL
         GROUP BY id ORDER BY views DESC, id`,
        [actor],
      ),
    }));
  }

  async listShared({ actor }: Input<typeof listSharedOf>): Promise<Answer<typeof listSharedOf>> {
    const rows = await this.database.query<{ id: string; public_link_id: string; views: number }[]>(
      'SELECT id, public_link_id, views FROM resumes WHERE user_id = $1 AND public_link_id IS NOT NULL',
      [actor],
    );
    const live = await this.liveViews.of(rows.map((row) => row.public_link_id));
    const shared = rows.map(({ id, public_link_id: publicLinkId, views }) => ({
      resumeId: id,
      publicLinkId,
      views: Math.max(views, live.get(publicLinkId) ?? 0),
    }));
    return { shared };
  }
}
