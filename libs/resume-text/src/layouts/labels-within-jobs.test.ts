import { describe, expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { printed } from '../testing/printed.js';

const kitchen = `Work Experience

Store Manager
Blue Heron Outdoor - Tampa, FL
August 2019 to Present

$3.4M annual volume, 41 employees, 3 supervisors.

Stock & Shrink
Shrink 0.8% (was 1.9 when I came), counted twice a year by two teams
Moved the stockroom to cycle counts in one season

Team
Sick days halved since May 2021. Overtime down from 9% to 4%
Promoted 4 cashiers to supervisor, one of them now runs Ocala

Safety & Service
Mystery shopper score 88 to 96 in the last four visits
No lost-time accident in three years

Covered for the area manager in Orlando from 2023, 4 new managers trained

Assistant Manager
Blue Heron Outdoor - Ocala, FL
March 2016 to August 2019
Second in command, rosters, cash office and the seasonal hires.

Key Holder
Palm & Pine - Ocala, FL
05/2013 to 03/2016
Opening and closing, deposits, window plans for six seasons.

Education

High school diploma
Forest High School - Ocala, FL
2013
`;

describe('the labels and remarks within one job', () => {
  test('are no sections and no heads of entries', () => {
    const headings = printed(kitchen).filter((line) => line.startsWith('#'));
    expect(headings).toEqual([
      '## Work Experience',
      '### Store Manager | Blue Heron Outdoor',
      '### Assistant Manager | Blue Heron Outdoor',
      '### Key Holder | Palm & Pine',
      '## Education',
      '### High school diploma | Forest High School',
    ]);
  });

  test('stand where they stood', () => {
    const lines = printed(kitchen);
    expect(lines).toContain('**Stock & Shrink**');
    expect(lines[lines.indexOf('**Team**') + 1]).toBe('- Sick days halved since May 2021. Overtime down from 9% to 4%');
    expect(lines).toContain('Covered for the area manager in Orlando from 2023, 4 new managers trained');
  });

  test('one short line above text is no label where nothing is like it', () => {
    const other = `Experience

Store Manager
Blue Heron Outdoor - Tampa, FL
August 2019 to Present
Ran the shop.

Community

Coached the under-tens of the parish club for four seasons.
`;
    expect(printed(other)).toContain('## Community');
  });
});

test('a role within a post, set as another label there, is a label of that post', () => {
  const lines = printed(`TEACHING POSTS

Sept 2017 – to date\tTeacher of Physics
Brackenfield School, Louth

\tTeaching
\t▪ Years 7 to 11, all sets
\t▪ A level Physics since 2019

\tKS4 Co-ordinator (from Sept 2020, one day a fortnight)
\t▪ Rewrote the scheme of work
\t▪ Mentor to two trainees

July 2012 – Aug 2017\tTeacher of Science
St Hilda's School, Grimsby
\t▪ KS3 and KS4
`);
  expect(lines).toContain('**KS4 Co-ordinator (from Sept 2020, one day a fortnight)**');
  expect(lines.filter((line) => line.startsWith('### ')).length).toBe(2);
});

test('roles of a service, each with a part of its time, are labels of the post; an employer without a title has posts', () => {
  const service = (title: string) => `EMPLOYMENT

03/2021 – Present\tLONE ELM FUEL TRANSPORT, Temple, TX
\t\t\tTanker Driver
\t\t\t- Deliver gasoline to six stations per shift

08/2009 – 12/2018\tUNITED STATES COAST GUARD
${title}
\t\t\tCrew Leader, Station Elm Point, MI, 2015 – 2018
\t\t\t- Responsible for 9 people and 3 boats

\t\t\tEngine Room Watch, 2009 – 2015
\t\t\t- Kept two diesels running
`;
  const below = printed(service('\t\t\tMachinery Technician (MK2)\n'));
  expect(below.filter((line) => line.startsWith('### '))).toHaveLength(2);
  expect(below).toEqual(
    expect.arrayContaining([
      '**Crew Leader, Station Elm Point, MI, 2015 – 2018**',
      '**Engine Room Watch, 2009 – 2015**',
    ]),
  );
  expect(printed(service('')).filter((line) => line.includes('Engine Room Watch') && line.startsWith('**'))).toEqual(
    [],
  );
});

test('what a label says of a job below its duties is of that job and begins none', () => {
  const job = (title: string, time: string) =>
    `${time} – Dresden, Germany\n${title} – MILL MEDICAL GMBH\n◦ Prepared the files for audits\n◦ Built up the termbase`;
  const text = `Ana Example\nana@example.com\n\nWORK EXPERIENCE\n\n${job('IN-HOUSE TRANSLATOR', '01/03/2012 – 31/08/2016')}\n\nBusiness or Sector: Medical devices\nDepartment: Technical Documentation\n\n${job('JUNIOR TRANSLATOR', '01/10/2009 – 29/02/2012')}`;
  const [section] = readResume(text).sections;
  expect(section?.entries.map(({ title }) => title)).toEqual(['IN-HOUSE TRANSLATOR', 'JUNIOR TRANSLATOR']);
  expect(section?.entries[0]?.details.slice(2).map((detail) => detail.text)).toEqual([
    'Business or Sector: Medical devices',
    'Department: Technical Documentation',
  ]);
});

test('a sentence below "Description:" is no head', () => {
  const project = (name: string, role: string, time: string) =>
    `Project Name\t:  ${name}\nClient\t\t:  Mill Insurance, USA\nRole\t\t:  ${role}\nDuration\t:  ${time}\nDescription:\nWeb portal for agents and adjusters to register, assign and settle the claims.\nResponsibilities:\n➢ Developed the services for registration\n➢ Fixed defects found by clients`;
  const text = `Ana Example\nana@example.com\n\nProject Details:\n\n${project('Claims Portal', 'Software Engineer', 'Aug 2021 to Jan 2023')}\n\n${project('Loans', 'Team Member', 'Jan 2018 to July 2021')}`;
  const shown = renderResume(readResume(text));
  expect(shown).toContain('\n\nWeb portal for agents');
  expect(shown).not.toContain('### Web portal');
});

test('the one bullet of a section without heads stays a bullet', () => {
  const text = `Ana Example\nana@example.com\n\nEXPERIENCE\nNurse, Mill Clinic, 2019 – 2021\n•\tRan the ward\n\nVOLUNTEER\n•\tFree Clinic of Leith, blood pressure screenings, quarterly since 2019`;
  expect(renderResume(readResume(text))).toContain(
    '- Free Clinic of Leith, blood pressure screenings, quarterly since 2019',
  );
});

test('where bullets are marked, a line behind a label is none', () => {
  const text = `Ana Example\nana@example.com\n\nEXPERIENCE\nDeveloper, Mill Systems Ltd, 2019 – 2021\n• Wrote the payment service\n• Moved it to the cloud\nStack: Kotlin, React, PostgreSQL\n\nDeveloper, Harbour Ltd, 2016 – 2019\n• Wrote the stock service`;
  const shown = renderResume(readResume(text));
  expect(shown).toContain('\n\nStack: Kotlin, React, PostgreSQL');
  expect(shown).toContain('- Moved it to the cloud');
});

test('a title between two lists is no rest of the bullet above it, where its first word would have fitted there', () => {
  expect(
    printed(`FUNCTIONAL SUMMARY

Engines
- Overhauled DD15, ISX and C15 engines of trucks
- In-frame rebuilds in under 28 hours
Brakes & Air
- ABS diagnosis, relining, wheel ends
Electrical
- Multiplex wiring, starters and alternators`).filter((line) => line.startsWith('**')),
  ).toEqual(['**Engines**', '**Brakes & Air**', '**Electrical**']);
});

test('a bar between a few words and a time makes a head of each line that is set so', () => {
  expect(
    printed(`CAREER

Northwind Analytics (220 people), Berlin
Senior PMM, Platform | 03/2022 – now
  Launches: Run tier-1 launches across EMEA. Built the launch calendar.
PMM | 01/2020 – 02/2022
  Positioning for the data product (0 to 40 customers).

Kiosk & Co. (agency), Hamburg
Account Manager | 2016 – 2019
  Clients: Otto, Beiersdorf`),
  ).toEqual(expect.arrayContaining(['### PMM', '*01/2020 – 02/2022 · Northwind Analytics*']));
});
