import { useEffect } from 'react';
import { ApiError } from './api';

/** isUnreached tells whether a call failed because the server was not reached. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** useBackOnline calls `run` when the connection comes back while `isLost`: what was said about it is over then. */
export function useBackOnline(isLost: boolean, run: () => void): void {
  useEffect(() => {
    if (!isLost) return;
    addEventListener('online', run);
    return () => removeEventListener('online', run);
  });
}
