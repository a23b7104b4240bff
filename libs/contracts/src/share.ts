import * as z from 'zod/mini';
import { UserId } from './auth.js';
import { endpoint, rpc } from './define.js';
import { ResumeLook } from './resume-look.js';
import { PublicLinkId, ResumeId } from './resume-ids.js';

export const ShareLink = z.object({ publicLinkId: PublicLinkId }).check(z.meta({ id: 'ShareLink' }));
export type ShareLink = z.infer<typeof ShareLink>;

export const SharedResume = z
  .object({ resume: z.string(), views: z.number(), look: z.optional(ResumeLook) })
  .check(z.meta({ id: 'SharedResume' }));
export type SharedResume = z.infer<typeof SharedResume>;

export const createShareLink = endpoint({
  method: 'POST',
  path: '/resumes/:resumeId/share',
  summary: 'Give a resume a public link, or return the one it has.',
  access: 'user',
  returns: ShareLink,
});
export const readShared = endpoint({
  method: 'GET',
  path: '/shared/:publicLinkId',
  summary: 'A shared resume as Markdown; a load counts one view, one by a crawler none.',
  access: 'anyone',
  returns: SharedResume,
});

export const shareResume = rpc('resume.share', z.object({ actor: UserId, resumeId: ResumeId }), ShareLink, {
  mutates: true,
});
/** fillSharedPage writes the page of a link into Redis, for the gateway to read; `found` is false for an unknown link. */
export const fillSharedPage = rpc(
  'resume.fill-shared-page',
  z.object({ publicLinkId: PublicLinkId }),
  z.object({ found: z.boolean() }),
);
