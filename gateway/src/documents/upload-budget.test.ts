import { expect, it } from '@jest/globals';
import { UploadBudget } from './upload-budget.js';

const fill = (budget: UploadBudget, network: string) => {
  let taken = 0;
  try {
    for (; ; taken += 1) budget.take(1, network);
  } catch {
    return taken;
  }
};

it('however much others hold, the next network finds room, and what is given back is free again', () => {
  const budget = new UploadBudget({ UPLOAD_BYTES_IN_FLIGHT_MAX: 100 });
  expect(fill(budget, 'a')).toBe(50);
  expect(fill(budget, 'b')).toBe(25);
  expect(fill(budget, 'c')).toBe(13);
  expect(() => budget.take(5, 'd')).not.toThrow();
  budget.give(50, 'a');
  expect(fill(budget, 'e')).toBe(29);
});

it('more than is left is refused with a time to come back', () => {
  const budget = new UploadBudget({ UPLOAD_BYTES_IN_FLIGHT_MAX: 100 });
  const refused = { code: 'overloaded', details: { retryAfterSeconds: 5 } };
  expect(() => budget.take(101, 'a')).toThrow(expect.objectContaining(refused));
});
