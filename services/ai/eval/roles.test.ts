import { expect, test } from '@jest/globals';
import { readResume } from '@tailwright/resume-text/read-resume';
import { readResumesWithRoles, roleFigures } from './labelled-roles.js';

test('the second reading has more lines right than the first, of resumes that took no part in its fit', () => {
  const resumes = readResumesWithRoles().filter(({ isHeldOut }) => isHeldOut);
  const [first, second] = [roleFigures(resumes, (each) => each), roleFigures(resumes, ({ text }) => readResume(text))];
  expect(resumes).toHaveLength(48);
  expect(second.lines).toBeGreaterThan(3_000);
  expect(second.right).toBeGreaterThan(first.right);
  expect(second.right).toBeGreaterThanOrEqual(0.87);
  // Of each part no less is found than before, but for a line or two.
  for (const [at, { precision, recall }] of second.parts.entries()) {
    const before = first.parts[at] ?? { precision: 1, recall: 1 };
    expect(precision + recall).toBeGreaterThanOrEqual(before.precision + before.recall - 0.005);
  }
});
