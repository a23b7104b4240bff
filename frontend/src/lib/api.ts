import { type Endpoint, type Output, type Schema } from '@tailwright/contracts/define';
import { ErrorEnvelope } from '@tailwright/contracts/errors';

/**
 * ApiError is every failed call: `message` is `"{status}: "` and the envelope's message, or the body, or the status text.
 * Status 0 means the server was not reached.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** The sentence the server sent; empty when it sent none, or a page of markup. */
    readonly text: string,
    /** The body when it is one of ours; absent when a proxy or an empty body answered. */
    readonly envelope?: ErrorEnvelope,
    statusText = text,
  ) {
    super(status === 0 ? text : `${status}: ${text || statusText}`);
    this.name = 'ApiError';
  }

  get code() {
    return this.envelope?.code;
  }

  get details() {
    return this.envelope?.details;
  }
}

export const unreachable = 'We could not reach the server. Check your connection and try again.';

/** SessionEnded is a call that was refused, and whose person did not log in again. */
export class SessionEnded extends Error {
  constructor() {
    super('Your session has ended. Log in and try again.');
    this.name = 'SessionEnded';
  }
}

let logInAgain: (() => Promise<boolean>) | null = null;

/** whenRefused sets what is asked when a session has ended: `ask` tells whether the same person has logged in again. */
export function whenRefused(ask: typeof logInAgain): void {
  logInAgain = ask;
}

/** messageOf is the sentence a person should read about a failure, without the status in front. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ApiError) return error.text || fallback;
  return error instanceof Error && error.message ? error.message : fallback;
}

/** UnreadableAnswer is a success whose body is not what the contract promises. */
export class UnreadableAnswer extends Error {
  constructor(cause: unknown) {
    super('Failed to parse server response', { cause });
    this.name = 'UnreadableAnswer';
  }
}

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<E extends Endpoint> = [ParamName<E['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamName<E['path']>, string> };
type Body<E extends Endpoint> = E extends { body: infer B extends Schema }
  ? { body: B['_zod']['input'] }
  : { body?: undefined };

interface CallOptions {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}
type Arguments<O> = Partial<O> extends O ? [options?: O] : [options: O];

export type Answer<E extends Endpoint> = Output<E['returns']>;

/** urlOf is an endpoint's address with its parameters filled in. */
export function urlOf<E extends Endpoint>(endpoint: E, options: Params<E>): string {
  const params: Record<string, string> = options.params ?? {};
  return `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
}

/** api calls an endpoint of the contracts and parses its answer. */
export async function api<E extends Endpoint>(
  endpoint: E,
  ...[options]: Arguments<Params<E> & Body<E> & CallOptions>
): Promise<Answer<E>> {
  const given = (options ?? {}) as CallOptions & { params?: Record<string, string>; body?: unknown };
  const response = await sendSignedIn(endpoint, urlOf(endpoint, given as Params<E>), {
    method: endpoint.method,
    signal: given.signal,
    headers: { ...(given.body !== undefined && { 'Content-Type': 'application/json' }), ...given.headers },
    body: given.body === undefined ? null : JSON.stringify(given.body),
  });
  return answerOf(endpoint, response);
}

interface Request {
  method: string;
  body?: string | FormData | null;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
}

/** A call that needs a session is repeated once the person has logged in again. Throws SessionEnded if not. */
export async function sendSignedIn({ access }: Endpoint, url: string, request: Request): Promise<Response> {
  try {
    return await send(url, request);
  } catch (error) {
    const ask = logInAgain;
    if (!ask || access !== 'user' || !(error instanceof ApiError) || error.code !== 'unauthorized') throw error;
    if (!(await ask())) throw new SessionEnded();
    return send(url, request);
  }
}

/** send makes a request with cookies and throws ApiError unless the answer is a success. */
export async function send(url: string, { signal, ...request }: Request = { method: 'GET' }): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { credentials: 'include', signal: signal ?? null, ...request });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, unreachable);
  }
  if (!response.ok) throw await errorOf(response);
  return response;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body = await response.text().catch(() => '');
  const statusText = response.statusText || 'Unknown server error';
  // A proxy's own error page is markup nobody should read in a message.
  const isMarkup = response.headers.get('content-type')?.includes('html');
  const envelope = ErrorEnvelope.safeParse(jsonOrNull(body));
  if (envelope.success) return new ApiError(response.status, envelope.data.message, envelope.data);
  return new ApiError(response.status, isMarkup ? '' : body, undefined, statusText);
}

function jsonOrNull(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** answerOf reads a success by the endpoint's contract. Throws UnreadableAnswer. */
export async function answerOf<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  try {
    const answer: unknown = await (endpoint.file ? response.blob() : response.json());
    return endpoint.returns.parse(answer) as Answer<E>;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new UnreadableAnswer(error);
  }
}
