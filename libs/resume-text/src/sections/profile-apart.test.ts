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
