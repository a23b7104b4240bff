import { ApiError, unreachable } from './api';

/** atOnce is a dynamic import that somebody waits for: it fails with the sentence about the connection. Throws ApiError. */
export const atOnce = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(() => {
    throw new ApiError(0, unreachable);
  });
