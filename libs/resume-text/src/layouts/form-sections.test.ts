import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const form = (word: string, sign: string) =>
  [
    'APPLICATION FORM',
    '',
    `${word} 1${sign} PERSONAL DETAILS`,
    'Surname: Baker',
    'First name(s): Jo',
    'Telephone: 0113 496 0000',
    'Do you hold a work permit? Yes',
    '',
    `${word} 2${sign} STATUTORY REGISTRATION`,
    'Pin: 000418, active to 31/12/2026',
    '',
    `${word} 3${sign} EMPLOYMENT RECORD (latest first. Account for all gaps)`,
    '',
    '3.1',
    'Employer: Quay Foods',
    'Position held: Buyer',
    'From: April 2010\tTo: December 2016',
    'Main duties: Bought fish at three harbours.',
    '',
    '3.2',
    'Employer: Acme Ltd',
    'Position held: Clerk',
    'From: 09/2008\tTo: 03/2010',
    'Main duties: Opened letters and read them aloud.',
    '',
    '3.3',
    'Employer: Mill Bakery',
    'Position held: Baker',
    'From: Oct. 2005    To: Aug. 2008',
    'Main duties: Baked bread at night.',
    '',
    `${word} 4${sign} REFEREES`,
    'Ann Holt, Quay Foods',
  ].join('\n');

test.each([
  ['SECTION', ' -'],
  ['PART', ':'],
  ['Section', ' –'],
])('the counted sections of a form are all headings: %s 1%s', (word, sign) => {
  const written = renderResume(readResume(form(word, sign)));
  const headings = written.split('\n').filter((line) => line.startsWith('## ') && !line.includes('FORM'));
  expect(headings).toEqual(
    form(word, sign)
      .split('\n')
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => `## ${line}`),
  );
});

test('the two fields of a time are one, and the numbers of the posts are no lines', () => {
  const { sections } = readResume(form('SECTION', ' -'));
  const jobs = sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
  expect(jobs.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
    ['Buyer', 'Quay Foods', 'April 2010 – December 2016'],
    ['Clerk', 'Acme Ltd', '09/2008 – 03/2010'],
    ['Baker', 'Mill Bakery', 'Oct. 2005 – Aug. 2008'],
  ]);
  expect(renderResume(readResume(form('SECTION', ' -')))).not.toMatch(/3\.[123]/);
});
