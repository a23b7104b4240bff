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

test.each([
  'DECLARATION: I hereby declare that what stands above is true and correct to the best of my\nknowledge and belief.                                    TARIQ AL-AMIN',
  'DECLARATION\nI hereby declare that what stands above is true and correct to the best of my\nknowledge and belief.\t\t\t(TARIQ AL-AMIN)',
])('a declaration is whole, and who signs it at its right stands below it', (closing) => {
  const text = `Tariq Al-Amin\ntariq@example.com\n\nSUMMARY\nI set out roads and sewers for towns and for private owners, in heat and in rain alike,\nand draw what was built.\n\nEXPERIENCE\nSurveyor, Delta Roads Ltd, 2018 - 2024\n- Set out 40 km of road\n\n${closing}\n`;
  const lines = renderResume(readResume(text))
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '');
  expect(lines.slice(-3, -1)).toEqual([
    '## DECLARATION',
    'I hereby declare that what stands above is true and correct to the best of my knowledge and belief.',
  ]);
  expect(lines.at(-1)).toMatch(/^\(?TARIQ AL-AMIN\)?$/);
});

test('a name behind a sentence is no signature without a declaration', () => {
  const text = 'Tariq Al-Amin\ntariq@example.com\n\nSUMMARY\nI set out roads.            Maria Oak\n';
  expect(renderResume(readResume(text))).toMatch(/I set out roads\..*Maria Oak/);
});
