import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const profile =
  'I make timetables people can keep and, more often lately, the data behind them. Nine years in county offices and before that at a ferry.';
const resume = (between: string) => `Marit Example
marit@example.com

OFF HOURS
Choir, second alto
Mountain rescue, 40 callouts
${between}
WHERE I HAVE WORKED

Timetable Planner, Fjord Ferries, Molde
2016 - present
- Planned 14 routes each season
`;
const sectionsOf = (text: string) =>
  readResume(text).sections.map(({ kind, details }) => [kind, details.map((detail) => detail.text)]);

test('a paragraph that stands apart below the short lines of a side column, right above the jobs, is the profile', () =>
  expect(sectionsOf(resume(`\n\n${profile}\n`)).slice(0, 2)).toEqual([
    ['other', ['Choir, second alto', 'Mountain rescue, 40 callouts']],
    ['summary', [profile]],
  ]));

test.each([
  ['right below those lines', `${profile}\n`],
  ['short', '\n\nI also keep bees.\n'],
])('a paragraph that is %s stays with them', (_, between) =>
  expect(sectionsOf(resume(between)).map(([kind]) => kind)).not.toContain('summary'),
);

const shorter =
  'Timetable planner with nine years in county offices and two at a ferry. I make timetables that people\ncan keep.';
const column = (last: string, between: string) => `Marit Example

Molde, Norway
+47 71 55 01 99
marit@example.com

STRENGTHS
Timetables
Data cleaning
Excel

STUDIES
Molde College
Transport, 41 credits

${last}
First aid, 2024
OSHA 10, 2022
${between}
WHERE I HAVE WORKED

Timetable Planner, Fjord Ferries, Molde
2016 - present
- Planned 14 routes each season
`;

test('below the sections of a side column, what begins with a title is the profile after one empty line, too', () =>
  expect(sectionsOf(column('CREDENTIALS', `\n${shorter}\n`)).slice(2, 4)).toEqual([
    ['certifications', ['First aid, 2024', 'OSHA 10, 2022']],
    ['summary', [shorter.replace('\n', ' ')]],
  ]));

test.each([
  ['right below the list', `${shorter}\n`],
  [
    'that tells of the list',
    '\nAll of these are kept in a folder that I am glad to bring along to a talk, with the letters of two teachers.\n',
  ],
])('a paragraph %s stays there', (_, between) =>
  expect(sectionsOf(column('CREDENTIALS', between)).map(([kind]) => kind)).not.toContain('summary'),
);
