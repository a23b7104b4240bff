import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const profile = [
  'Jo Baker',
  'Jo Baker',
  '· 2nd',
  'Head Baker | Sourdough and Rye',
  'Hull, England, United Kingdom · Contact info',
  'jo@example.com',
  '214 connections',
  'Message',
  'More',
  '',
  'About',
  'I bake at night and teach by day, and have done so for twelve years in three towns. …see more',
  '',
  'Experience',
  'Head Baker',
  'Fenwick Bakery · Full-time',
  'Jan 2019 – Present',
  '- Answer for the bread of nine shops',
  'Skills: Rye · Shaping · +3 skills',
  'Show all 4 experiences',
  '',
  'Skills',
  'Shaping · 12 endorsements',
  'Endorsed by 3 colleagues at Fenwick Bakery',
  'Rye',
  '',
  'People also viewed',
  'Kit Moss · 3rd+',
  'Miller at a mill',
];

test('what the page of a profile has beside its text is furniture, and all of the person’s own stays', () => {
  const resume = readResume(profile.join('\n'));
  const text = renderResume(resume);
  for (const debris of [
    'Contact info',
    '214 connections',
    'see more',
    'Show all',
    'endorse',
    '+3 skills',
    'People also',
    'Kit Moss',
    'Miller',
    'Message',
    '2nd',
  ])
    expect(text.toLowerCase()).not.toContain(debris.toLowerCase());
  for (const own of [
    'Hull, England, United Kingdom',
    'jo@example.com',
    'for twelve years in three towns.',
    'Answer for the bread of nine shops',
    '\n\nSkills: Rye · Shaping\n',
    'Shaping\n',
    'Head Baker',
  ])
    expect(text).toContain(own);
  expect(resume.person).toMatchObject({
    name: 'Jo Baker',
    contacts: ['Hull, England, United Kingdom', 'jo@example.com'],
  });
  expect(resume.furniture).toContain('41 endorsements'.replace('41', '12'));
});

test('sections of the person’s own below other people stay', () => {
  const rows = [...profile, '', 'Languages', 'Greek', 'Native or bilingual proficiency'];
  expect(renderResume(readResume(rows.join('\n')))).toContain('## Languages\n\nGreek');
});

test.each(['Built 214 connections', 'More', '12 endorsements', 'Designed the firm’s logo', 'People you may know'])(
  '“%s” alone makes no profile of a resume',
  (line) => {
    const rows = [
      'Jo Baker',
      'jo@example.com',
      '',
      'EXPERIENCE',
      'Clerk, Acme Ltd, 2019 – 2021',
      '- Opened letters',
      line,
    ];
    expect(renderResume(readResume(rows.join('\n')))).toContain(line);
  },
);

test('how somebody was employed is no employer', () =>
  expect(
    renderResume(
      readResume(
        'Jo Baker\njo@example.com\n\nExperience\n\nSenior Map Editor\nNorthlight Atlas · Full-time\nJun 2022 - Present · 3 yrs\nHull · Hybrid\nDrew the coast of Jutland again.',
      ),
    ),
  ).toContain('### Senior Map Editor | Northlight Atlas'));

test('"500+ connections" beside "Contact info" is of the page, also where nothing else is', () =>
  expect(
    renderResume(
      readResume('Jo Baker\nSenior Map Editor\nHull · Contact info\n500+ connections\n\nContact\njo@example.com'),
    ),
  ).not.toMatch(/connections|Contact info/));
