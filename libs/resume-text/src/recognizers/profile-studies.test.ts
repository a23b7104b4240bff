import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const profile = (...education: string[]) =>
  readResume(
    [
      'Ada Larsen',
      'www.linkedin.com/in/ada (LinkedIn)',
      '',
      'Experience',
      '',
      'Holm Ltd',
      'Clerk',
      'May 2019 - March 2021 (1 year 11 months)',
      'Holm',
      '',
      'Education',
      '',
      ...education,
    ].join('\n'),
  )
    .sections.filter(({ kind }) => kind === 'education')
    .flatMap(({ entries }) => entries.map(({ title, organization, dates }) => [title, organization, dates]));

test('what a narrow column broke of a study is one line below its school', () => {
  expect(
    profile(
      'University of Holm',
      'Master of Public Affairs, Public',
      'Policy · (2013 - 2016)',
      '',
      'Nordby College',
      'Certificate, Budgeting · (September 2016',
      '- April 2018)',
    ),
  ).toEqual([
    ['Master of Public Affairs, Public Policy', 'University of Holm', '2013 - 2016'],
    ['Certificate, Budgeting', 'Nordby College', 'September 2016 - April 2018'],
  ]);
});

test('a school that no list knows is no heading of its own', () => {
  const read = profile(
    'University of Holm',
    'Bachelor of Arts · (2010 - 2013)',
    '',
    'Volkshogeschool Midden',
    'Statistics with R (evening course) · (January 2024 - June 2024)',
  );
  expect(read[1]).toEqual(['Statistics with R (evening course)', 'Volkshogeschool Midden', 'January 2024 - June 2024']);
});
