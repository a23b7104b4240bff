import { hostname } from 'node:os';
import type { Output, Schema } from '@tailwright/contracts/define';
import { fieldProblems } from '@tailwright/contracts/errors';
import * as z from 'zod/mini';
import { BootError } from './boot-error.js';

/** ConfigError lists every wrong environment variable, one sentence each; a process that throws it must not start. */
export class ConfigError extends BootError {}

const busKey = z
  .string('must be set: 32 random bytes as base64')
  .check(
    z.refine(
      (keys) => keys.split(',').every((key) => Buffer.from(key, 'base64').length === 32),
      'must be 32 random bytes as base64, or two of them as "new,old" while rotating',
    ),
  );

const port = z.coerce.number().check(z.int('must be a port number'), z.gte(0), z.lte(65_535));

/** BaseConfig is what every process reads from its environment; spread its `.shape` into your own schema. */
export const BaseConfig = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  REDIS_URL: z
    .string('must be set, such as redis://127.0.0.1:6379')
    .check(z.regex(/^rediss?:\/\//, 'must start with redis:// or rediss://')),
  BUS_KEY: busKey,
  OPS_PORT: z._default(port, 0),
  OPS_HOST: z._default(z.string(), '0.0.0.0'),
  INSTANCE: z._default(z.string().check(z.minLength(1)), `${hostname()}-${process.pid}`),
  KEY_PREFIX: z._default(z.string().check(z.minLength(1)), 'tw:'),
  /** A process that has not stopped in order after this long is ended; less than the orchestrator's own patience. */
  STOP_LIMIT_MS: z._default(z.coerce.number().check(z.int('must be a whole number'), z.gte(1_000)), 25_000),
});
export type BaseConfig = z.output<typeof BaseConfig>;

/** What a stop still does after its last request or job: replies, connections. */
const closingMs = 3_000;

/** withinStopLimit refuses settings whose graceful stop would be cut off: `stopMs` is how long it may take. */
export function withinStopLimit<C extends Pick<BaseConfig, 'STOP_LIMIT_MS'>>(stopMs: (config: C) => number) {
  return z.refine<C>((config) => stopMs(config) + closingMs <= config.STOP_LIMIT_MS, {
    path: ['STOP_LIMIT_MS'],
    message: `must leave ${closingMs} ms after the last request or job may end; raise it, or shorten their grace`,
  });
}

/** DatabaseConfig is what a process with a Postgres schema reads; DATABASE_URL logs in as the service's own role. */
export const DatabaseConfig = z.object({
  DATABASE_URL: z
    .string('must be set, such as postgres://auth:secret@127.0.0.1:5432/tailwright')
    .check(z.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')),
  DATABASE_POOL: z._default(z.coerce.number().check(z.int('must be a whole number'), z.gte(1), z.lte(100)), 10),
  /** With the 1.5 s a query may take it stays below the 3 s in which a frozen Postgres is answered. */
  DATABASE_WAIT_MS: z._default(
    z.coerce.number().check(z.int('must be a whole number'), z.gte(100), z.lte(60_000)),
    1_000,
  ),
});
export type DatabaseConfig = z.output<typeof DatabaseConfig>;

/** loadConfig parses the environment; an empty variable counts as missing. Throws ConfigError. */
export function loadConfig<S extends Schema>(schema: S, env: NodeJS.ProcessEnv = process.env): Output<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(schema, present);
  if (parsed.success) return parsed.data;
  throw new ConfigError(fieldProblems(parsed.error.issues).map(({ field, message }) => `${field} ${message}.`));
}
