import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { type ViewAnalytics, getAnalytics } from '@tailwright/contracts/views';
import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/query-client';

/** lacksViews: the live totals know of views that are not in the days yet. */
export function lacksViews({ resumes: counted }: Pick<ViewAnalytics, 'resumes'>, shown: readonly ResumeRecord[]) {
  const totals = new Map(counted.map(({ resumeId, total }) => [resumeId, total]));
  return shown.some(({ id, views }) => views > (totals.get(id) ?? 0));
}

/** analyticsQuery: nothing tells the days of a closed dashboard that they have changed, so each opening asks again. */
export const analyticsQuery = queryOptions({ ...endpointQuery(getAnalytics, {}), refetchOnMount: 'always' });
