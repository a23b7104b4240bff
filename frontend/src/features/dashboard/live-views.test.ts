import { describe, expect, it } from '@jest/globals';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { withViews } from './live-views';

const resume = (id: string, views: number) => ({ id, views }) as ResumeRecord;

describe('new view totals', () => {
  const list = [resume('a', 1), resume('b', 2)];

  it('change the resumes they name and leave the others the same', () => {
    const patched = withViews(list, { b: 5 });
    expect(patched.map(({ views }) => views)).toEqual([1, 5]);
    expect(patched[0]).toBe(list[0]);
  });

  it.each([[{}], [{ a: 1, b: 2 }], [{ b: 1 }], [{ gone: 9 }]])('%j change nothing', (views) => {
    expect(withViews(list, views)).toBe(list);
  });
});
