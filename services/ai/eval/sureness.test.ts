import { expect, test } from '@jest/globals';
import { misreadMax } from '@tailwright/resume-text/document/reading-sureness';
import { readMisread, surenessFigures } from './misread-sections.js';

test('of resumes that took no part in the fit, a mess is left as it was typed and one with slips alone is not', () => {
  const { resumes, ranked, unsure } = surenessFigures(readMisread('held-out'), (expected) => expected <= misreadMax);
  expect(resumes).toBe(48);
  expect(ranked).toBeGreaterThanOrEqual(0.75);
  const [, slips, , , mess] = unsure;
  expect((mess?.unsure ?? 0) / (mess?.resumes ?? 1)).toBeGreaterThanOrEqual(0.9);
  expect((slips?.unsure ?? 0) / (slips?.resumes ?? 1)).toBe(0);
});
