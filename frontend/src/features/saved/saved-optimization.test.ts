import { describe, expect, test } from '@jest/globals';
import type { SavedResume } from '@tailwright/contracts/saved-resumes';
import { elsewhereOf, optimizationOf } from './saved-optimization';

const id = (digit: number) => `0b8f6a52-5d1c-4c0e-8d6c-3f0a5d9f2b1${digit}`;
const version = (number: number) => ({ id: id(number), number, createdAt: '2025-04-28T12:00:00.000Z' });
const saved = (current: number, earlier: number[]): SavedResume => ({
  record: {
    id: id(1),
    user_id: id(9),
    original_resume_text: 'was',
    job_description_text: 'wanted',
    optimized_resume_text: 'is',
    created_at: '2025-04-28T12:00:00.000Z',
    views: 0,
  },
  version: version(current),
  earlier: earlier.map(version),
  letters: [],
});

test('a saved resume is shown as the result it was, by the id of its newest version', () => {
  expect(optimizationOf(saved(3, [2, 1]))).toEqual({
    jobId: id(1),
    resumeId: id(3),
    optimizedResume: 'is',
    originalResume: 'was',
    jobDescription: 'wanted',
  });
});

describe('the version on the page', () => {
  test.each([
    ['is the newest one', 2, saved(2, [1]), 'none'],
    ['was followed by another in a second tab', 2, saved(3, [2, 1]), 'newer'],
    ['came after another that was made from the same', 3, saved(2, [3, 1]), 'conflict'],
    ['is not known to this answer yet', 4, saved(3, [2, 1]), 'none'],
  ] as const)('%s', (_, shown, answer, expected) => expect(elsewhereOf(answer, id(shown))).toBe(expected));
});
