import { Injectable } from '@nestjs/common';
import { AppError } from '@tailwright/contracts/errors';
import {
  type JobId,
  type JobKind,
  type JobRequest,
  type JobResult,
  type JobState,
  cancelJobOf,
  savedSentence,
  submitJob,
} from '@tailwright/contracts/jobs';
import { limits } from '@tailwright/contracts/limits';
import { RpcClient } from '@tailwright/platform/bus/client';
import { Logger } from '@tailwright/platform/telemetry/logger';
import { networkOf } from '../edge/client-address.js';
import { Owners } from '../identity/owners.js';
import { jobIdFor } from './job-id.js';
import { JobWatch, hasEnded } from './job-watch.js';
import { Overload } from './overload.js';
import type { Submission } from './submission.js';

/** JobAnswers starts a job and answers with its result, or with the job itself when the caller prefers that. */
@Injectable()
export class JobAnswers {
  constructor(
    private readonly rpc: RpcClient,
    private readonly watch: JobWatch,
    private readonly owners: Owners,
    private readonly logger: Logger,
    private readonly overload: Overload,
  ) {}

  /** answer throws the error of a failed job, deadline_exceeded with the job's id after 90 s, and what submitting throws. */
  async answer(kind: JobKind, input: unknown, submission: Submission): Promise<JobResult | JobState> {
    const { idempotencyKey } = submission;
    const owner = this.owners.ofNewJob(submission.request, submission.reply);
    const id = jobIdFor(owner, idempotencyKey);
    const deadline = new Date(Date.now() + limits.jobDeadlineMs).toISOString();
    const network = this.owners.markNetwork(submission.request);
    const request = { id, owner, network, kind, input, deadline, ...(idempotencyKey && { idempotencyKey }) };
    if (submission.isAsync) {
      return accepted(
        await withinWait(id, submission, (signal) => this.submit(request, submission, signal)),
        submission,
      );
    }
    return resultOf(await withinWait(id, submission, (signal) => this.ended(request, submission, signal)));
  }

  private async submit(request: JobRequest, submission: Submission, signal: AbortSignal): Promise<JobState> {
    const { id, idempotencyKey: key } = request;
    const network = networkOf(submission.request.ip);
    const send = () => this.rpc.call(submitJob, request);
    const { room: _, ...state } = await this.overload.submit(send, {
      network,
      signal,
      ...(key && { keyed: { key, id } }),
    });
    return state;
  }

  private async ended(request: JobRequest, submission: Submission, signal: AbortSignal): Promise<JobState> {
    const end = Promise.withResolvers<JobState>();
    // Watched before it is submitted: a quick job may end before the call that submits it returns.
    const stop = this.watch.watch(request.id, ({ state }) => hasEnded(state) && end.resolve(state));
    signal.addEventListener('abort', () => end.reject(signal.reason as Error), { once: true });
    end.promise.catch(() => undefined);
    const submitted = this.submit(request, submission, signal);
    try {
      return await Promise.race([submitted.then((state) => (hasEnded(state) ? state : end.promise)), end.promise]);
    } finally {
      stop();
      // Only what was taken can be cancelled: a submission may still be on its way when its client leaves.
      if (submission.gone.aborted) {
        void submitted.then(
          () => this.abandon(request, submission),
          () => undefined,
        );
      }
    }
  }

  /** abandon cancels a job whose client went away; one with an Idempotency-Key may still be asked for again. */
  private abandon({ id, owner }: JobRequest, { idempotencyKey }: Submission): void {
    if (idempotencyKey !== undefined || this.watch.isWatched(id)) return;
    this.rpc
      .call(cancelJobOf, { owners: [owner], jobId: id })
      .catch((error: unknown) => this.logger.warn({ err: error, jobId: id }, 'an abandoned job was not cancelled'));
  }
}

/** withinWait aborts the work at the job's deadline, and when its client goes away. */
async function withinWait<T>(
  jobId: JobId,
  { gone }: Submission,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const waiting = new AbortController();
  const expire = () => waiting.abort(new AppError('deadline_exceeded', undefined, { jobId }));
  const leave = () => waiting.abort(new AppError('cancelled', undefined, undefined, 'the client went away'));
  const timer = setTimeout(expire, limits.jobDeadlineMs);
  gone.addEventListener('abort', leave);
  if (gone.aborted) leave();
  try {
    return await work(waiting.signal);
  } finally {
    clearTimeout(timer);
    gone.removeEventListener('abort', leave);
  }
}

function accepted(state: JobState, { reply }: Submission): JobState {
  void reply.status(202).header('location', `/api/jobs/${state.id}`).header('preference-applied', 'respond-async');
  return state;
}

function resultOf({ id, status, result, error, resumeId }: JobState): JobResult {
  if (status === 'done' && result) return result;
  if (status === 'done' && resumeId) throw new AppError('conflict', savedSentence, { jobId: id });
  if (status === 'cancelled') throw new AppError('cancelled', undefined, { jobId: id });
  throw new AppError(error?.code ?? 'internal', error?.message, { ...error?.details, jobId: id });
}
