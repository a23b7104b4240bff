import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { ViewTotals, watchViews } from '@tailwright/contracts/views';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { urlOf } from '../../lib/api';
import { resumesQuery } from './resumes-query';

/** withViews puts new totals into the list; what did not change stays the same object. A figure never falls. */
export function withViews(resumes: ResumeRecord[], views: Readonly<Record<string, number>>): ResumeRecord[] {
  const isNews = ({ id, views: shown }: ResumeRecord) => (views[id] ?? 0) > shown;
  return resumes.some(isNews)
    ? resumes.map((resume) => (isNews(resume) ? { ...resume, views: views[resume.id]! } : resume))
    : resumes;
}

/** useLiveViews keeps the shown figures up to date while the dashboard is open. */
export function useLiveViews(resumes: readonly ResumeRecord[]): void {
  const queryClient = useQueryClient();
  // A stream knows the links of its beginning, so another set of them needs another stream.
  const links = resumes
    .map(({ public_link_id: link }) => link ?? '')
    .filter(Boolean)
    .sort()
    .join();

  useEffect(() => {
    if (links === '') return;
    const source = new EventSource(urlOf(watchViews, {}), { withCredentials: true });
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const totals = parse(data);
      if (totals) queryClient.setQueryData(resumesQuery.queryKey, (known) => known && withViews(known, totals.views));
    };
    return () => source.close();
  }, [links, queryClient]);
}

function parse(data: string): ViewTotals | null {
  try {
    return ViewTotals.parse(JSON.parse(data));
  } catch {
    return null;
  }
}
