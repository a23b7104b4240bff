import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const resumeWith = (closing: string) =>
  renderResume(
    readResume(`Tariq Al-Amin
tariq@example.com

EXPERIENCE
Surveyor, Delta Roads Ltd, 2018 - 2024
- Set out 40 km of road

DECLARATION
I hereby declare that the above is true to the best of my knowledge.

Place: Sharjah
${closing}
`),
  );

test.each([
  'Date:                                   (Tariq Al-Amin)',
  'Date:\t\t\t(T. Al-Amin)',
  'Date :             Tariq Al-Amin',
])('the name of who signs is not the value of an open date: %s', (closing) => {
  const shown = resumeWith(closing);
  expect(shown).toContain('Al-Amin');
  expect(shown).not.toMatch(/Date ?:\s*\(?T/);
});

test('a date that is filled in stays beside its label', () => {
  expect(resumeWith('Date: 12 May 2024')).toContain('Date: 12 May 2024');
  expect(resumeWith('Date:                12 May 2024')).toContain('Date: 12 May 2024');
});
