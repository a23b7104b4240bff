import { expect, test } from '@jest/globals';
import { asText } from './as-text';
import { readJsonResume } from './json-resume';

test('a JSON Resume becomes the text a person would have pasted', () => {
  const file = JSON.stringify({
    basics: { name: 'Ada Lovelace', email: 'a_b@example.com', label: 'Analyst' },
    work: [
      {
        name: 'Mill',
        position: 'Clerk',
        startDate: '2018-02',
        endDate: '2019-03',
        highlights: ['Wrote *notes* in C#'],
      },
    ],
    skills: [{ name: 'C#' }, { name: 'C++' }],
  });
  expect(asText(readJsonResume(file))).toBe(`Ada Lovelace

Analyst

a_b@example.com

SKILLS

C#, C++

EXPERIENCE

Clerk | Mill

02/2018 – 03/2019

- Wrote *notes* in C#`);
});
