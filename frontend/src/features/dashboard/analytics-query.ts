import { getAnalytics } from '@tailwright/contracts/views';
import { endpointQuery } from '../../lib/query-client';

/** Nothing tells the days of a closed dashboard that they have changed, so each opening asks again. */
export const analyticsQuery = { ...endpointQuery(getAnalytics, {}), refetchOnMount: 'always' } as const;
