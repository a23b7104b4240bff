import { expect, test } from '@jest/globals';
import { withoutGutterBars } from './gutter-bars.js';
import { printed } from './testing/printed.js';
import { readResume } from './read-resume.js';

const page = `DESHAWN R. EXAMPLE                        |  CONTACT
Refrigeration Technician                  |  Chesapeake, VA
                                          |  deshawn@example.com
                                          |
PROFILE                                   |  CERTIFICATIONS
Machinist with 10 years maintaining       |  EPA 608 Universal
chillers, pumps and air systems at sea.   |  OSHA 10 General Industry
                                          |
EXPERIENCE                                |  SKILLS
                                          |  Centrifugal chillers
Refrigeration Technician                  |  Brazing and soldering
Holm Cold Stores Ltd, Norfolk, VA         |  Reading blueprints
2018 - 2021                               |
- Repaired the plant of two ships         |  LANGUAGES
- Found a leak that contractors missed    |  English
- Stood engine room watches               |  Spanish
`;

test('columns that a bar in each line parts are read one after the other', () => {
  const { person, sections } = readResume(page);
  expect(person.name).toBe('DESHAWN R. EXAMPLE');
  expect(sections.map(({ heading }) => heading)).toEqual([
    'PROFILE',
    'EXPERIENCE',
    'CERTIFICATIONS',
    'SKILLS',
    'LANGUAGES',
  ]);
});

test('the bars of a table, and bars here and there, stay', () => {
  const lines = (text: string) => text.split('\n').map((raw) => ({ raw, start: 0, end: raw.length }));
  const table = lines('| Clerk      | Acme      | 2019 – 2021 |\n'.repeat(14));
  const head = lines(`Clerk, Acme Ltd, Leeds      | 2019 – 2021\n${'- Filed the post\n'.repeat(20)}`);
  expect(withoutGutterBars(table)).toEqual(table);
  expect(withoutGutterBars(head)).toEqual(head);
});

test('posts of one line, each with its time in brackets, keep their own times', () =>
  expect(
    printed(`EXPERIENCE
Cimarron Aerotech, Tulsa, OK 2016-Present
Lead Mechanic, Heavy Maintenance (2019-Present); Mechanic (2016-2019)
• Lead second shift crew of 14`),
  ).toEqual([
    '## EXPERIENCE',
    '### Cimarron Aerotech, Tulsa, OK 2016-Present',
    '*Lead Mechanic, Heavy Maintenance (2019-Present)*',
    '*Mechanic (2016-2019)*',
    '- Lead second shift crew of 14',
  ]));

test('rows of many cells are shown as rows', () => {
  const rows = [
    'MT Pearl\tOil\t29,400\tMAN\t2/O\t05/24\t01/25\tCorvane Tankers',
    'MT Ruby\tOil\t29,400\tMAN\t2/O\t06/23\t02/24\tCorvane Tankers',
    'MV Trader\tBulk\t17,000\tMAN\tDeck cadet\t01/15\t02/16\tLuzvimar Shipping',
  ];
  const shown = printed(`SEA SERVICE\nVessel\tType\tGRT\tEngine\tRank\tSign on\tSign off\tCompany\n${rows.join('\n')}`);
  expect(shown.slice(-3)).toEqual(rows.map((row) => row.replaceAll('\t', ' · ')));
});

test('what the text is, and from when, is no part of the name at its top', () =>
  expect(
    readResume(
      `CV - Alasdair J Pettigrove     (updated jan 25)\n\nPerth, Scotland\naj@example.com\n\nExperience\nClerk, Acme Ltd, 2019 - 2021`,
    ).person.name,
  ).toBe('Alasdair J Pettigrove'));

test('a post at a school is no study', () => {
  const { sections } = readResume(`Alasdair Pettigrove
aj@example.com

Recent   (2020 - now)

Treasurer, Almondbank Transport   -  2021 to now
   -  annual turnover of 5 minibuses, 4 paid staff
   -  monthly payroll

Invigilator, local High School, May each year
`);
  expect(sections.map(({ kind }) => kind)).not.toContain('education');
});

test('a table keeps its cells apart where one of them fills its column', () =>
  expect(
    printed(`KEY PROJECTS
Project                         Client type     Value        Position               Years
Marsa Twin Residences, G+34     Developer       AED 420 M    Construction Manager   2021-24
Al Noor Boutique Hotel, fit-out Private         AED 96 M     Project Manager        2019-20
Staff accommodation, 2 blocks   Oil service     QAR 74 M     Site Engineer          2012-14`).join('\n'),
  ).toContain('Al Noor Boutique Hotel, fit-out · Private · AED 96 M · Project Manager · 2019-20'));

test('a sentence that tells what was before the jobs is no head', () =>
  expect(
    printed(`EMPLOYMENT

Queensland Police Service
Senior Constable, Logan, 2010 - 2024
- Uniform response and custody

Before the police: storeman and later stock controller, Darling Rural Supplies, Toowoomba (1996 – 2000).`).at(-1),
  ).toMatch(/^Before the police: /));

test('the name of a column beside a heading is said with it', () =>
  expect(
    printed(`WORK
2011 – 2014    Clerk, Acme Ltd, Leeds

SKILLS               level
SAP MM / PP          ●●●●○
Transporeon          ●●●●●`),
  ).toContain('## SKILLS (level)'));

test('town and country of a form are one place, however wide the bar between them stands', () =>
  expect(
    printed(`WORK EXPERIENCE
[ 01/04/2020 – Current ]
Project Manager
Verbatim Norte, Lda.
City: Porto  |  Country: Portugal
– Manage 35 projects per week`).join('\n'),
  ).toContain('Porto, Portugal'));

test('a label below a line with one begins a line, though nothing ended above', () =>
  expect(
    printed(`PAPERS
======
B.Ed (Science), Chemistry & Mathematics, Second Class Upper, Mt. Longonot University, 2014
Data Analytics certificate, Savannah Code School, part-time, Sept 2024 - Dec 2025
Microsoft PL-300 (Power BI): sat in March 2026, failed by 22 points, retake 12 December
TSC registration: current

Speaks: English, Kiswahili, Gikuyu. A little Dholuo from my husband's side.`).map((line) => line.replace(/^- /, '')),
  ).toContain('TSC registration: current'));

test('a seafarer’s resume begins with the name, and tells of time ashore in lines', () => {
  const text = `BIO-DATA / SEAFARER'S RESUME

Position applied for:	3rd Engineer
Date available:		Immediately

PERSONAL INFORMATION
Family name:	MAGSUMBOL
First name:	Rodelio
Mobile:		+63 900 555 0128
Email:		rt.magsumbol@example.com

SEA SERVICE
3rd Engineer, MV Tern, Bonifar Ship Mgt, 01/2024 - 10/2024
- Watchkeeping 12-4

Ashore 05/2013 - 09/2014: reviewed for board exam, worked part time in a repair shop.
`;
  const { person, sections } = readResume(text);
  expect(person.name).toBe('Rodelio MAGSUMBOL');
  expect(person.contacts).toContain('Date available: Immediately');
  expect(person.contacts.join(' ')).not.toContain('BIO-DATA');
  expect(sections.at(-1)?.entries.map(({ title }) => title)).not.toContain('Ashore');
});

test('a ticket that is "booked in" is whole, and the next one below it another', () =>
  expect(
    readResume(`TICKETS                        Dan Example
EWP under 11 m                 dan@example.com
Test & Tag
CPR / LVR - lapsed             EXPERIENCE
 Dec 2024, booked in           Electrician
Driver Licence C, MR           Goldrush Electrical, Ballarat
                               Mar 2021 - now
Courses                        - Commercial fit-outs: two schools, a medical
First Aid 2023                 centre and the refit of a supermarket
White card                     - Switchboard upgrades and data cabling
`).sections.flatMap(({ details }) => details.map(({ text }) => text)),
  ).toContain('Driver Licence C, MR'));
