import { AppError } from '@tailwright/contracts/errors';

/** storesAway answers 503 for a Redis that is away or frozen: its client gives up within a second. */
export function storesAway(error: unknown): never {
  throw new AppError(
    'unavailable',
    undefined,
    { retryAfterSeconds: 1 },
    `Redis: ${error instanceof Error ? error.name : ''}`,
  );
}
