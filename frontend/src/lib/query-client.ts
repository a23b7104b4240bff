import { type Endpoint } from '@tailwright/contracts/define';
import { QueryClient, type QueryFunction, queryOptions } from '@tanstack/react-query';
import { ApiError, type Params, get, send, urlOf } from './api';

/** readQuery fetches the path that is the key's first element; a 401 throws, or yields null when told so. */
export const readQuery =
  ({ on401 }: { on401: 'throw' | 'null' }): QueryFunction<unknown> =>
  async ({ queryKey, signal }) => {
    try {
      const response = await send(String(queryKey[0]), { method: 'GET', signal });
      return (await response.json()) as unknown;
    } catch (error) {
      if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery({ on401: 'throw' }),
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });

/** endpointQuery is the query of a GET endpoint: its key starts with the path, its answer is parsed. */
export function endpointQuery<E extends Endpoint & { method: 'GET' }>(endpoint: E, options: Params<E>) {
  return queryOptions({
    queryKey: [urlOf(endpoint, options)],
    queryFn: ({ signal }) => get(endpoint, options, signal),
  });
}
