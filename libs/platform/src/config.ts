import { hostname } from 'node:os';
import type { Output, Schema } from '@tailwright/contracts/define';
import { fieldProblems } from '@tailwright/contracts/errors';
import * as z from 'zod/mini';
import { BootError } from './boot-error.js';
import { address, oneOf, wholeNumber } from './settings.js';

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

/** BaseConfig is what every process reads from its environment; spread its `.shape` into your own schema. */
export const BaseConfig = z.object({
  NODE_ENV: z._default(z.string(), 'development'),
  LOG_LEVEL: z._default(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  REDIS_URL: address({ protocols: ['redis', 'rediss'], example: 'redis://127.0.0.1:6379' }),
  BUS_KEY: busKey,
  OPS_PORT: z._default(wholeNumber({ max: 65_535 }), 0),
  OPS_HOST: z._default(z.string(), '0.0.0.0'),
  INSTANCE: z._default(z.string().check(z.minLength(1)), `${hostname()}-${process.pid}`),
  KEY_PREFIX: z._default(z.string().check(z.minLength(1)), 'tw:'),
  /** A process that has not stopped in order after this long is ended; less than the orchestrator's own patience. */
  STOP_LIMIT_MS: z._default(wholeNumber({ min: 1_000 }), 25_000),
  /** How long to wait at start for what this process cannot work without. */
  START_MS: z._default(wholeNumber(), 60_000),
});
export type BaseConfig = z.output<typeof BaseConfig>;

/** What a stop still does after its last request or job: replies, connections. */
const closingMs = 3_000;

/** withinStopLimit refuses settings whose graceful stop would be cut off: what `names` name is how long it may take. */
export function withinStopLimit<Name extends string>(...names: Name[]) {
  type Config = Record<Name | 'STOP_LIMIT_MS', number>;
  const sum = names.length > 1 ? `${names.join(' and ')} together` : names.join();
  return z.refine<Config>(
    (config) => names.reduce((ms, name) => ms + config[name], closingMs) <= config.STOP_LIMIT_MS,
    { path: ['STOP_LIMIT_MS'], message: `must be ${closingMs} ms longer than ${sum}: raise it or lower those` },
  );
}

/** DatabaseConfig is what a process with a Postgres schema reads; DATABASE_URL logs in as the service's own role. */
export const DatabaseConfig = z.object({
  DATABASE_URL: address({
    protocols: ['postgres', 'postgresql'],
    example: 'postgres://auth:secret@127.0.0.1:5432/tailwright',
    otherwise: ', or leave the password out and set DATABASE_PASSWORD, which is taken as it is',
  }),
  /** Taken as it is, in place of a password in the address, where signs like "/" would have to be encoded. */
  DATABASE_PASSWORD: z.optional(z.string()),
  DATABASE_POOL: z._default(wholeNumber({ min: 1, max: 100 }), 10),
  /** With the 1.5 s a query may take it stays below the 3 s in which a frozen Postgres is answered. */
  DATABASE_WAIT_MS: z._default(wholeNumber({ min: 100, max: 60_000 }), 1_000),
});
export type DatabaseConfig = z.output<typeof DatabaseConfig>;

/** loadConfig parses the environment; an empty variable counts as missing. Throws ConfigError. */
export function loadConfig<S extends Schema>(schema: S, env: NodeJS.ProcessEnv = process.env): Output<S> {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(schema, present);
  if (parsed.success) return parsed.data;
  throw new ConfigError(fieldProblems(parsed.error.issues).map(({ field, message }) => `${field} ${message}.`));
}
