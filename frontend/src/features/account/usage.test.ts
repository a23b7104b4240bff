import { describe, expect, it } from '@jest/globals';
import { fullness, megabytes, whatGoes } from './usage';

const usage = { resumes: 3, versions: 9, letters: 1, facts: 0, bytes: 1_234_567 };

describe('how full an account is', () => {
  it.each([
    ['is told by its bytes', { ...usage, bytes: 10_000_000 }, 0.5],
    ['is told by its resumes when there are many small ones', { ...usage, resumes: 400 }, 0.8],
    ['is told by its versions when those come nearest', { ...usage, versions: 4_500 }, 0.9],
    ['is never more than full', { ...usage, bytes: 30_000_000 }, 1],
  ])('%s', (_, kept, expected) => {
    expect(fullness(kept)).toBeCloseTo(expected, 2);
  });
});

it.each([
  [0, '0'],
  [1, '0.1'],
  [1_234_567, '1.3'],
  [20_000_000, '20'],
])('%i bytes are %s MB', (bytes, words) => {
  expect(megabytes(bytes)).toBe(words);
});

it('what goes with an account names what there is, and always the links and the person', () => {
  expect(whatGoes(usage)).toEqual([
    '3 resumes with 9 versions, their reports and job descriptions',
    '1 cover letter',
    'every public link, which stops working at once, and its views',
    'work that is running, your name, email address and password',
  ]);
});
