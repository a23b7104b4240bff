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
    const submitted = () => this.submit(request);
    if (submission.isAsync) return accepted(await submitted(), submission);
    return resultOf(await this.ended(id, submitted, submission).finally(() => this.abandon(request, submission)));
  }

  private async submit(request: JobRequest): Promise<JobState> {
    const send = () => this.rpc.call(submitJob, request);
    const isNew = request.idempotencyKey === undefined;
    const { room: _, ...state } = await (isNew ? this.overload.submit(send) : this.overload.ask(send));
    return state;
  }

  private async ended(id: JobId, submitted: () => Promise<JobState>, submission: Submission): Promise<JobState> {
    const end = Promise.withResolvers<JobState>();
    // Watched before it is submitted: a quick job may end before the call that submits it returns.
    const stop = this.watch.watch(id, ({ state }) => hasEnded(state) && end.resolve(state));
    const timer = setTimeout(
      () => end.reject(new AppError('deadline_exceeded', undefined, { jobId: id })),
      limits.jobDeadlineMs,
    );
    const leave = () => end.reject(new AppError('cancelled', undefined, undefined, 'the client went away'));
    submission.gone.addEventListener('abort', leave);
    end.promise.catch(() => undefined);
    try {
      const state = await submitted();
      return hasEnded(state) ? state : await end.promise;
    } finally {
      stop();
      clearTimeout(timer);
      submission.gone.removeEventListener('abort', leave);
    }
  }

  /** abandon cancels a job whose client went away; one with an Idempotency-Key may still be asked for again. */
  private abandon({ id, owner }: JobRequest, { gone, idempotencyKey }: Submission): void {
    if (!gone.aborted || idempotencyKey !== undefined || this.watch.isWatched(id)) return;
    this.rpc
      .call(cancelJobOf, { owners: [owner], jobId: id })
      .catch((error: unknown) => this.logger.warn({ err: error, jobId: id }, 'an abandoned job was not cancelled'));
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
