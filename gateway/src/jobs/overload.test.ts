import { expect, it } from '@jest/globals';
import { AppError } from '@tailwright/contracts/errors';
import { Overload } from './overload.js';

it('a refusal holds for a quarter of a second, and then the ai service is asked again', () => {
  const overload = new Overload();
  const error = new AppError('overloaded', undefined, { retryAfterSeconds: 10 });
  overload.note(error, 1_000);
  expect(() => overload.pass(1_249)).toThrow(error);
  expect(() => overload.pass(1_250)).not.toThrow();
});

it('no other refusal is remembered: it is about one person', () => {
  const overload = new Overload();
  overload.note(new AppError('rate_limited'), 1_000);
  overload.note(new Error('anything'), 1_000);
  expect(() => overload.pass(1_000)).not.toThrow();
});
