import * as z from 'zod/mini';
import { Analysis, NewReplies, RequirementReplies } from './analysis.js';
import { UserId } from './auth.js';
import { BuiltResume } from './build.js';
import { CoverLetter } from './cover-letter.js';
import { endpoint, rpc } from './define.js';
import { ErrorEnvelope } from './errors.js';
import { Optimization } from './optimize.js';
import { ReportRevision } from './reports.js';
import { NewResume } from './new-resume.js';
import { ResumeId } from './resumes.js';
import { Timestamp, Uuid } from './text.js';

export const JobId = Uuid;
export type JobId = z.infer<typeof JobId>;

export const jobKinds = ['optimize', 'build', 'cover-letter'] as const;
export const JobKind = z.enum(jobKinds);
export type JobKind = z.infer<typeof JobKind>;

export const JobStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type JobStatus = z.infer<typeof JobStatus>;

/** JobStage is what a running job does now; the web app words it. */
export const JobStage = z.enum(['waiting', 'reading', 'writing', 'checking', 'scoring', 'finished']);
export type JobStage = z.infer<typeof JobStage>;

export const JobResult = z.union([Optimization, BuiltResume, CoverLetter]);
export type JobResult = z.infer<typeof JobResult>;

/**
 * JobState is a job as its owner sees it. `position` counts the jobs before it, 0 when it is next or running;
 * `resumeId` is the record a signed-in owner's result was saved as. Its `result` is left out 15 minutes after that.
 */
export const JobState = z
  .object({
    id: JobId,
    kind: JobKind,
    status: JobStatus,
    stage: JobStage,
    position: z.number(),
    createdAt: Timestamp,
    error: z.optional(ErrorEnvelope),
    result: z.optional(JobResult),
    resumeId: z.optional(ResumeId),
  })
  .check(z.meta({ id: 'JobState' }));
export type JobState = z.infer<typeof JobState>;

/** JobProgress is one server-sent event of a job: its state, and the text written so far when it streams. */
export const JobProgress = z
  .object({ state: JobState, partialText: z.optional(z.string()) })
  .check(z.meta({ id: 'JobProgress' }));
export type JobProgress = z.infer<typeof JobProgress>;

/** savedSentence is said when a result is asked for that only its saved record still holds. */
export const savedSentence = 'This resume is saved. Open it on your dashboard.';

export const getJob = endpoint({
  method: 'GET',
  path: '/jobs/:jobId',
  summary: 'The state of a job, with its result once done.',
  access: 'anyone',
  returns: JobState,
});
export const watchJob = endpoint({
  method: 'GET',
  path: '/jobs/:jobId/events',
  summary: 'Server-sent events of a job until it ends.',
  access: 'anyone',
  returns: JobProgress,
  stream: true,
});
export const cancelJob = endpoint({
  method: 'DELETE',
  path: '/jobs/:jobId',
  summary: 'Cancel a job. Cancelling one that has ended changes nothing.',
  access: 'anyone',
  returns: JobState,
});

/** replyToRequirements answers the analysis with the percentage the replies make of it. */
export const replyToRequirements = endpoint({
  method: 'POST',
  path: '/jobs/:jobId/replies',
  summary: 'Keep all replies to the requirements of a tailored resume.',
  access: 'anyone',
  body: NewReplies,
  returns: Analysis,
});

/** Owner is whom a job belongs to: a user, or the visitor of a signed anonymous cookie. */
export const Owner = z.object({ kind: z.enum(['user', 'visitor']), id: Uuid });
export type Owner = z.infer<typeof Owner>;

/** NetworkMark stands for the network a request came from: a keyed hash, so that no address leaves the gateway. */
export const NetworkMark = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
export type NetworkMark = z.infer<typeof NetworkMark>;

/** JobRequest carries a body already parsed by the kind's own schema; the ai service parses it again. */
export const JobRequest = z.object({
  id: JobId,
  owner: Owner,
  /** Where a visitor asks from; visitors without cookies could not be counted otherwise. */
  network: z.optional(NetworkMark),
  kind: JobKind,
  input: z.unknown(),
  idempotencyKey: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  deadline: Timestamp,
});
export type JobRequest = z.infer<typeof JobRequest>;

/** SubmittedJob is the job with the number of jobs that may still wait after it; a repeat has no such number. */
export const SubmittedJob = z.extend(JobState, { room: z.optional(z.number()) });
export type SubmittedJob = z.infer<typeof SubmittedJob>;

/** submitJob stores the job row, then queues its id. Errors: idempotency_mismatch, rate_limited, overloaded. */
export const submitJob = rpc('ai.submit-job', JobRequest, SubmittedJob, { mutates: true });
/** listJobStates answers for ids the caller already holds; unknown ids are left out. */
export const listJobStates = rpc(
  'ai.list-job-states',
  z.object({ ids: z.array(JobId).check(z.maxLength(500)) }),
  z.object({ states: z.array(JobState) }),
);
const OwnedJob = z.object({ owners: z.array(Owner), jobId: JobId });
export const getJobOf = rpc('ai.get-job', OwnedJob, JobState);
export const cancelJobOf = rpc('ai.cancel-job', OwnedJob, JobState, { mutates: true });
/**
 * replyToRequirementsOf replaces the replies of a finished optimize job. `saved` is the revision under which the record of
 * the result takes the analysis too, null without a record. Errors: not_found; conflict without a result to reply to.
 */
export const replyToRequirementsOf = rpc(
  'ai.reply-to-requirements',
  z.extend(OwnedJob, { replies: RequirementReplies }),
  z.object({ analysis: Analysis, saved: z.nullable(ReportRevision) }),
  { mutates: true },
);
/** claimJob hands a visitor's finished job to the user; `unsaved` is the record to save, null once it is saved. */
export const claimJob = rpc(
  'ai.claim-job',
  z.object({ actor: UserId, visitor: z.nullable(Uuid), jobId: JobId }),
  z.object({ resumeId: ResumeId, unsaved: z.nullable(NewResume) }),
  { mutates: true },
);
/** describeEngine tells which engine writes; `paid` chooses the rate-limit class. */
export const describeEngine = rpc(
  'ai.describe-engine',
  z.object({}),
  z.object({ name: z.string(), paid: z.boolean() }),
);

/** jobChannels are Redis pub/sub channels; they only hint, the row is the truth. */
export const jobChannels = {
  /** Sealed JobSignal for every change of a job; the seal's aad is this name, without a prefix. */
  progress: 'jobs:progress',
  /** Id of a cancelled job; the worker that runs it aborts. */
  cancelled: 'jobs:cancelled',
} as const;

/** JobSignal wakes those who wait for a job; `partialText` is the text written so far. */
export const JobSignal = z.object({
  id: JobId,
  status: JobStatus,
  stage: JobStage,
  partialText: z.optional(z.string()),
});
export type JobSignal = z.infer<typeof JobSignal>;
