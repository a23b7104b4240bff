import { expect, test } from '@jest/globals';
import { logoSizes } from './logo-sizes';

test('the logo comes in three sizes, each larger than the one before', () => {
  expect(Object.keys(logoSizes)).toEqual(['small', 'medium', 'large']);
  const [small, medium, large] = Object.values(logoSizes).map(parseFloat);
  expect(small).toBeLessThan(medium!);
  expect(medium).toBeLessThan(large!);
});
