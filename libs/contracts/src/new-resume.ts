import * as z from 'zod/mini';
import { Analysis } from './analysis.js';
import { UserId } from './auth.js';
import { rpc } from './define.js';
import { FactCheck } from './facts.js';
import { Edits, RemovedLines } from './optimize.js';
import { ResumeId, ResumeRecord, optimizeStyles } from './resumes.js';
import { Timestamp } from './text.js';

/** NewResume is a record to keep. It stands apart from what pages read: the report would come along with every page. */
export const NewResume = z.object({
  actor: UserId,
  resumeId: ResumeId,
  originalResumeText: z.string(),
  jobDescriptionText: z.string(),
  optimizedResumeText: z.string(),
  /** Of a resume that was tailored to a job description. */
  report: z.optional(Analysis),
  style: z.optional(z.enum(optimizeStyles)),
  edits: z.optional(Edits),
  removed: z.optional(RemovedLines),
  factCheck: z.optional(FactCheck),
  engine: z.optional(z.string()),
  /** The version of a record that this one follows, and when it was asked for. */
  basedOn: z.optional(z.object({ version: ResumeId, askedAt: Timestamp })),
});
export type NewResume = z.infer<typeof NewResume>;

/**
 * saveResume is idempotent by resume id: a repeat returns the stored record unchanged. With `basedOn` it is the next
 * version of that record, and its id names the version from then on; where another version has come in between, it is kept
 * as an earlier one. A record that was deleted before it was asked for is followed by a new record. Errors: not_found for a record
 * that was deleted, conflict when the user has as many, or as much text, as may be kept.
 */
export const saveResume = rpc('resume.save', NewResume, ResumeRecord, { mutates: true });
