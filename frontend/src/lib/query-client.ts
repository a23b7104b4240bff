import { type Endpoint } from '@tailwright/contracts/define';
import { QueryClient, type QueryFunction, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { type Answer, ApiError, type Params, answerOf, send, sendSignedIn, urlOf } from './api';

const fetchKey = ({ queryKey, signal }: QueryFunctionContext) => send(String(queryKey[0]), { method: 'GET', signal });

/** readQuery fetches the path that is the key's first element and parses JSON. */
export const readQuery: QueryFunction<unknown> = async (context) => (await fetchKey(context)).json() as unknown;

/** readAs is readQuery for an answer of the contracts. */
export const readAs =
  <E extends Endpoint>(endpoint: E): QueryFunction<Answer<E>> =>
  async (context) =>
    answerOf(endpoint, await fetchKey(context));

/** nullOn401 makes a 401 an empty result; without it a 401 is an error as any other. */
export const nullOn401 =
  <T>(read: QueryFunction<T>): QueryFunction<T | null> =>
  async (context) => {
    try {
      return await read(context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readQuery,
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      // Offline a mutation fails at once: held back, it would be done later, when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * endpointQuery is the query of a GET endpoint: its key starts with the path, its answer is parsed, and a person whose
 * session has ended is asked to log in again.
 */
export function endpointQuery<E extends Endpoint & { method: 'GET' }>(endpoint: E, options: Params<E>) {
  return queryOptions({
    queryKey: [urlOf(endpoint, options)],
    queryFn: async ({ queryKey, signal }) =>
      answerOf(endpoint, await sendSignedIn(endpoint, String(queryKey[0]), { method: 'GET', signal })),
  });
}
