import * as z from 'zod/mini';
import { UserId } from './auth.js';
import { endpoint, event, rpc } from './define.js';
import { ResumeLook } from './resume-look.js';
import { PublicLinkId, ResumeId } from './resume-ids.js';
import { Done, Timestamp, Uuid } from './text.js';

// In a file of their own, because the public page knows a link and nothing else of this one.
export { PublicLinkId, ResumeId };

/** optimizeStyles are the ways a resume can be tailored; a record remembers its own. */
export const optimizeStyles = ['standard', 'formal', 'creative', 'keyword'] as const;

/** ResumeRecord is a stored resume, in the words of the specification's point 3; what a card says beside them is optional. */
export const ResumeRecord = z
  .object({
    id: ResumeId,
    user_id: UserId,
    original_resume_text: z.string(),
    job_description_text: z.string(),
    optimized_resume_text: z.string(),
    public_link_id: z.optional(PublicLinkId),
    created_at: Timestamp,
    views: z.number(),
    /** What its owner calls it. */
    name: z.optional(z.string()),
    /** The style it was tailored in. */
    style: z.optional(z.enum(optimizeStyles)),
    /** Of the text as it is now; missing where there is no report, or one that does not say enough for a number. */
    matching_percentage: z.optional(z.number()),
    /** How its owner wants its PDF and Word files to look; the builder's template until then. */
    look: z.optional(ResumeLook),
    /** Put away by its owner: it is kept, and left out of the first sight. */
    archived: z.optional(z.literal(true)),
  })
  .check(z.meta({ id: 'ResumeRecord' }));
export type ResumeRecord = z.infer<typeof ResumeRecord>;

export const listResumes = endpoint({
  method: 'GET',
  path: '/resumes',
  summary: "The signed-in user's resumes, newest first.",
  access: 'user',
  returns: z.array(ResumeRecord),
});
export const getResume = endpoint({
  method: 'GET',
  path: '/resume/:resumeId',
  summary: 'One stored resume of the signed-in user.',
  access: 'user',
  returns: ResumeRecord,
});
export const deleteResume = endpoint({
  method: 'DELETE',
  path: '/resumes/:resumeId',
  summary: 'Delete a resume and take its public link down.',
  access: 'user',
  returns: Done,
});
/** ClaimedJob is a job whose result is to be kept; `basedOn` is the record it follows when it was made from the same texts. */
export const ClaimedJob = z.object({ jobId: Uuid, basedOn: z.optional(ResumeId) }).check(z.meta({ id: 'ClaimedJob' }));
export type ClaimedJob = z.infer<typeof ClaimedJob>;
export const ClaimedResume = z.object({ resumeId: ResumeId }).check(z.meta({ id: 'ClaimedResume' }));
export type ClaimedResume = z.infer<typeof ClaimedResume>;
export const claimResume = endpoint({
  method: 'POST',
  path: '/resumes/claim',
  summary: 'Keep the result of a job made before signing in. Repeating it changes nothing.',
  access: 'user',
  body: ClaimedJob,
  returns: ClaimedResume,
});

/** OwnedResume names a record and the user it must belong to. */
export const OwnedResume = z.object({ actor: UserId, resumeId: ResumeId });

/** ListPlace is the record after which a list goes on, by what it is sorted by: the record itself may be deleted. */
export const ListPlace = z.object({ createdAt: Timestamp, id: ResumeId });
export type ListPlace = z.infer<typeof ListPlace>;

/** listResumesOf answers one page, newest first; `next`, when there is more, is the `after` of the page that follows. */
export const listResumesOf = rpc(
  'resume.list',
  z.object({ actor: UserId, after: z.optional(ListPlace) }),
  z.object({ resumes: z.array(ResumeRecord), next: z.optional(ListPlace) }),
);
export const getResumeOf = rpc('resume.get', OwnedResume, ResumeRecord);
export const deleteResumeOf = rpc('resume.delete', OwnedResume, Done, { mutates: true });
/** resumeDeleted has the job that made the resume forgotten: its texts are the resume's. */
export const resumeDeleted = event(
  'resume.deleted',
  { publisher: 'resume', subscribers: ['ai'] },
  z.object({ resumeId: ResumeId }),
);
