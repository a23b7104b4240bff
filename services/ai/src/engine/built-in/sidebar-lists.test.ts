import { expect, test } from '@jest/globals';
import { tailor } from './tailor.js';

const request = {
  resumeText: `Yara Example
yara@example.com

TOOLS
Figma

OFF HOURS
Urban sketching
Bouldering, badly

LANGUAGES
Arabic native
English C1

HELLO
I design forms nobody wants to fill in, so that they are done in four minutes and people forget them at once.

EXPERIENCE

UX Designer, Loket Ltd, Utrecht, 2019 - present
- Cut the time to fill in a permit from 19 to 7 minutes
- Ran 60 interviews with people who had given up

SKILLS
Microsoft Outlook, Word, Excel and Teams
`,
  jobDescription: 'UX Designer\nLoket Ltd\n\nRequirements\n- Experience with Excel and Figma\n- Interviews with users',
  style: 'standard' as const,
};
const { text } = tailor(request, new Date('2026-11-29'));

test('lists of a side column under headings that nobody knows follow the jobs, where a greeting stands below them', () => {
  const headings = text.split('\n').filter((line) => line.startsWith('## '));
  expect(headings[0]).toBe('## HELLO');
  expect(headings.indexOf('## OFF HOURS')).toBeGreaterThan(headings.indexOf('## EXPERIENCE'));
});

test('a list that ends with "and" keeps its order, as it would be no sentence in another', () =>
  expect(text).toContain('Microsoft Outlook, Word, Excel and Teams'));

test('personal data under the heading of a profile come last', () => {
  const resumeText = `Ananthi Example\nananthi@example.com\n\nWORK EXPERIENCE\n\nClerk, Acme Ltd, Leeds, 2019 - 2021
- Filed the post of three offices\n\nPERSONAL PROFILE\nDate of Birth : 02.11.1996\nMarital Status : Married\nHobbies : Reading\n`;
  const { text: tailored } = tailor({ ...request, resumeText }, new Date('2026-11-29'));
  expect(tailored.indexOf('## PERSONAL PROFILE')).toBeGreaterThan(tailored.indexOf('## WORK EXPERIENCE'));
});
