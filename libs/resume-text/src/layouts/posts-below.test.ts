import { describe, expect, test } from '@jest/globals';
import { setTitlesFirst } from '../heads/employers.js';
import { readResume } from '../read-resume.js';
import { renderHead } from '../document/render-resume.js';
import type { Entry } from '../document/resume-document.js';
import { printed } from '../testing/printed.js';

const top = 'Ana Silva\nana@example.com | +351 910 555 014\n\n';
const entriesOf = (text: string) =>
  readResume(top + text).sections.flatMap(({ entries }) =>
    entries.map(({ title, organization, dates }) => `${title} | ${organization} | ${dates}`),
  );

describe('a post is read with its employer', () => {
  test.each([
    [
      'where a line says what the firm does, and each post has its own time',
      `EXPERIENCE

TWIN RIVERS FILTRATION, INC. | Minneapolis, MN | 2014–Present
$310M maker of industrial filters, 4 plants, private equity owned since 2019

Corporate Controller (2020–Present)
• Lead 16 people in finance

Assistant Controller (2017–2020)
• Implemented ASC 842`,
      [
        ' | TWIN RIVERS FILTRATION, INC. | 2014–Present',
        'Corporate Controller | TWIN RIVERS FILTRATION, INC. | 2020–Present',
        'Assistant Controller | TWIN RIVERS FILTRATION, INC. | 2017–2020',
      ],
    ],
    [
      'where employer and time stand above a title with its department',
      `EXPERIENCE

Mission Trail Regional Medical Center, San Antonio, TX\t\t08/2020 – Present
Staff RN, Emergency Department (42 beds)
• Triage up to 30 patients per shift

Alamo Heights Pediatrics, San Antonio, TX\t\t2015 – 2018
Licensed Vocational Nurse
• Immunizations, well child visits`,
      [
        'Staff RN, Emergency Department (42 beds) | Mission Trail Regional Medical Center | 08/2020 – Present',
        'Licensed Vocational Nurse | Alamo Heights Pediatrics | 2015 – 2018',
      ],
    ],
    [
      'where its unit stands behind the title, within the time with the employer',
      `EXPERIENCE

Lake Shore County Sheriff's Office – Milwaukee, WI (2007–present)

Sergeant, Patrol Division, Mar. 2017–present
• Supervise 12 deputies on second shift

Detective, Major Crimes, 2012–Mar. 2017
• 140 cases a year`,
      [
        "Sergeant, Patrol Division | Lake Shore County Sheriff's Office | Mar. 2017–present",
        "Detective, Major Crimes | Lake Shore County Sheriff's Office | 2012–Mar. 2017",
      ],
    ],
    [
      'where time and place stand above title and employer in capitals, two blanks apart',
      `WORK EXPERIENCE

01/04/2021 – CURRENT  Napoli, Italy
SOUS CHEF  GRAND HOTEL PARTENOPE S.P.A.

◦ Responsible of fish and first courses

06/2010 – 03/2016  Ischia, Italy
COMMIS DI CUCINA (SEASONAL)  ALBERGO SAN MONTANO

◦ Cold kitchen`,
      [
        'SOUS CHEF | GRAND HOTEL PARTENOPE S.P.A. | 01/04/2021 – CURRENT',
        'COMMIS DI CUCINA (SEASONAL) | ALBERGO SAN MONTANO | 06/2010 – 03/2016',
      ],
    ],
    [
      'where a form counts its jobs',
      `WORK EXPERIENCE

1) Organisation : Sahyadri Foods Pvt. Ltd.
   Designation  : Area Sales Executive
   Duration     : July 2020 to till date
➢ Handling 14 distributors

2) Organisation : Krishna Beverages
   Designation  : Sales Officer
   Duration     : Aug 2017 to June 2020
➢ Daily coverage of 40 outlets`,
      [
        'Area Sales Executive | Sahyadri Foods Pvt. Ltd. | July 2020 to till date',
        'Sales Officer | Krishna Beverages | Aug 2017 to June 2020',
      ],
    ],
    [
      'where a contractor names the client, and how long the contract runs',
      `CAREER HISTORY

Client: Northmoor Building Society (via Harrow Blake)
Role: Infrastructure Project Manager
Dates: Jan 2024 – to date (rolling contract)
• Chair weekly board of four suppliers`,
      ['Infrastructure Project Manager | Northmoor Building Society (via Harrow Blake) | Jan 2024 – to date'],
    ],
    [
      'and hours and superiors of a federal post begin no other',
      `WORK EXPERIENCE

Budget Technician (GS-0561-07)
Defense Accounting Center, Columbus, OH
03/2015 – 09/2019
Hours per week: 40
Supervisor: Dale Petrosky, may contact

* Reconciled obligations and commitments of 14 fund cites`,
      ['Budget Technician (GS-0561-07) | Defense Accounting Center | 03/2015 – 09/2019'],
    ],
  ])('%s', (_how, text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });
});

describe('a degree is read', () => {
  test.each([
    [
      'among certificates',
      'CERTIFICATIONS\nFirst aid, 2024\nLeaving Cert, Mallow Community College, 2010\nForklift licence, 2019',
      ['Leaving Cert | Mallow Community College | 2010', 'Forklift licence |  | 2019'],
    ],
    [
      'with the subject behind a dash',
      'EDUCATION\nCert III Engineering – Mechanical Trade, South Metro TAFE, 2018\nDiploma of Nursing, Perth College, 2015',
      [
        'Cert III Engineering – Mechanical Trade | South Metro TAFE | 2018',
        'Diploma of Nursing | Perth College | 2015',
      ],
    ],
    [
      'where its name names a kind of school',
      'EDUCATION\n\nHigh school diploma or GED\nSouth Fork High School - Columbus, OH\n2011 to 2015',
      ['High school diploma or GED | South Fork High School | 2011 to 2015'],
    ],
  ])('%s', (_how, text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });
});

describe('posts of one employer, in heads that are set as they were written', () => {
  const entry = (title: string, organization: string, ...headerLines: string[]): Entry => ({
    ...{ title, organization, headerLines, dates: '', place: '', notes: [], details: [], datesLast: false },
    ...{ confidence: 1, isSure: false, span: { start: 0, end: 0 } },
  });
  const controller = entry(
    'Credit Controller',
    'Slaney Instruments Ltd.',
    'Slaney Instruments Ltd., Wexford      2015 - Present',
    '(part of Overbeck Group, 300 staff)',
    'Credit Controller      Oct. 2020 – Present',
  );
  const clerk = entry('Payable Clerk', 'Slaney Instruments Ltd.', 'Payable Clerk      May 2015 – Sept 2020');
  const junior = () => entry('Office Junior', 'Orr & Co., Tralee', 'Orr & Co., Tralee   2013 – 2015', 'Office Junior');

  test('each has its title for a heading, and the employer below it', () => {
    const entries = [controller, clerk, junior()];
    setTitlesFirst(entries);
    expect(entries.map((each) => renderHead(each))).toEqual([
      [
        '### Credit Controller',
        '*Oct. 2020 – Present*',
        '*Slaney Instruments Ltd., Wexford · 2015 - Present · (part of Overbeck Group, 300 staff)*',
      ],
      ['### Payable Clerk', '*May 2015 – Sept 2020 · Slaney Instruments Ltd.*'],
      ['### Office Junior', '*Orr & Co., Tralee · 2013 – 2015*'],
    ]);
  });

  test('where each has another employer, the employers stay first', () => {
    const entries = [controller, junior()].map((each) => ({ ...each }));
    delete entries[0]?.employerLines;
    setTitlesFirst(entries);
    expect(entries.map(({ employerLines }) => employerLines)).toEqual([undefined, undefined]);
    expect(renderHead(junior())).toEqual(['### Orr & Co., Tralee', '*Office Junior · 2013 – 2015*']);
  });

  test('the employer above is not written again beside a head that says it is the same', () => {
    const same = entry(
      'Survey Technician',
      'Northridge Mine (Same company)',
      'B. Same company – Survey Technician',
      'C. Welgrove',
    );
    expect(renderHead(same).join('\n')).not.toContain('Northridge');
  });

  test('a firm of several is an employer, and its posts are set in fields', () => {
    const text = `WORK EXPERIENCE

Keane & Dillon, Accountants, Tralee                     Aug 2013 – April 2015
Office Junior
• Post, files and the court run`;
    expect(printed(text)).toContain('### Office Junior | Keane & Dillon, Accountants, Tralee');
  });
});

describe('a section for the posts before the present one', () => {
  const text = `WHAT I DO NOW
Shift Manager, Humber Cold Stores, Hull, May 2022 to date
- 18 pickers on nights

BEFORE THAT
Acting Shift Manager then back to Supervisor, same place, June 2020 to May 2022. Acting was five months in the pandemic.
- ran the loading bay

Picker, Tranby Foods, Hessle, Feb 2018 - June 2020
- hand balls and reach truck

Kitchen porter, Station Hotel, Hull, 2015 - 2018`;

  test('begins with a head, of which a sentence tells more below it', () => {
    const shown = printed(text);
    const from = shown.indexOf('### Acting Shift Manager then back to Supervisor, same place');
    expect(shown.slice(from + 1, from + 4)).toEqual([
      '*June 2020 to May 2022*',
      'Acting was five months in the pandemic.',
      '- ran the loading bay',
    ]);
  });

  test('names the employer of the section above as the same', () => {
    expect(entriesOf(text)[1]).toMatch(/ \| Humber Cold Stores.* \| June 2020 to May 2022$/);
  });
});
