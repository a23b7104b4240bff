import { expect, test } from '@jest/globals';
import { readPosting } from '../posting/read-posting.js';
import { evidenceOfPosting } from './posting-evidence.js';

const requirements = readPosting('Clerk\n\nRequirements\n- Forklift licence');
const today = new Date('2026-11-21');
const resumeText = 'Ana Lima\nana@example.com\n\nEXPERIENCE\nClerk, Mill Works\nJan 2020 - Present\n- Counted stock';
const read = (change: Partial<Parameters<typeof evidenceOfPosting>[1]> = {}) =>
  evidenceOfPosting(requirements, { resumeText, today, ...change });

test('the same resume is looked through once within a month', () => {
  expect(read({ today: new Date('2026-11-02') })).toBe(read());
});

test.each([
  ['another resume', { resumeText: `${resumeText}\n- Held a forklift licence` }],
  ['a sentence of the person', { sentences: ['I hold a forklift licence.'] }],
  ['another month', { today: new Date('2027-01-02') }],
])('%s is looked through anew', (_what, change) => {
  const before = read();
  expect(read(change)).not.toBe(before);
});
