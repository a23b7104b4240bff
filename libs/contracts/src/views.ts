import * as z from 'zod/mini';

/**
 * viewKeys names what the gateway counts in Redis and the resume service flushes to Postgres: only the resume
 * service writes and deletes pages, the gateway appends hits and reads. See ADR 0003.
 */
export const viewKeys = {
  /** Stream of hits, fields `l` (public link id). */
  hits: 'views:hits',
  /** Hash of live totals by public link id. */
  live: 'views:live',
  /** Hash of one public page: `version`, and `body` (sealed SharedPage). */
  page: (publicLinkId: string) => `views:page:${publicLinkId}`,
} as const;

/** SharedPage is the sealed body of a public page in Redis. */
export const SharedPage = z.object({ resume: z.string(), resumeId: z.string() });
export type SharedPage = z.infer<typeof SharedPage>;
