import { expect, test } from '@jest/globals';
import { withoutGutterBars } from '../page/gutter-bars.js';
import { printed } from '../testing/printed.js';
import { readResume } from '../read-resume.js';

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

test('the employer right below the posts of one line is that of all of them', () => {
  const [jobs] = readResume(`Ann Hart
ann@example.com

EXPERIENCE

Salon Manager
Halo & Thread, Ballin
2013 – 2018

• Managed a team of 6 stylists

Senior Stylist (2009 – 2013) and Stylist (2007 – 2009)
Halo & Thread, Ballin`).sections;
  expect(jobs?.entries.slice(1).map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
    ['Senior Stylist', 'Halo & Thread, Ballin', '2009 – 2013'],
    ['Stylist', 'Halo & Thread, Ballin', '2007 – 2009'],
  ]);
});

test('a line that leads back goes on below its comma', () =>
  expect(
    printed(`EXPERIENCE

Detective Sergeant, Financial Crime, 2016 – 2025
• Led a team of six

Before the police: storeman and later stock controller, Darling Rural Supplies,
Toowoomba (1996 – 2000).`).at(-1),
  ).toBe('Before the police: storeman and later stock controller, Darling Rural Supplies, Toowoomba (1996 – 2000).'));

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

const abroad = `C.V.
Philo Garry
Ballin Lower, Co. Roscommon
020 915 0042           pgarry@example.com

Hi, I am a caring lady with years of experience minding people. I have my level
5 nearly done, only one module left.

QQI Level 5 HEALTHCARE SUPPORT  -  7 modules out of 8
 Care Skills  - Distinction
 Care of the Older Person - Distinction
 Safety & Health at work - Merit
Manual / Patient Handling  May 2022
Full clean driving licence + car

WORK EXPERIENCE

Home Carer     Hearthside Homecare          Oct 2022 - now
part time about 22 hours per wk, mornings and every 2nd weekend
6 regular clients.  Personal care, showering, dressing.
covering as well for nights when asked

Fallow Lodge Nursing Home    Work experience then relief   Jan 22 - Sept
22
 - 48 beds
 - End of life care with the nurse

EDUCATION
Inter Cert 1979   Convent of Mercy
`;

test('papers above the heading of the jobs are no job, and "C.V." is no name', () => {
  const { person, sections } = readResume(abroad);
  expect(person.name).toBe('Philo Garry');
  expect(sections.map(({ heading }) => heading)).toEqual(['WORK EXPERIENCE', 'EDUCATION']);
});

test('a line that begins small below others of a job is no heading, and a broken year is whole', () => {
  const [jobs] = readResume(abroad).sections;
  expect(jobs?.entries.map(({ dates }) => dates)).toEqual(['Oct 2022 - now', 'Jan 22 - Sept 22']);
  expect(jobs?.entries[0]?.details.at(-1)?.text).toBe('covering as well for nights when asked');
});

test('a title and its time behind many tabs is no row of a table', () => {
  const [jobs] = readResume(`Dora Holl
Tulsa, OK 74100 | dora@example.com

PROFESSIONAL EXPERIENCE

Redbud Mechanical Contractors, Tulsa, OK
Senior Payroll Specialist					04/2019 – Present
• Process weekly payroll for 640 field employees.
Payroll Clerk							09/2009 – 06/2012
• Time card entry, check distribution, verification of employment.

Larkspur Staffing, Tulsa, OK
Office Assistant					02/2009 – 09/2009
`).sections;
  expect(jobs?.entries.map(({ title, organization }) => [title, organization])).toContainEqual([
    'Office Assistant',
    'Larkspur Staffing',
  ]);
});

test('a possessive at the end of a line goes on below', () => {
  const { sections } = readResume(`Bea Wanja
bea@example.com

EDUCATIONAL BACKGROUND

2015 – 2016	Postgraduate Diploma in Education, Uasin Teachers'
		University. Credit.
2006 – 2010	Bachelor of Science (Chemistry), Mount Elgon University.
`);
  expect(JSON.stringify(sections)).toContain("Uasin Teachers' University");
});

test('projects with their clients keep their own time and lines, above the next employer of a form', () => {
  const [jobs] = readResume(`Sharan Iyer
sharan@example.com

WORK EXPERIENCE

Company: Vrinda Autotronics Pvt. Ltd., Bengaluru
Designation: Senior Engineer (Apr 2023 – till date), Engineer (Jul 2021 – Mar 2023)

Project 1: Battery system for electric three wheelers
Client: Japanese OEM	Team size: 9	Duration: Nov 2022 – till date
Roles and Responsibilities:
• Owner of diagnostics module: 64 DTCs, 38 DIDs.
• Code reviews, weekly call with client.

Project 2: Body Control Module
Client: Tier-1, Germany	Team size: 15	Duration: Aug 2021 – Oct 2022
Roles and Responsibilities:
• Implemented exterior light features from requirements in DOORS.
• LIN master for rain sensor.

Company: Ketaki Solutions, Mysuru (contract)
Designation: Trainee Engineer (Jan 2020 – Dec 2020)
• Smart energy meter: UART driver and LCD on STM32.
`).sections;
  expect(jobs?.entries.map(({ headerLines, details }) => [headerLines.at(-1), details.at(-1)?.text])).toEqual([
    ['Designation: Senior Engineer (Apr 2023 – till date), Engineer (Jul 2021 – Mar 2023)', undefined],
    ['Duration: Nov 2022 – till date', 'Code reviews, weekly call with client.'],
    ['Duration: Aug 2021 – Oct 2022', 'LIN master for rain sensor.'],
    ['Designation: Trainee Engineer (Jan 2020 – Dec 2020)', 'Smart energy meter: UART driver and LCD on STM32.'],
  ]);
});

test('"joined in" goes on with its month', () =>
  expect(
    printed(`EXPERIENCE
Acme Ltd, Leeds, 2019 – 2023
- Ran the front desk of the branch in the old town that the firm had joined in
  March 2019 with two others`).at(-1),
  ).toBe('- Ran the front desk of the branch in the old town that the firm had joined in March 2019 with two others'));
