import { describe, expect, it } from '@jest/globals';
import { chartSentence, shortDay, totalOf, visitorLabel } from './view-days';

const day = (date: string, views: number, visitors: number) => ({ date, views, visitors });

it('a day is named without its year, in whatever time zone', () => {
  expect(shortDay('2026-11-01')).toBe('Nov 1');
});

it.each([
  [0, '0 visitors'],
  [1, '1 visitor'],
  [2, '2 visitors'],
])('%d: %s', (visitors, label) => {
  expect(visitorLabel(visitors)).toBe(label);
});

describe('the days', () => {
  const days = [day('2026-11-19', 2, 1), day('2026-11-20', 5, 3), day('2026-11-21', 0, 0)];
  it('are summed', () => {
    expect([totalOf(days, 'views'), totalOf(days, 'visitors')]).toEqual([7, 4]);
  });
  it('are told in a sentence', () => {
    expect(chartSentence(days)).toBe('7 views by 4 visitors in the last 3 days, most of them on Nov 20 with 5.');
    expect(chartSentence([day('2026-11-21', 0, 0)])).toBe('0 views by 0 visitors in the last 1 days.');
  });
});
