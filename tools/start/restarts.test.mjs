import { expect, it } from '@jest/globals';
import { Restarts } from './restarts.mjs';

it('counts the ends of the last ten minutes only', () => {
  let now = 0;
  const restarts = new Restarts({ max: 5, windowMs: 600_000, now: () => now });
  for (let end = 1; end <= 20; end++) {
    now += 130_000;
    expect(restarts.note()).toBe(Math.min(end, 5));
    expect(restarts.exhausted('redis')).toBeUndefined();
  }
});

it('says in a sentence when something ended too often', () => {
  const restarts = new Restarts({ max: 5, windowMs: 600_000, now: () => 0 });
  for (let end = 1; end <= 6; end++) restarts.note();
  expect(restarts.exhausted('redis')).toBe('redis ended 6 times within 10 minutes and is not started again.');
});
