import { expect, test } from '@jest/globals';
import { isOpen } from '../recognizers/line-joints.js';
import { cleanText } from '../text/clean-text.js';
import { shapesOf } from './line-shape.js';
import { logicalLines } from './logical-lines.js';
import { withOpenEnds } from './open-ends.js';
import { physicalLines } from '../page/physical-lines.js';

const linesOf = (...rows: string[]) => logicalLines(cleanText(rows.join('\n'))).map(({ text }) => text);
const top = ['Jo Baker', 'Plumber', 'jo@example.com | 07700 900 418', ''];

test.each<[string, string[], string]>([
  [
    'an indented line goes on with studies that stop in the middle of a phrase',
    [
      'SCHOOL',
      '',
      'Three Rivers Community College at Norwich – 31 credit hours toward',
      '  A.S. Civil Engineering, 2015–2017 (not finished)',
      'Norwich Free Academy, diploma 2014',
    ],
    'Three Rivers Community College at Norwich – 31 credit hours toward A.S. Civil Engineering, 2015–2017 (not finished)',
  ],
  [
    'an indented line goes on behind a comma',
    [
      'COMMUNITY',
      '',
      'Choir and food pantry, Second Congregational Church, 2012 to now',
      'Connecticut Army National Guard, 12N Horizontal Construction Engineer, Sergeant (E-5), 2001–2007,',
      '  Honorable discharge; two deployments, Iraq 2004–05',
    ],
    'Connecticut Army National Guard, 12N Horizontal Construction Engineer, Sergeant (E-5), 2001–2007, Honorable discharge; two deployments, Iraq 2004–05',
  ],
  [
    'a list goes on behind the comma of a full line',
    [
      'SUMMARY',
      'Teacher who moves into training, after twelve years in front of classes of thirty and of staff of sixty.',
      '',
      'TECHNOLOGY',
      'Captivate (Classic, All-New), Audition, Figma, Moodle, Blackboard, SharePoint, Google Forms,',
      'Office 365, Teams, plain HTML',
    ],
    'Captivate (Classic, All-New), Audition, Figma, Moodle, Blackboard, SharePoint, Google Forms, Office 365, Teams, plain HTML',
  ],
  [
    'the name of a school goes on with "of"',
    ['EDUCATION', 'BFA Illustration', 'North Harbour College', 'of Design', '2012 – 2016', '', 'ALSO', 'Choir'],
    'North Harbour College of Design',
  ],
  [
    'the name of a university goes on with "di" and its year',
    ['EDUCATION', 'Laurea in Economia del Turismo, Università degli Studi', 'di Firenze, 2014', '', 'ALSO', 'Choir'],
    'Laurea in Economia del Turismo, Università degli Studi di Firenze, 2014',
  ],
  [
    'a sentence goes on before its colon',
    [
      'EXPERIENCE',
      'Fundraising Officer, Weardale Hospice, 2021 – now',
      'I write about 70 applications a year, from £500 to £90,000, and win roughly one in three of them',
      'and run the monthly income report off it for the director. Coded the tax declarations myself',
      'when we were behind: the claim goes in from Finance. Wrote the winter appeal letter twice.',
    ],
    'I write about 70 applications a year, from £500 to £90,000, and win roughly one in three of them and run the monthly income report off it for the director. Coded the tax declarations myself when we were behind: the claim goes in from Finance. Wrote the winter appeal letter twice.',
  ],
  [
    'a state at the end of a line leaves nothing open',
    [
      'EXPERIENCE',
      '',
      'Two Creeks Credit Union, Auburn, IN',
      '   Payroll Clerk                                  03/2017 – 08/2019',
      '   • Paid 90 people',
      '   • Kept the files',
    ],
    'Two Creeks Credit Union, Auburn, IN',
  ],
])('%s', (_name, rows, expected) => {
  expect(linesOf(...top, ...rows)).toContain(expected);
});

test('the rows of a table of skills are all of one kind', () => {
  const rows = [
    'Radio dispatch                    Route Planning & Maps             Calm with callers',
    'Night cover                       Towbook                           Time cards (Kronos)',
    'Crash reporting                   Word & Outlook                    Driver file audits',
    'Special needs rides               Type 45-50 wpm                    Basic Polish',
  ];
  const lines = logicalLines(cleanText([...top, 'W H A T   I   B R I N G', '', ...rows].join('\n')));
  expect(lines.slice(-4).map(({ label }) => label)).toEqual(['item', 'item', 'item', 'item']);
});

test.each<[string, string[], string]>([
  [
    'a small word below a long entry goes on',
    ['Co-chair, reading group, since 2021. Spoke at the library conference', 'on bookbikes'],
    'cont',
  ],
  [
    'a date with a small word below an entry does not',
    ['Clerk of the works and of the harbour office of Hull City Council', 'from Sept 2020'],
    'head',
  ],
  ['a small word below a short entry does not', ['Design intern', 'at home'], 'head'],
])('%s', (_name, rows, label) => {
  const shapes = shapesOf(physicalLines(cleanText(rows.join('\n'))));
  expect(withOpenEnds(shapes, ['head', 'head'])).toEqual(['head', label]);
});

test.each(['every', 'each', 'per', 'these', 'those', 'very', 'of', 'which'])('a phrase is open behind "%s"', (word) =>
  expect(isOpen(`The noon boat was painted and ${word}`)).toBe(true),
);

test.each(['The noon boat, three times a delivery', 'We sold it as is', 'Sailed with Avery'])(
  'no phrase is open at the end of "%s"',
  (text) => expect(isOpen(text)).toBe(false),
);

test.each<[string, string, string, boolean]>([
  ['it fills its row', 'Wine for Beginners, Kitchen', 'Hygiene (expires May 2027), First Aid at Work (1 day)', true],
  ['it leaves room', 'Kitchen', 'Hygiene (expires May 2027), First Aid at Work (1 day)', false],
  [
    'what stands below has a label',
    'Wine for Beginners, Kitchen',
    'Programs: Word, Excel, Outlook, Access, Teams',
    false,
  ],
])('a list of names that stops in the middle of one: %s', (_name, end, below, isWhole) => {
  const job = [
    'EXPERIENCE',
    'Cook, Harbour Hall, 2015 - 2019',
    '- Ran the hot section of the evening with two others, and wrote the orders of the week for the',
    '  whole house',
  ];
  const row = `Knife Skills (2 days, 2019), Allergens and Labels, Safe Lifting, ${end}`;
  const lines = linesOf(...top, ...job, '', 'COURSES', row, below);
  expect(lines.includes(`${row} ${below}`)).toBe(isWhole);
});
