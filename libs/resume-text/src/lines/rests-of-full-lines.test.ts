import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const linesOf = (heading: string, ...rows: string[]) =>
  readResume(
    [
      'Orla Quinn',
      'orla@example.com',
      '',
      heading,
      ...rows,
      '',
      'Experience',
      'Clerk, Acme Ltd, 2019 – 2021',
      'Opened the letters of all seven departments every morning and gave each to whom it was written, by',
      'hand, on three floors.',
    ].join('\n'),
  ).sections[0]?.details.map(({ text }) => text);

test('what begins with a small word goes on with a full line among items', () => {
  expect(
    linesOf(
      'COMPUTERS',
      "iPMS, HealthLink, the hospital's own e-referral system, Excel for the monthly returns, SAGE & Thyme",
      'is a communications course not a programme but people always ask.',
    ),
  ).toEqual([
    "iPMS, HealthLink, the hospital's own e-referral system, Excel for the monthly returns, SAGE & Thyme is a communications course not a programme but people always ask.",
  ]);
});

test('a row of items that marks part goes on with the full row above, and not with a short one', () => {
  const first = 'CompTIA CySA+ (CS0-003), 2024 • CompTIA Security+ (renewed through 08/2026) • Splunk Core Certified';
  const second = 'Power User, 2023 • Microsoft SC-200, scheduled for March 2025';
  expect(linesOf('Certifications', first, second)).toEqual([`${first} ${second}`]);
  expect(linesOf('Certifications', 'First Aid, 2024 • Forklift, 2023', second)).toHaveLength(2);
});

test('what begins with a small word below a short line is a line of its own', () => {
  expect(linesOf('COMPUTERS', 'Excel, Word', 'is able to type 60 words a minute')).toHaveLength(2);
});
