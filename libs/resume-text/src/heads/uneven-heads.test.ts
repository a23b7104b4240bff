import { describe, expect, test } from '@jest/globals';
import type { LogicalLine } from '../lines/logical-lines.js';
import { withoutUnevenHeads } from './uneven-heads.js';
import { printed } from '../testing/printed.js';

describe('a line that differs from the heads around it is no head', () => {
  test.each([
    [
      'where it has the mark of the bullets around it, whatever time it names',
      `EXPERIENCE

Harbour Clinic, Porto\tMarch 2020 – Present
Dental Nurse
•\tAssist at two chairs and keep the instruments of both
•\tSpeaker for the group on gloves; the clinic cut its waste by half (2022–2023).
•\tOrder the materials for both rooms

Praia Dental, Aveiro\tJuly 2016 – February 2020
Dental Assistant
•\tSterilised the instruments of four chairs
•\tKept the recall list
•\tShort time Mar–Jun 2020`,
      [
        '## EXPERIENCE',
        '### Dental Nurse | Harbour Clinic, Porto',
        '*March 2020 – Present*',
        '- Assist at two chairs and keep the instruments of both',
        '- Speaker for the group on gloves; the clinic cut its waste by half (2022–2023).',
        '- Order the materials for both rooms',
        '### Dental Assistant | Praia Dental, Aveiro',
        '*July 2016 – February 2020*',
        '- Sterilised the instruments of four chairs',
        '- Kept the recall list',
        '- Short time Mar–Jun 2020',
      ],
    ],
    [
      'where it stands below two rows with a right column and has none',
      `EDUCATION

WESTBANK UNIVERSITY                                             Lowell, MA
Master of Science in Taxation                                   May 2018
Teaching assistant, Business Law II.

COLLEGE OF THE NORTH FORK                                       Salem, MA
Bachelor of Arts in Mathematics                                 May 2016
Minor in Music. Chess Club, Secretary. Exchange term in Lyon, France, Fall 2015.`,
      [
        '## EDUCATION',
        '### Master of Science in Taxation | WESTBANK UNIVERSITY',
        '*Lowell, MA · May 2018*',
        'Teaching assistant, Business Law II.',
        '### Bachelor of Arts in Mathematics | COLLEGE OF THE NORTH FORK',
        '*Salem, MA · May 2016*',
        'Minor in Music. Chess Club, Secretary. Exchange term in Lyon, France, Fall 2015.',
      ],
    ],
    [
      'where the others of a list of offices have a time and it has none',
      `COMMUNITY

Treasurer, Weir Street Food Bank, 2021 to present
Swimming coach for children, Saturday mornings
Allotment society, secretary 2016-2018`,
      [
        '## COMMUNITY',
        'Treasurer, Weir Street Food Bank, 2021 to present',
        'Swimming coach for children, Saturday mornings',
        'Allotment society, secretary 2016-2018',
      ],
    ],
    [
      'where a form says in it what the firm above does',
      `WORK EXPERIENCE

01/03/2014 – 31/08/2018 – Graz, Austria
TRANSLATOR – STEIRER MEDIZIN GMBH

◦ Translated manuals for pumps into Polish
◦ Kept the list of terms of the house

Business or Sector: Manufacture of pumps
Department: Handbooks

01/10/2010 – 29/02/2014 – Łódź, Poland
PROJECT ASSISTANT – BIURO WARTA SP. Z O.O.

◦ Translated letters and tenders
◦ Checked the quality of all jobs`,
      [
        '## WORK EXPERIENCE',
        '### TRANSLATOR | STEIRER MEDIZIN GMBH',
        '*01/03/2014 – 31/08/2018 · Graz, Austria*',
        '- Translated manuals for pumps into Polish',
        '- Kept the list of terms of the house',
        'Business or Sector: Manufacture of pumps',
        'Department: Handbooks',
        '### PROJECT ASSISTANT | BIURO WARTA SP. Z O.O.',
        '*01/10/2010 – 29/02/2014 · Łódź, Poland*',
        '- Translated letters and tenders',
        '- Checked the quality of all jobs',
      ],
    ],
  ])('%s', (_, text, lines) => {
    expect(printed(text)).toEqual(lines);
  });
});

test('a post with the mark of its bullets stays a head where it is a title and its time', () => {
  const heads = printed(`EXPERIENCE

Copper Kettle Coffee
* Shift Supervisor, Fall 2022-
* runs opening and closing with four baristas
* counts the float
* Barista, May 2020-Fall 2022
* pulled 300 drinks on a Saturday
* trained three new people`).filter((line) => line.startsWith('###'));
  expect(heads).toEqual(['### Shift Supervisor | Copper Kettle Coffee', '### Barista | Copper Kettle Coffee']);
});

test('what the employer is, in brackets below its name, parts no title from it', () => {
  expect(
    printed(`PROFESSIONAL EXPERIENCE

04/2018 – today     Lenz Pumpen GmbH & Co. KG, Graz
                    (pumps and valves, 300 people, 2 plants)
                    Demand Planner
                    ▪ Writes the monthly plan for two groups of products
                    ▪ Chairs the meeting of sales and production

05/2011 – 03/2018   De Wit Logistics B.V., Venlo, The Netherlands
                    Inventory Analyst
                    ▪ Counted the stock of four customers`),
  ).toEqual([
    '## PROFESSIONAL EXPERIENCE',
    '### Demand Planner | Lenz Pumpen GmbH & Co. KG, Graz',
    '*04/2018 – today · pumps and valves, 300 people, 2 plants*',
    '- Writes the monthly plan for two groups of products',
    '- Chairs the meeting of sales and production',
    '### Inventory Analyst | De Wit Logistics B.V., Venlo, The Netherlands',
    '*05/2011 – 03/2018*',
    '- Counted the stock of four customers',
  ]);
});

test('in a list with one mark before each line none is a head, unless all are', () => {
  const line = (label: LogicalLine['label'], text: string): LogicalLine => {
    const place = { start: 0, end: text.length, indent: 0, blanksBefore: 0, level: 0 };
    return { label, text, mark: '➢', ...place };
  };
  const courses = [line('head', 'Welded Steel Frames, Welding Academy (2019)'), line('item', 'Fire safety (2021)')];
  const labels = (lines: LogicalLine[]) => withoutUnevenHeads(lines, 'education').map(({ label }) => label);
  expect(labels(courses)).toEqual(['bullet', 'bullet']);
  expect(labels(courses.slice(0, 1))).toEqual(['head']);
});

test('a heading of jobs with nothing below it is read', () => {
  expect(withoutUnevenHeads([], 'experience')).toEqual([]);
  expect(withoutUnevenHeads([], 'volunteering')).toEqual([]);
});

test('short titles above bullets, where posts have two lines and a time, are labels; a remark below the last bullet is a line', () => {
  const line = (label: LogicalLine['label'], text: string, blanksBefore = 0, mark?: string): LogicalLine => {
    return { label, text, mark, blanksBefore, start: 0, end: text.length, indent: 0, level: 0 };
  };
  const lines = [
    line('head', 'TERN BOATYARD'),
    line('head', 'Lead Joiner'),
    line('head', 'Cork\t04/2017 – Present'),
    line('head', 'Hulls and decks', 1),
    line('bullet', 'Planked four hulls', 0, '-'),
    line('head', 'Safety', 1),
    line('bullet', 'Two years without an accident', 0, '-'),
    line('head', 'WREN JOINERY', 1),
    line('head', 'Joiner'),
    line('head', 'Cobh\t09/2011 – 03/2017'),
    line('bullet', 'Stairs and doors', 0, '-'),
    line('head', 'Short time from May 2012 to July 2012', 1),
  ];
  const labels = withoutUnevenHeads(lines, 'experience').map(({ label }) => label);
  expect([labels[3], labels[5], labels[11]]).toEqual(['sub', 'sub', 'prose']);
  expect(labels.filter((label) => label === 'head')).toHaveLength(6);
  // A title with its own time is a post.
  const dated = lines.map((each, at) => (at === 5 ? { ...each, text: 'Acting Foreman, 2019' } : each));
  expect(withoutUnevenHeads(dated, 'experience')[5]?.label).toBe('head');
});

test.each([
  ['two offices', 'COMMUNITY', ['Treasurer, Harbour Swimmers, 2021–2024', 'Member, Cork Walking Club']],
  [
    'statements, one of which has a time',
    'ADDITIONAL INFORMATION',
    [
      'Volunteer cook, Harbour Kitchen (2016–present). Feed 90 people a week.',
      'Member, Cork Walking Club.',
      'First aid until March 2027.',
    ],
  ],
])('%s, one a line, are lines', (_case, heading, rows) => {
  expect(printed(`${heading}\n${rows.join('\n')}`)).toEqual([`## ${heading}`, ...rows]);
});

test('an employer whose place is cut short with a full stop is no sentence', () => {
  const text = `EMPLOYMENT

WREN PINES STUDENT COACHES, Tamworth, Ont.
Sept. 2014 to now
School Bus Driver
* Two runs a day

TERN VALLEY HIGHWAY COACH LINES LTD., Belleville, Ont.
May 2003 to June 2014
Coach Driver
* Line runs and charters`;
  expect(printed(text).filter((line) => !line.startsWith('- '))).toEqual([
    '## EMPLOYMENT',
    '### School Bus Driver | WREN PINES STUDENT COACHES, Tamworth, Ont.',
    '*Sept. 2014 to now*',
    '### Coach Driver | TERN VALLEY HIGHWAY COACH LINES LTD., Belleville, Ont.',
    '*May 2003 to June 2014*',
  ]);
});

test('two sentences beside the jobs are a paragraph', () => {
  const text = 'Open to nights and weekends. Coach for a youth rowing team at the Harbour Club since 2017.';
  const place = { start: 0, end: text.length, indent: 0, blanksBefore: 0, level: 0 };
  const labels = withoutUnevenHeads([{ label: 'head', text, mark: undefined, ...place }], 'other');
  expect(labels.map(({ label }) => label)).toEqual(['prose']);
});

test('a remark in brackets below what is told of an entry begins no other', () => {
  const line = (label: LogicalLine['label'], text: string): LogicalLine => {
    return { label, text, mark: undefined, start: 0, end: text.length, indent: 0, blanksBefore: 0, level: 0 };
  };
  const lines = [
    line('head', 'M.Sc. Mechanical Systems, 2015'),
    line('prose', 'Thesis on gears'),
    line('head', '(grade 1.7)'),
  ];
  expect(withoutUnevenHeads(lines, 'education').map(({ label }) => label)).toEqual(['head', 'prose', 'prose']);
});
