import { expect, test } from '@jest/globals';
import { pairsFolder } from './pairs.js';
import { changes, measureStability } from './stability.js';

test.each(changes.map((change) => [change.name, change] as const))('%s changes hardly any reading', (_name, change) => {
  const { changed, unstable } = measureStability(change, pairsFolder);
  expect(changed).toBeGreaterThan(0);
  expect(unstable.length).toBeLessThanOrEqual(Math.ceil(change.most * changed));
});
