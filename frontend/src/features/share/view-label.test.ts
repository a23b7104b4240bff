import { expect, test } from '@jest/globals';
import { viewLabel } from './view-label';

test.each([
  [0, '0 views'],
  [1, '1 view'],
  [2, '2 views'],
  [101, '101 views'],
])('%d is "%s"', (views, label) => {
  expect(viewLabel(views)).toBe(label);
});
