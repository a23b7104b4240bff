import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const person = 'Ana Silva\nana@example.com | +351 910 555 014\n\n';
const entriesOf = (text: string) =>
  readResume(person + text).sections.flatMap(({ entries }) =>
    entries.map(({ title, organization, dates }) => `${title} | ${organization} | ${dates}`),
  );

describe('a job or degree is read', () => {
  test.each([
    [
      'from a sentence that says since when',
      'EXPERIENCE\nSince September 2021 I have been municipal affairs reporter at The Harbour Ledger in Halifax, a daily with many readers.',
      'municipal affairs reporter | The Harbour Ledger | Since September 2021',
    ],
    [
      'from a sentence in which the employer does something',
      'EXPERIENCE\nFrom May 2018 to August 2021 the Miramichi Tidings, Miramichi, N.B., employed me as a general assignment reporter.',
      'general assignment reporter | Miramichi Tidings | From May 2018 to August 2021',
    ],
    [
      'from a sentence that names the degree',
      'EDUCATION\nI hold a Bachelor of Journalism from the University of Fundy, class of 2017, and I paid my own way through it.',
      'Bachelor of Journalism | University of Fundy | 2017',
    ],
    [
      'from a line of a list that names degree, school and year',
      'EDUCATION\n- BSc Informatics, University of Porto, 2018\n- First prize in the robot race',
      'BSc Informatics | University of Porto | 2018',
    ],
  ])('%s', (_, text, expected) => expect(entriesOf(text)).toContain(expected));

  test.each([
    ['what a bullet tells of', 'EXPERIENCE\nClerk, Acme Ltd, 2019 - 2021\n- Trained as a manager at Beta Ltd in 2020'],
    [
      'a sentence without a title',
      'EXPERIENCE\nSince 2011 I have lived at Harbour Street in Halifax with two dogs and a cat.',
    ],
  ])('not from %s', (_, text) => expect(entriesOf(text).filter((entry) => /Beta|Harbour/.test(entry))).toEqual([]));
});

test('what an entry is told in stays as it was written, in its place', () => {
  const told = 'Since 2021 I have been a reporter at The Harbour Ledger in Halifax. I file four stories a week.';
  const result = renderResume(readResume(`${person}EXPERIENCE\n${told}\n`));
  expect(result).toContain(`## EXPERIENCE\n\n${told}`);
  expect(result).not.toContain('### ');
});
