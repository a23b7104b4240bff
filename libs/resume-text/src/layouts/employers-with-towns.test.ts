import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { isDegree, isInstitution } from '../recognizers/titles.js';

const headsOf = (text: string) =>
  readResume(`Ana Silva\nana@example.com | 312-555-0199\n\n${text}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, organization, place, dates }) => [title, organization, place, dates].join(' | ')),
  );

test('a place is never cut between its town and its state', () => {
  expect(
    headsOf(`EXPERIENCE
Data Engineer May 2021 – Present
Boxwise Chicago, IL
• Built the loads for four warehouses

Data Analyst June 2018 – Apr. 2021
Prairie Mutual Insurance Company Green Bay, WI
• Wrote reports on claims

Help Desk Clerk
Union Savings Bank-Akron, OH
March 2016 to May 2018
• Answered 40 calls a day`),
  ).toEqual([
    'Data Engineer | Boxwise Chicago, IL |  | May 2021 – Present',
    'Data Analyst | Prairie Mutual Insurance Company Green Bay, WI |  | June 2018 – Apr. 2021',
    'Help Desk Clerk | Union Savings Bank-Akron, OH |  | March 2016 to May 2018',
  ]);
});

test('a town and its state stand apart from an employer that something parts from them', () => {
  expect(
    headsOf(`EXPERIENCE
Hale Electric Co., Akron, OH — Electrician
May 2019 – Present
• Wired four schools`),
  ).toEqual(['Electrician | Hale Electric Co. | Akron, OH | May 2019 – Present']);
});

test('a school whose town stands behind a dash keeps the region as the others do', () => {
  expect(
    headsOf(`EDUCATION

No diploma in Secondary school
Secundaria Técnica 21-Mérida, Yucatán, Mexico
1999 to 2001

English as a second language, level 4
Lakeside Adult Learning Center-Akron, OH
2017 to 2018`),
  ).toEqual([
    'No diploma in Secondary school | Secundaria Técnica 21-Mérida, Yucatán, Mexico |  | 1999 to 2001',
    'English as a second language, level 4 | Lakeside Adult Learning Center-Akron, OH |  | 2017 to 2018',
  ]);
});

test.each(['CO', 'NV', 'PA', 'SC', 'OH'])('the letters of a state are no company and no association: %s', (state) => {
  expect(
    headsOf(`EXPERIENCE

KEYSTONE PRECISION, INC.
CNC Machinist
Meadville, ${state}\t\t\t\t09/2011 – 03/2017
- Ran mills

Line Cook, Blue Hen, Denver, ${state} 2005 - 2011
- Ran the grill

Waiter, Oak Diner, Mill Valley, ${state} 2003 - 2005
- Ran the floor`),
  ).toEqual([
    `CNC Machinist | KEYSTONE PRECISION, INC. | Meadville, ${state} | 09/2011 – 03/2017`,
    `Line Cook | Blue Hen | Denver, ${state} | 2005 - 2011`,
    `Waiter | Oak Diner | Mill Valley, ${state} | 2003 - 2005`,
  ]);
});

test('a line within the whole time of the employer above names a post held there, whatever words it has', () => {
  expect(
    headsOf(`EXPERIENCE
Tidewater Paper Corp., Savannah, GA                        2015-Present
Maintenance Engineer II, Recovery & Utilities              3/2019-Present
• Cut boiler trips from 14 to 5 a year
Maintenance Engineer I, Power Services (2015-2019)
• Kept four turbines running

Blackwater Steel Co., Mobile, AL                           2012-2015
Engineer I, Rolling Mill                                   6/2013-8/2015
• Planned two shutdowns`),
  ).toEqual([
    'Maintenance Engineer II, Recovery & Utilities | Tidewater Paper Corp. | Savannah, GA | 3/2019-Present',
    'Maintenance Engineer I, Power Services | Tidewater Paper Corp. | Savannah, GA | 2015-2019',
    'Engineer I, Rolling Mill | Blackwater Steel Co. | Mobile, AL | 6/2013-8/2015',
  ]);
});

test('a rank in Roman figures is no sentence, and the whole time with an employer is no torn date', () => {
  const text = renderResume(
    readResume(`Ana Silva
ana@example.com | 312-555-0199

EXPERIENCE
Blackwater Steel Co., Mobile, AL                           2012-2015
Process Engineer I, Rolling Mill                           6/2013-8/2015
• Planned two shutdowns
Trainee, Melt Shop                                         6/2012-5/2013
• Logged heats`),
  );
  expect(text).toContain('### Process Engineer I, Rolling Mill | Blackwater Steel Co.');
});

test('heads of which one took a title for the employer, or a label for a name, stay as they were written', () => {
  const text = renderResume(
    readResume(`Ana Silva
ana@example.com | 312-555-0199

EXPERIENCE
2021 – today        Freelance Cloud / Platform Engineer
Silva IT-Services, Chicago

02/2018 – 11/2020   Client: Great Lakes Ferries SE, Duluth
Role: Cloud Engineer
• Moved the booking system`),
  );
  expect(text).not.toContain('Silva IT-Services | Freelance');
  expect(text).toContain('Client: Great Lakes Ferries SE, Duluth');
});

test('counted posts below an employer with the whole time are held there, wherever they were', () => {
  expect(
    headsOf(`EXPERIENCE
1. NORTHWATCH SECURITY LIMITED, Leeds                        2014 - Present

   (a) Shift Supervisor, Oakgate Shopping Mall               2019 - Present
   - Supervised 20 guards

   (b) Guard, Trinity Bank Branches                          2014 - 2019
   - Kept the key register

2. MILLBROOK BOTTLING PLC, York                              2010 - 2014
   Gateman
   - Counted lorries`),
  ).toEqual([
    ' | NORTHWATCH SECURITY LIMITED | Leeds | 2014 - Present',
    'Shift Supervisor, Oakgate Shopping Mall | NORTHWATCH SECURITY LIMITED | Leeds | 2019 - Present',
    'Guard, Trinity Bank Branches | NORTHWATCH SECURITY LIMITED | Leeds | 2014 - 2019',
    'Gateman | MILLBROOK BOTTLING PLC | York | 2010 - 2014',
  ]);
});

const posts = `EXPERIENCE

Regional Water Authority                    2012 to present
   Senior Plant Operator, Ballarat          [Mar 2019 – now]
   • Run the sludge press
   Plant Operator, Ararat                   [Aug 2015 – Mar 2019]
   • Shift work, chlorine dosing`;

test('the place beside one title is that of no other post with the employer', () => {
  const places = readResume(`Ana Silva\nana@example.com\n\n${posts}`).sections.flatMap(({ entries }) =>
    entries.map(({ place }) => place),
  );
  expect(places).not.toContain('Ararat');
  expect(places.filter((place) => place === 'Ballarat').length).toBeLessThan(2);
});

test('the whole time with an employer stands beside the employer, and never as that of the post', () => {
  const text = renderResume(readResume(`Ana Silva\nana@example.com\n\n${posts}`));
  expect(text).toMatch(/^### .+\(2012 to present\)\n\n\*(?:.+ · )?Mar 2019 – now/mu);
  expect(text.match(/2012 to present/gu)).toHaveLength(1);
});

test.each(['Higher School Certificate', 'School Leaving Certificate', 'Senior School Certificate'])(
  '"%s" is a degree and no place of learning',
  (text) => {
    expect(isDegree(text)).toBe(true);
    expect(isInstitution(text)).toBe(false);
  },
);

test('when somebody was promoted is told within the title and is no time of the post, where the employer has its period', () => {
  expect(
    headsOf(`PROFESSIONAL EXPERIENCE

Larkspur County Animal Shelter, Elko, NV                  March 2011 – June 2015
Kennel Attendant, promoted to Shift Lead in October 2013
• Fed and walked up to 40 dogs
• Trained six attendants

Millbrook Feed Mill, Elko, NV                             May 2008 – February 2011
Warehouse Clerk, became Lead Clerk in 2010
• Counted stock every Friday`),
  ).toEqual([
    'Kennel Attendant, promoted to Shift Lead in October 2013 | Larkspur County Animal Shelter | Elko, NV | March 2011 – June 2015',
    'Warehouse Clerk, became Lead Clerk in 2010 | Millbrook Feed Mill | Elko, NV | May 2008 – February 2011',
  ]);
});
