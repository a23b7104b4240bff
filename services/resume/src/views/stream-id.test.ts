import { describe, expect, it } from '@jest/globals';
import { isAfter, nextAfter, timeOf } from './stream-id.js';

describe('stream ids', () => {
  it.each([
    ['2-0', '1-0', true],
    ['10-0', '9-0', true],
    ['1-10', '1-9', true],
    ['1-0', '1-0', false],
    ['1-9', '2-0', false],
  ] as const)('%s after %s: %s', (id, other, expected) => {
    expect(isAfter(id, other)).toBe(expected);
  });

  it('the next id is the smallest one after', () => {
    expect(nextAfter('1763722800000-41')).toBe('1763722800000-42');
  });

  it('tell when their entry was made', () => {
    expect(timeOf('1763722800000-41')).toBe(1_763_722_800_000);
  });
});
