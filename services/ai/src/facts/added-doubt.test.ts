import { expect, test } from '@jest/globals';
import { addedDoubt } from './added-doubt.js';

const fittedShare = 0.2;
const sure = new Array<number>(12).fill(-4);
const untrue = new Array<number>(6).fill(3);

test.each([
  ['a text without claims of its own', []],
  ['a text whose claims all look true', sure],
  ['one untrue claim among many', [...sure, ...sure, 3]],
])('%s adds no doubt', (_name, odds) => {
  expect(addedDoubt(odds, fittedShare)).toBeLessThan(0.3);
});

test('a text in which many claims look untrue is doubted more, and the more the more of them there are', () => {
  const few = addedDoubt([...sure, ...untrue.slice(0, 3)], fittedShare);
  const many = addedDoubt([...sure, ...untrue], fittedShare);
  expect(few).toBeGreaterThan(0.5);
  expect(many).toBeGreaterThan(few);
});
