import * as z from 'zod/mini';

export type Schema = z.ZodMiniType;

/** Output is the parsed form of a schema: what a handler receives. */
export type Output<S extends Schema> = z.output<S>;

/** Endpoint is one HTTP call below `/api`, the single place where its path, bodies and access stand. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Path below `/api`, parameters as `:name`. */
  path: string;
  summary: string;
  /** Who may call: anyone, or only a signed-in user (401 otherwise). */
  access: 'anyone' | 'user';
  body?: Schema;
  query?: Schema;
  /** Multipart form fields; `files` names the ones that are uploads. */
  form?: { fields: Schema; files: readonly string[] };
  returns: Schema;
  /** Status of a successful answer; 200 unless told. */
  status?: 200 | 201 | 202;
  /** A stream of server-sent events whose data is `returns`. */
  stream?: boolean;
  /** What a client that accepts it may be answered instead of `returns`: this schema as JSON, one on each line. */
  lines?: Schema;
  /** Media types of a file that is answered instead of JSON; `returns` is then a Blob. */
  file?: readonly string[];
}

/** linesMediaType is the media type of an answer in `lines`. */
export const linesMediaType = 'application/x-ndjson';

export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export type ServiceName = 'auth' | 'resume' | 'ai' | 'mail';

/** Rpc is one call over the bus; its pattern starts with the service that answers it. */
export interface Rpc<I extends Schema = Schema, O extends Schema = Schema> {
  pattern: `${ServiceName}.${string}`;
  service: ServiceName;
  input: I;
  output: O;
  /** The handler records the message id with its effect, so a redelivered call returns the stored answer. */
  mutates: boolean;
  /** Milliseconds from the send to the caller's deadline, unless the caller's own is nearer. */
  timeoutMs: number;
}

export interface RpcOptions {
  mutates?: boolean;
  timeoutMs?: number;
}

export function rpc<I extends Schema, O extends Schema>(
  pattern: `${ServiceName}.${string}`,
  input: I,
  output: O,
  { mutates = false, timeoutMs = 5_000 }: RpcOptions = {},
): Rpc<I, O> {
  const service = pattern.slice(0, pattern.indexOf('.')) as ServiceName;
  return { pattern, service, input, output, mutates, timeoutMs };
}

/** Input is what the handler of a call, the subscriber of an event or the processor of a job receives. */
export type Input<D extends { input: Schema }> = z.output<D['input']>;
/** Answer is what the handler of a call returns and its caller receives. */
export type Answer<D extends { output: Schema }> = z.output<D['output']>;

/** DomainEvent is a fact one service publishes through its outbox and the named services read. */
export interface DomainEvent<P extends Schema = Schema> {
  name: `${string}.${string}`;
  publisher: ServiceName;
  subscribers: readonly ServiceName[];
  input: P;
}

export function event<P extends Schema>(
  name: `${string}.${string}`,
  route: { publisher: ServiceName; subscribers: readonly ServiceName[] },
  input: P,
): DomainEvent<P> {
  return { name, ...route, input };
}

/** Job is one kind of queued work. Its queue carries the row's id and nothing a person wrote. */
export interface Job<I extends Schema = Schema, R extends Schema = Schema> {
  name: `${ServiceName}.${string}`;
  queue: string;
  input: I;
  output: R;
}

export function job<I extends Schema, R extends Schema>(
  name: `${ServiceName}.${string}`,
  queue: string,
  input: I,
  output: R,
): Job<I, R> {
  return { name, queue, input, output };
}
