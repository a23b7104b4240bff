import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { analyticsQuery, lacksViews } from './analytics-query';

/** A view reaches the days about a second after the live total that tells of it. */
const firstAskMs = 1_500;
/** Each further question waits twice as long. What the days lack after 46 seconds comes with the next view or opening. */
const asksMax = 5;

/**
 * useAnalytics asks for the days of the given resumes, all of them shared. A new live total that the days lack is asked
 * for a few times, until they hold it.
 */
export function useAnalytics(shared: readonly ResumeRecord[]) {
  const analytics = useQuery(analyticsQuery);
  const { data, dataUpdatedAt, refetch } = analytics;
  const totals = shared.map(({ id, views }) => `${id} ${views}`).join();
  const [asked, setAsked] = useState({ totals, times: 0 });
  const times = asked.totals === totals ? asked.times : 0;
  const isBehind = data !== undefined && lacksViews(data, shared);

  useEffect(() => {
    if (!isBehind || times === asksMax) return;
    const ask = () => {
      setAsked({ totals, times: times + 1 });
      void refetch();
    };
    const timer = setTimeout(ask, firstAskMs * 2 ** times);
    return () => clearTimeout(timer);
    // Not with each new total: where views come by the second, the question would never be asked.
  }, [isBehind, times, asked, dataUpdatedAt]);

  return analytics;
}
