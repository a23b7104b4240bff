import { expect, test } from '@jest/globals';
import { exchangedShares } from './told-shares.js';

test.each([
  ['every second one is more than one in three', 'Win every second one', 'Win roughly one in three', 1],
  ['two thirds are 2 in 3', 'Win two thirds', 'Win 2 in 3', 0],
  ['every second Sunday is a time', 'Patrol every second Sunday', 'Patrol one in three', 0],
  ['a share the line does not tell is no exchange', 'Win one in three', 'Win often', 0],
])('%s', (_name, claim, line, found) => {
  expect(exchangedShares(claim, line)).toBe(found);
});
