import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { progressOf } from './progress';

let logged: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
});

test.each([
  [undefined, undefined, 'indeterminate', null],
  [null, 100, 'indeterminate', null],
  [0, undefined, 'loading', '0%'],
  [33.4, undefined, 'loading', '33%'],
  [1, 3, 'loading', '33%'],
  [100, undefined, 'complete', '100%'],
  [3, 3, 'complete', '100%'],
])('value %j of max %j is %s, labelled %j, and logs nothing', (value, max, state, label) => {
  expect(progressOf(value, max)).toMatchObject({ state, label });
  expect(logged.mock.calls).toEqual([]);
});

test.each([0, -5, Number.NaN, '50', null])('max %j becomes 100 and is logged', (max) => {
  expect(progressOf(50, max)).toMatchObject({ max: 100, value: 50, label: '50%' });
  expect(logged.mock.calls).toHaveLength(1);
});

test.each([-1, 101, Number.NaN, '5'])('value %j counts as none and is logged', (value) => {
  expect(progressOf(value, 100)).toMatchObject({ value: null, state: 'indeterminate', label: null });
  expect(logged.mock.calls).toHaveLength(1);
});
