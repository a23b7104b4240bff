import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const text = (...box: string[]) =>
  [
    'Hannah Lindqvist',
    'hannah@example.com | 555-010-0144',
    '',
    'EXPERIENCE',
    '',
    'Ward Clerk, Watauga Mercy',
    'Boone, NC',
    '2018 – present',
    'Answers the telephone of three wards and keeps their notes in order.',
    '',
    ...box,
    '',
    'EDUCATION',
    '',
    'A.A., Mayland College, 2010',
  ].join('\n');

const jobs = (source: string) =>
  readResume(source)
    .sections.filter(({ kind }) => kind === 'experience')
    .flatMap(({ entries }) => entries)
    .map(({ title, organization, place, dates }) => [title, organization, place, dates].join(' · '));

test('behind a side column that was printed between them the jobs go on', () => {
  const box = [
    'LANGUAGES',
    'Swedish, some Spanish',
    '',
    'Receptionist, Trinity Dental',
    'Lenoir, NC',
    '2010 – 2018',
    'Phones.',
  ];
  const source = text(...box);
  expect(jobs(source)).toEqual([
    'Ward Clerk · Watauga Mercy · Boone, NC · 2018 – present',
    'Receptionist · Trinity Dental · Lenoir, NC · 2010 – 2018',
  ]);
  const languages = readResume(source).sections.find(({ kind }) => kind === 'languages');
  expect(languages?.details.map((detail) => detail.text)).toEqual(['Swedish, some Spanish']);
});

test('a time off between such jobs is one of them, whatever its heading looks like', () => {
  const box = [
    'DUTIES I LIKE',
    'Filing',
    '',
    'Cashier, Corner Mart',
    'Lenoir, NC',
    '2010 – 2012',
    '',
    'Sabbatical',
    '2013 – 2014',
    'Walked.',
  ];
  expect(jobs(text(...box)).at(-1)).toContain('2013 – 2014');
});

test.each([
  [
    'a list whose items have their times in other rows',
    ['CERTIFICATES', 'First aid', '', 'Teacher of Reiki, 2014', 'Second degree'],
  ],
  ['names of places below a list', ['LANGUAGES', 'Swedish', '', 'Spoken at home', 'Boone, NC', '2010 – 2018']],
])('%s stays there', (_name, box) => {
  expect(jobs(text(...box))).toHaveLength(1);
});

test('a section under an unknown heading that begins with such a block has jobs of its own', () => {
  const board = ['BOARD SERVICE', '', 'Treasurer, River Trust', 'Lenoir, NC', '2010 – 2012', 'Books.', ''];
  const source = text(...board, 'Secretary, Tenants Union', 'Lenoir, NC', '2008 – 2010', 'Minutes.');
  const { sections } = readResume(source);
  expect(sections[0]?.entries).toHaveLength(1);
  expect(JSON.stringify(sections.at(1))).toContain('Treasurer, River Trust');
});

const shop = (...between: string[]) =>
  readResume(
    [
      'Hannah Lindqvist',
      'hannah@example.com | 555-010-0144',
      '',
      'EXPERIENCE',
      '',
      'WATAUGA FOUNDRY',
      'Ward Clerk (days), Records Clerk (nights)',
      'March 2014 – present',
      '- Answers the telephone of three wards and keeps their notes in order.',
      '- Orders paper.',
      '',
      ...between,
      '',
      'TRINITY LODGE',
      'Receptionist, half time',
      'Jan. 2011 – Feb. 2014',
      '- Phones and keys.',
      '',
      'EDUCATION',
      '',
      'A.A., Mayland College, 2010',
    ].join('\n'),
  ).sections.map(({ heading, entries, details }) => [heading, entries.length + details.length]);

test('heads of jobs with bullets behind two lists belong to the jobs above them', () => {
  expect(shop('SYSTEMS', 'Tallybook (to 2017)', 'Excel', '', 'LANGUAGES', 'English', 'Some Finnish')).toEqual([
    ['EXPERIENCE', 2],
    ['SYSTEMS', 2],
    ['LANGUAGES', 2],
    ['EDUCATION', 1],
  ]);
});

test('behind a section that is no list they are jobs by themselves', () => {
  const [jobs, other] = shop('VOLUNTEERING', 'Lantern Walk, 2019', '', 'LANGUAGES', 'English', 'Some Finnish');
  expect([jobs, other?.[0]]).toEqual([['EXPERIENCE', 1], 'VOLUNTEERING']);
});
