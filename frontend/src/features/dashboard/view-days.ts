import { type ViewDay } from '@tailwright/contracts/views';

const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** shortDay is a date such as `2026-11-21` as `Nov 21`. */
export const shortDay = (date: string): string => short.format(new Date(`${date}T00:00:00Z`));

export const totalOf = (days: readonly ViewDay[], figure: 'views' | 'visitors'): number =>
  days.reduce((sum, day) => sum + day[figure], 0);

/** visitorLabel is a count of visitors in words. */
export const visitorLabel = (visitors: number): string => `${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}`;

/** chartSentence says in one sentence what the chart shows, for those who cannot see it. */
export function chartSentence(days: readonly ViewDay[]): string {
  const views = totalOf(days, 'views');
  const busiest = days.reduce<ViewDay | undefined>(
    (best, day) => (day.views > (best?.views ?? 0) ? day : best),
    undefined,
  );
  const sum = `${views} ${views === 1 ? 'view' : 'views'} by ${visitorLabel(totalOf(days, 'visitors'))} in the last ${days.length} days`;
  return busiest ? `${sum}, most of them on ${shortDay(busiest.date)} with ${busiest.views}.` : `${sum}.`;
}
