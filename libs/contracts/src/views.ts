import * as z from 'zod/mini';
import { UserId } from './auth.js';
import { endpoint, rpc } from './define.js';
import { ResumeLook } from './resume-look.js';
import { PublicLinkId, ResumeId } from './resumes.js';

/**
 * viewKeys names what the gateway counts in Redis and the resume service flushes to Postgres: only the resume
 * service writes and deletes pages, the gateway appends hits and reads. See ADR 0003.
 */
export const viewKeys = {
  /**
   * Stream of hits, fields `l` (public link id) and `v`: who looked, as a hash salted with the day and the link, so that
   * nobody can be followed from one day or one resume to the next.
   */
  hits: 'views:hits',
  /** Salt of one day (days since 1970, UTC), random, kept 48 hours. */
  salt: (day: number | '') => `views:salt:${day}`,
  /** Hash of live totals by public link id. */
  live: 'views:live',
  /** Hash of one public page: `version`, and `body` (sealed SharedPage). */
  page: (publicLinkId: string) => `views:page:${publicLinkId}`,
} as const;

/** SharedPage is the sealed body of a public page in Redis. */
export const SharedPage = z.object({ resume: z.string(), resumeId: z.string(), look: z.optional(ResumeLook) });
export type SharedPage = z.infer<typeof SharedPage>;

/** analyticsDays is how far back Analytics looks, today included. */
export const analyticsDays = 30;

/** ViewDay is one UTC day; `visitors` counts a person once for each resume looked at. */
export const ViewDay = z
  .object({ date: z.iso.date(), views: z.number(), visitors: z.number() })
  .check(z.meta({ id: 'ViewDay' }));
export type ViewDay = z.infer<typeof ViewDay>;

/**
 * ResumeViews are one resume's figures over the same days; someone who returns on another day counts again. `total` is
 * every view the days could know of: a live total above it has views that are not in them yet.
 */
export const ResumeViews = z
  .object({ resumeId: ResumeId, total: z.number(), views: z.number(), visitors: z.number() })
  .check(z.meta({ id: 'ResumeViews' }));
export type ResumeViews = z.infer<typeof ResumeViews>;

/** ViewAnalytics holds every one of the last 30 days, oldest first, and every shared resume. */
export const ViewAnalytics = z
  .object({ days: z.array(ViewDay), resumes: z.array(ResumeViews) })
  .check(z.meta({ id: 'ViewAnalytics' }));
export type ViewAnalytics = z.infer<typeof ViewAnalytics>;

/** ViewTotals are the totals that have changed, by resume id. */
export const ViewTotals = z.object({ views: z.record(ResumeId, z.number()) }).check(z.meta({ id: 'ViewTotals' }));
export type ViewTotals = z.infer<typeof ViewTotals>;

export const getAnalytics = endpoint({
  method: 'GET',
  path: '/resumes/analytics',
  summary: "Views and unique visitors of the signed-in user's shared resumes, day by day for 30 days.",
  access: 'user',
  returns: ViewAnalytics,
});
export const watchViews = endpoint({
  method: 'GET',
  path: '/resumes/events',
  summary:
    "Server-sent events of the signed-in user's view totals: all at first, then what changes, at most once a second.",
  access: 'user',
  returns: ViewTotals,
  stream: true,
});

const Viewed = z.object({ actor: UserId });
export const getAnalyticsOf = rpc('resume.analytics', Viewed, ViewAnalytics);
export const listSharedOf = rpc(
  'resume.list-shared',
  Viewed,
  z.object({ shared: z.array(z.object({ resumeId: ResumeId, publicLinkId: PublicLinkId, views: z.number() })) }),
);
