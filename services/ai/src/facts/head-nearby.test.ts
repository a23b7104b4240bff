import { expect, test } from '@jest/globals';
import { readEvidence } from './evidence.js';
import { standsNearby } from './head-nearby.js';

const original = `Dana Whitfield

EMPLOYMENT TABLE
| From    | To      | Position            | Company                | City   |
| 10/2022 | Present | Senior Entry Writer | Garza Customs Brokers  | Laredo |
| 05/2019 | 09/2022 | Entry Writer        | Garza Customs Brokers  | Laredo |

OTHER WORK
2013 – 17	Calder Mechanical Services, Wakefield
	2015 on	Pipefitter. Schools and a care home, copper, plant rooms
	2013-15	Improver. First and second fix

Bedford Basin University - BBA, started Sept 2023
On parental leave Feb–Nov 2016, made permanent 7/14
Class teacher, mixed G3/4, St Bede's C of E School, Ripon
Hobbies: cycling, welding
`;
const evidence = readEvidence(original, new Date('2026-11-21'));

test.each([
  ['a row of a table', 'Senior Entry Writer | Garza Customs Brokers, Laredo', 'October 2022 – Present', true],
  ['a post below its employer', 'Pipefitter | Calder Mechanical Services', '2015 – 2017', true],
  ['“in progress”', 'Bachelor of Business Administration (BBA), in progress | Bedford Basin University', '', true],
  [
    'a leave told elsewhere',
    'Improver | Calder Mechanical Services',
    '2013 – 15 (on leave February – November 2016)',
    true,
  ],
  [
    'a change told elsewhere in short',
    'Improver | Calder Mechanical Services',
    '2013 – 15 (permanent July 2014)',
    true,
  ],
  ['a legal form added', 'Entry Writer | Garza Customs Brokers Ltd', 'May 2019 – September 2022', true],
  [
    'a description that stands elsewhere',
    'School Pipefitter | Calder Mechanical Services, Laredo',
    '2015 – 2017',
    true,
  ],
  [
    'abbreviations in full',
    "Class Teacher (Mixed Grades 3 and 4) | St Bede's Church of England School, Ripon",
    '',
    true,
  ],
  ['another number', "Class Teacher (Mixed Grades 5 and 6) | St Bede's Church of England School, Ripon", '', false],
  ['another rank', 'Lead Entry Writer | Garza Customs Brokers, Laredo', 'October 2022 – Present', false],
  ['another beginning', 'Senior Entry Writer | Garza Customs Brokers, Laredo', 'October 2020 – Present', false],
  ['another end', 'Pipefitter | Calder Mechanical Services', '2015 – 2019', false],
  ['an employer of another name', 'Pipefitter | Bechtel Mechanical Services', '2015 – 2017', false],
])('of the heads that are read from several lines: %s', (_name, head, dates, isNear) => {
  expect(standsNearby(head, dates, undefined, evidence)).toBe(isNear);
});

test('a title that the job asks for must stand in the head itself', () => {
  const isNear = (title: string) =>
    standsNearby(`${title} | Calder Mechanical Services`, '2015 – 2017', undefined, evidence, { isTitleAsked: true });
  expect(isNear('School Pipefitter')).toBe(true);
  expect(isNear('Welding Pipefitter')).toBe(false);
  expect(standsNearby('Welding Pipefitter | Calder Mechanical Services', '2015 – 2017', undefined, evidence)).toBe(
    true,
  );
});
