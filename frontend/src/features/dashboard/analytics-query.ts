import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { type ViewAnalytics, getAnalytics } from '@tailwright/contracts/views';
import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query-client';

/** A view reaches the days about a second after the live total. */
const followEveryMs = 1_500;
const retryEveryMs = 10_000;

/** lacksViews: the live totals know of views that are not in the days yet. */
export function lacksViews({ resumes: counted }: Pick<ViewAnalytics, 'resumes'>, shown: readonly ResumeRecord[]) {
  const totals = new Map(counted.map(({ resumeId, total }) => [resumeId, total]));
  return shown.some(({ id, views }) => views > (totals.get(id) ?? 0));
}

/**
 * analyticsQuery asks for the days until they hold every view of the given resumes, all of them shared. Nothing tells
 * the days of a closed dashboard that they have changed, so each opening asks again.
 */
export const analyticsQuery = (shared: readonly ResumeRecord[]) =>
  queryOptions({
    ...endpointQuery(getAnalytics, {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return retryEveryMs;
      return data && lacksViews(data, shared) ? followEveryMs : false;
    },
  });
