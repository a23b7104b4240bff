import { expect, test } from '@jest/globals';
import { mayReload } from './missing-chunk';

test('a missing chunk reloads the page once, and not again within a minute', () => {
  expect(mayReload(1_000_000, null)).toBe(true);
  expect(mayReload(1_000_000, 999_000)).toBe(false);
  expect(mayReload(1_000_000, 940_000)).toBe(false);
  expect(mayReload(1_000_000, 939_999)).toBe(true);
  expect(mayReload(1_000_000, 4_600_000)).toBe(true);
});
