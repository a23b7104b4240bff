import { describe, expect, test } from '@jest/globals';
import { logicalLineOf } from '../lines/logical-line-of.js';
import { printed } from '../testing/printed.js';
import { withoutUnevenHeads } from '../heads/uneven-heads.js';

const headsOf = (text: string) => printed(text).filter((line) => line.startsWith('### '));

const fitter =
  'Wirral Tin Ltd / Fitter\nMay 2014 - July 2019, DIDO 8:6 ex Perth\n\nPumps, screens and mills, all makes.\nBores in the lease.';

test.each([
  [
    'at home',
    `Experience

Calder Vale Schools — Hebden Mill School, Hebden
Maths Teacher Autumn 2018 – present
• Teach four sets

St. Brannock Academy, Leeds
History Teacher Sept. 2012 – June 2016
• Built the reading room

Home with our daughters, 2016–2018`,
    '### Home with our daughters',
  ],
  [
    'on leave',
    `Experience

Hill Road Juniors, Cardiff
Class Teacher, Year 3 (September 2018 – present)

• Taught a class of 30.

Parental leave March 2020 – January 2021

Holm Road Infants, Newport
Class Teacher, Year 1 (September 2016 – August 2018)

• Planned phonics.`,
    '### Parental leave',
  ],
])('time between two jobs has a heading of its own: %s', (_where, text, heading) => {
  expect(printed(text)).toContain(heading);
});

describe('what is no post is printed as a line, and no heading', () => {
  test.each([
    [
      'a remark',
      `Experience

Tester, Orla Pay, Kraków
03/2019 – 05/2022

• Wrote the suite

Clerk, Hale Ltd, Derby
2015 – 2018

• Opened the post

Note: 09/2018–01/2019, evening course "Testing in a week" and private lessons.`,
      'Note: 09/2018–01/2019, evening course "Testing in a week" and private lessons.',
    ],
    [
      'a sentence that leads to the next job',
      `Experience

Kitchen Porter
The Weavers Hotel, Kettering
2018 to September 2019

- Washing up, deliveries, some prep

Before that I worked in Accra, Ghana
Stock clerk, Osu Building Materials, 2014 to 2017
- Kept the stock book for cement, rods and tiles`,
      'Before that I worked in Accra, Ghana',
    ],
    [
      'where somebody helps',
      `Experience

Fitter, Hale Ltd, Derby
2015 – 2024

• Mended pumps

Since Oct       Helping out at Nan's Bakery, Brora, deliveries, 2 days a week`,
      "Since Oct · Helping out at Nan's Bakery, Brora, deliveries, 2 days a week",
    ],
    [
      'a sentence with two years below the label of a job',
      `EXPERIENCE

2021-02 - present
Territory Sales Representative
Foothold Safety Supply, Calgary, AB
• Manage 118 accounts in construction.
• Forecast every Friday by noon.
Key win:
President's Club 2021 and 2023 (top 3 of 40 reps).

2019-05 - 2021-01
Inside Sales Representative
Foothold Safety Supply, Calgary, AB
• 60 calls a day, quotes, order desk.

2017-03 - 2019-04
Account Executive
Chinook Uniform & Linen, Calgary, AB
• Sold weekly rental programs.`,
      "President's Club 2021 and 2023 (top 3 of 40 reps).",
    ],
  ])('%s', (_, text, line) => {
    const lines = printed(text);
    expect(lines).toContain(line);
    expect(lines.filter((each) => each.startsWith('### ')).join('\n')).not.toContain(line.slice(0, 12));
  });
});

test('a time with what belongs to it right below a post is the time of that post', () => {
  const text = `EXPERIENCE

Wirral Ridge Iron / Leading Hand Fitter, Rolling Mill
August 2019 - PRESENT, DIDO 2:1 ex Perth

Planned shutdowns of five days, all in the window.
Permits and isolation lists.

${fitter}`;
  expect(headsOf(text)).toEqual([
    '### Wirral Ridge Iron / Leading Hand Fitter, Rolling Mill',
    '### Wirral Tin Ltd / Fitter',
  ]);
});

test('a sentence keeps the time that ends it in a line of its own', () => {
  const text = `BY SUBJECT

Customs and quarantine
   Not a licensed broker but sat next to two of them. Took the branch through its audit twice.

Carriers and prices
   Negotiated yearly contracts with four lines and spot prices every week.

Safety
   Yearly drills for all staff in both sheds. Fire warden of the warehouse (day shift)
   2014 – 2017.

TRAINING
   Diploma of Freight, 2009 (evenings)`;
  expect(printed(text).join('\n')).toContain('Fire warden of the warehouse (day shift) 2014 – 2017.');
});

test('the labels of a section without times are all alike', () => {
  const lines = ['Clients', 'Hazardous goods', 'Safety'].flatMap((label, at) => [
    { ...logicalLineOf(at === 1 ? 'head' : 'sub', label), blanksBefore: 1 },
    logicalLineOf('prose', 'Looked after the ten largest accounts.'),
  ]);
  const labels = (kind: 'experience' | 'other') => withoutUnevenHeads(lines, kind).map(({ label }) => label);
  const even = ['sub', 'prose', 'sub', 'prose', 'sub', 'prose'];
  expect([labels('experience'), labels('other')]).toEqual([even, even]);
  const post = lines.map((line) => (line.label === 'head' ? { ...line, text: 'Staff Nurse' } : line));
  expect(withoutUnevenHeads(post, 'other')[2]?.label).toBe('head');
});

test('a period that "to" leaves open goes on in the column of the dates', () => {
  const text = `WORK:

Mar 2025 to     Kestrane Technical Staffing, Inverness
Sept 2025       TURBINE TECHNICIAN
                - Annual services in a team of three.

2012 to         MERCHANT NAVY
Nov 2024
  2017 - 2024   SECOND ENGINEER
                - In charge of a watch of five.
  2012 - 2017   THIRD ENGINEER
                - Pumps and valves.`;
  expect(printed(text)).toEqual(
    expect.arrayContaining(['### SECOND ENGINEER | MERCHANT NAVY (2012 to Nov 2024)', '*2017 - 2024*']),
  );
});

test('a school with its time and its results names the school of no other study', () => {
  const text = `EDUCATION:
Advanced Apprenticeship in Maintenance (SCQF 6), 2014
Part way through HNC Mechanical Engineering by distance learning, 4 of 8 units passed
Tolland High School, 2006 - 2011: 5 Standard Grades at Credit, Higher Maths (C), Higher
Graphic Communication (B)`;
  expect(printed(text)).toEqual([
    '## EDUCATION',
    'Advanced Apprenticeship in Maintenance (SCQF 6), 2014',
    'Part way through HNC Mechanical Engineering by distance learning, 4 of 8 units passed',
    'Tolland High School, 2006 - 2011: 5 Standard Grades at Credit, Higher Maths (C), Higher',
    'Graphic Communication (B)',
  ]);
});
