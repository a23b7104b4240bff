import { describe, expect, it } from '@jest/globals';
import { type ResumeRecord } from '@tailwright/contracts/resumes';
import { lacksViews } from './analytics-query';

const resume = (id: string, views: number) => ({ id, views }) as ResumeRecord;
const counted = (resumeId: string, total: number) => ({ resumeId, total, views: 0, visitors: 0 });

describe('the days lack views', () => {
  const analytics = { resumes: [counted('a', 3), counted('b', 0)] };

  it.each([
    ['of no resume', [resume('a', 3), resume('b', 0)], false],
    ['of none that shows less than was counted', [resume('a', 2)], false],
    ['of one that was opened just now', [resume('a', 3), resume('b', 1)], true],
    ['of one shared just now', [resume('a', 3), resume('c', 1)], true],
    ['of none that nobody has opened', [resume('c', 0)], false],
  ])('%s', (_, shown, lacks) => {
    expect(lacksViews(analytics, shown)).toBe(lacks);
  });
});
