import { expect, test } from '@jest/globals';
import { isNewer, mayReload } from './missing-chunk';

test('a missing chunk reloads the page once, and not again within a minute', () => {
  expect(mayReload(1_000_000, null)).toBe(true);
  expect(mayReload(1_000_000, 999_000)).toBe(false);
  expect(mayReload(1_000_000, 940_000)).toBe(false);
  expect(mayReload(1_000_000, 939_999)).toBe(true);
  expect(mayReload(1_000_000, 4_600_000)).toBe(true);
});

test.each([
  ['names another script', '<script type="module" src="/assets/index-B2.js">', true],
  ['names the running script', '<script type="module" src="/assets/index-A1.js">', false],
  ['could not be fetched', '', false],
])('a page that %s is newer: %s', (_name, served, expected) => {
  expect(isNewer(served, '/assets/index-A1.js')).toBe(expected);
});
