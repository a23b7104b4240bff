import * as z from 'zod/mini';
import { Analysis } from './analysis.js';
import { UserId } from './auth.js';
import { rpc } from './define.js';
import { ResumeId, ResumeRecord } from './resumes.js';

/** NewResume is a record to keep. It stands apart from what pages read: the report would come along with every page. */
export const NewResume = z.object({
  actor: UserId,
  resumeId: ResumeId,
  originalResumeText: z.string(),
  jobDescriptionText: z.string(),
  optimizedResumeText: z.string(),
  /** Of a resume that was tailored to a job description. */
  report: z.optional(Analysis),
});
export type NewResume = z.infer<typeof NewResume>;

/**
 * saveResume is idempotent by resume id: a repeat returns the stored record unchanged. Errors: not_found for a record
 * that was deleted, conflict when the user has as many, or as much text, as may be kept.
 */
export const saveResume = rpc('resume.save', NewResume, ResumeRecord, { mutates: true });
