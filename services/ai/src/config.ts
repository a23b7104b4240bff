import { inFlightMax, limits, visitorsPerNetwork } from '@tailwright/contracts/limits';
import { BaseConfig, DatabaseConfig, withinStopLimit } from '@tailwright/platform/config';
import { address, wholeNumber } from '@tailwright/platform/settings';
import * as z from 'zod/mini';
import { contextTokensDefault, contextTokensMin } from './engine/openai/context.js';

const positive = wholeNumber({ min: 1 });

export const modelDefault = 'gpt-4.1-mini';

const shared = {
  ...BaseConfig.shape,
  ...DatabaseConfig.shape,
  /** How many jobs one worker process runs at once, for each kind. */
  WORKER_CONCURRENCY: z._default(positive, 4),
  /** How many jobs of all owners may wait; more are refused with 503. */
  JOBS_WAITING_MAX: z._default(positive, 200),
  JOBS_IN_FLIGHT_VISITOR: z._default(positive, inFlightMax.visitor),
  /** How many visitors' worth of jobs may come from one network, by whatever visitors and accounts: both are free. */
  VISITORS_PER_NETWORK: z._default(positive, visitorsPerNetwork),
  JOBS_IN_FLIGHT_USER: z._default(positive, inFlightMax.user),
  /** How long a stopping worker lets its jobs finish before it hands them on to others. */
  JOB_GRACE_MS: z._default(wholeNumber(), 15_000),
};

/** AiConfig is the environment of the API process, which is not told the provider's key. */
export const AiConfig = z.object(shared).check(withinStopLimit('JOB_GRACE_MS'));
export type AiConfig = z.output<typeof AiConfig>;

/** AiWorkerConfig is the environment of a worker. */
export const AiWorkerConfig = z
  .object({
    ...shared,
    /** Either of the next two plugs a model in; without both the built-in engine writes. */
    OPENAI_API_KEY: z.optional(z.string()),
    OPENAI_BASE_URL: z.optional(address({ protocols: ['http', 'https'], example: 'http://localhost:11434/v1' })),
    OPENAI_MODEL: z._default(z.string(), modelDefault),
    /** What the model reads and writes at once. Longer texts are fitted into it by whole sentences. */
    OPENAI_CONTEXT_TOKENS: z._default(wholeNumber({ min: contextTokensMin }), contextTokensDefault),
    /** Longest one call to the provider may take; nearer than the job's deadline, so that its fault has a name. */
    OPENAI_TIMEOUT_MS: z._default(
      positive.check(z.lt(limits.jobDeadlineMs, `must be below the job's deadline of ${limits.jobDeadlineMs}`)),
      60_000,
    ),
    /** Calls a minute of all workers together; 0 sets no limit. */
    PROVIDER_CALLS_PER_MINUTE: z._default(wholeNumber(), 0),
    /** Calls and tokens a day of all workers together; 0 sets no limit. With a key there is one from the start. */
    PROVIDER_CALLS_PER_DAY: z.optional(wholeNumber()),
    PROVIDER_TOKENS_PER_DAY: z.optional(wholeNumber()),
  })
  .check(withinStopLimit('JOB_GRACE_MS'));
export type AiWorkerConfig = z.output<typeof AiWorkerConfig>;
