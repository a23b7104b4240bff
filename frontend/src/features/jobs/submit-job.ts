import type { Endpoint, Output } from '@tailwright/contracts/define';
import { errorStatus, publicMessage } from '@tailwright/contracts/errors';
import { JobState } from '@tailwright/contracts/as-read';
import { type JobKind, savedSentence } from '@tailwright/contracts/jobs';
import { ApiError, UnreadableAnswer, send, urlOf } from '../../lib/api';
import type { RunKeys } from './run-keys';

type JobEndpoint = Endpoint & { method: 'POST' };

/** InvalidAnswer is an answer that could be read and does not hold what the contract promises. */
export class InvalidAnswer extends Error {
  constructor() {
    super('Invalid response format from the server');
    this.name = 'InvalidAnswer';
  }
}

/** JobCancelled ends a run that the person stopped, or whose screen was left. */
export class JobCancelled extends Error {
  constructor() {
    super('This was cancelled.');
    this.name = 'JobCancelled';
  }
}

interface Submission<E extends JobEndpoint> {
  kind: JobKind;
  endpoint: E;
  body: object | FormData;
  keys: RunKeys;
}

/** submitJob asks for the work as a job; an answer that already holds the result is a job that is done. */
export async function submitJob<E extends JobEndpoint>({
  kind,
  endpoint,
  body,
  keys,
}: Submission<E>): Promise<JobState> {
  const isForm = body instanceof FormData;
  const key = keys.of(JSON.stringify([endpoint.path, isForm ? [...body] : body]));
  const response = await send(urlOf<Endpoint>(endpoint, {}), {
    method: endpoint.method,
    headers: {
      Prefer: 'respond-async',
      'Idempotency-Key': key,
      ...(!isForm && { 'Content-Type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  const answer: unknown = await response.json().catch((cause: unknown) => {
    throw new UnreadableAnswer(cause);
  });
  if (response.status === 202) return parsed(JobState, answer);
  const createdAt = new Date().toISOString();
  return { id: jobIdOf(answer), kind, status: 'done', stage: 'finished', position: 0, createdAt, result: answer };
}

/** resultOf is what a finished job made; a job that ended otherwise throws what a direct call would have thrown. */
export function resultOf<S extends Endpoint['returns']>(state: JobState, returns: S): Output<S> {
  if (state.status === 'cancelled') throw new JobCancelled();
  if (state.status === 'failed') {
    const envelope = state.error ?? { code: 'internal' as const, message: publicMessage.internal };
    throw new ApiError(errorStatus[envelope.code], envelope.message, envelope);
  }
  if (!state.result && state.resumeId) throw new ApiError(errorStatus.conflict, savedSentence);
  return parsed(returns, state.result);
}

/** A server that answers at once may know nothing of jobs. */
function jobIdOf(answer: unknown): string {
  const { jobId } = (answer ?? {}) as { jobId?: unknown };
  return typeof jobId === 'string' ? jobId : '';
}

function parsed<S extends Endpoint['returns']>(schema: S, answer: unknown): Output<S> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new InvalidAnswer();
  return result.data;
}
