import { describe, expect, test } from '@jest/globals';
import { printed } from './testing/printed.js';
import { startProcessorClock } from '@tailwright/testing/clocks';
import { findLostLines, findUnplacedLines } from './document/find-lost-lines.js';
import { readResume } from './read-resume.js';
import { renderResume } from './document/render-resume.js';

const heads = (text: string) =>
  readResume(text).sections.flatMap((section) =>
    section.entries.map(({ title, organization, place, dates }) => ({ title, organization, place, dates })),
  );

const plain = `Ana Silva
Backend Developer
Lisbon, Portugal | ana@example.com | +351 910 555 014

WORK EXPERIENCE

Backend Developer
Mareva Travel, Lisbon
03/2021 - Present
• Maintain the booking API, two million requests a day, and the tests that keep it from
breaking at night
• Cut costs by 12%

Junior Developer, Atlas Print GmbH, 09/2018 - 02/2021
• Built an order page

Ana Silva - page 2

EDUCATION
BSc Informatics, University of Porto, 2018

SKILLS
TypeScript, PostgreSQL, Docker
`;

test('name, headline, contacts, jobs, degrees and skills are told apart', () => {
  const { person, sections } = readResume(plain);
  expect(person).toEqual({
    name: 'Ana Silva',
    headline: 'Backend Developer',
    contacts: ['Lisbon, Portugal', 'ana@example.com', '+351 910 555 014'],
  });
  expect(sections.map((section) => section.kind)).toEqual(['experience', 'education', 'skills']);
  expect(heads(plain)).toEqual([
    { title: 'Backend Developer', organization: 'Mareva Travel', place: 'Lisbon', dates: '03/2021 - Present' },
    { title: 'Junior Developer', organization: 'Atlas Print GmbH', place: '', dates: '09/2018 - 02/2021' },
    { title: 'BSc Informatics', organization: 'University of Porto', place: '', dates: '2018' },
  ]);
});

test('a wrapped bullet is one line, and the name at a page break is no text', () => {
  const { sections, furniture } = readResume(plain);
  expect(sections[0]?.entries[0]?.details.map((detail) => detail.text)).toEqual([
    'Maintain the booking API, two million requests a day, and the tests that keep it from breaking at night',
    'Cut costs by 12%',
  ]);
  expect(furniture).toEqual(['Ana Silva - page 2']);
});

test('spans point at the words they stand for', () => {
  const { text, sections } = readResume(plain);
  const detail = sections[0]?.entries[0]?.details[1];
  expect(text.slice(detail?.span.start, detail?.span.end)).toBe('• Cut costs by 12%');
});

test.each([
  [
    'several titles under one employer are jobs with it',
    'EXPERIENCE\nHARBOR BANK, N.A.     Boston, MA\nSenior Teller     2021 - Present\n• Vault\nTeller     2018 - 2021\n• Window\n\nCORNER STORE LLC     Salem, MA\nCashier     2016 - 2018\n• Till',
    ['Senior Teller|HARBOR BANK, N.A.', 'Teller|HARBOR BANK, N.A.', 'Cashier|CORNER STORE LLC'],
  ],
  [
    'a title within the time with an employer was held there',
    'EXPERIENCE\nBakhita High School, Thika   Chemistry teacher   Jan 2017 - Mar 2023\nHoD Sciences (acting)   2021 - 2022\nJuja Road School   Maths teacher   May 2015 - Dec 2016',
    [
      'Chemistry teacher|Bakhita High School',
      'HoD Sciences (acting)|Bakhita High School',
      'Maths teacher|Juja Road School',
    ],
  ],
  [
    'a part of an employer is named behind a colon',
    'EXPERIENCE\nAssistant Curator\nTayside Museums Trust: The Jute Hall     Oct. 2020 — to date\n- Care of objects\n\nGallery Attendant\nNational Gallery of Lothian     2013 — 2017\n- Rooms',
    ['Assistant Curator|Tayside Museums Trust: The Jute Hall', 'Gallery Attendant|National Gallery of Lothian'],
  ],
  [
    'a client is no employer',
    'EXPERIENCE\n\nClient: A leading grocer\nCompany: Nirvahak Technologies Pvt Ltd\nRole: Senior Data Engineer\nDuration: Jul 2022 - till date\n- Built the layer\n\nClient: Insurance major\nCompany: Saptarang Infosolutions\nRole: Data Engineer\nDuration: Aug 2020 - Jun 2022\n- Jobs',
    ['Senior Data Engineer|Nirvahak Technologies Pvt Ltd', 'Data Engineer|Saptarang Infosolutions'],
  ],
  [
    'begin and end stand in columns of their own',
    'EXPERIENCE\n\n| 10/2022 | Present | Senior Clerk | Garza Brokers Inc | Laredo TX |\n| 05/2019 | 09/2022 | Clerk | Puente Forwarding LLC | Laredo TX |\n| 02/2017 | 04/2019 | Import Clerk | Tejano Staffing | Laredo TX |',
    ['Senior Clerk|Garza Brokers Inc', 'Clerk|Puente Forwarding LLC', 'Import Clerk|Tejano Staffing'],
  ],
  [
    'dates first, parted by tabs',
    'WORK HISTORY\n2021 – now\tLead Technician\tMarlow Drug Inc\n• Trained nine\n2018 – 2021\tPharmacy Technician\tSt. Bertille Hospital\n• Cart fill',
    ['Lead Technician|Marlow Drug Inc', 'Pharmacy Technician|St. Bertille Hospital'],
  ],
  [
    'a form with labels, the employer below the duties',
    'WORK EXPERIENCE\nDates    03/2022 – present\nPosition held    Laboratory Technician\nMain activities    Release testing\nName of employer    Biotica GmbH\n\nDates    09/2018 – 02/2022\nPosition held    Trainee\nMain activities    Samples\nName of employer    Lactate S.A.',
    ['Laboratory Technician|Biotica GmbH', 'Trainee|Lactate S.A.'],
  ],
  [
    '"same office" names the employer above',
    'EXPERIENCE\nParalegal, Strickland Law Offices LLC, 2016 – 2019\n• Drafts\nLegal Secretary, 2014-16 (same office)\n• Phones',
    ['Paralegal|Strickland Law Offices LLC', 'Legal Secretary|Strickland Law Offices LLC'],
  ],
])('%s', (_name, section, expected) => {
  const text = `Jo Baker\njo@example.com | 555-010-0199\n\n${section}\n\nEDUCATION\nDiploma, Salem High School, 2012`;
  const jobs = readResume(text).sections.find((each) => each.kind === 'experience')?.entries ?? [];
  expect(jobs.map(({ title, organization }) => `${title}|${organization}`)).toEqual(expected);
});

test('a break between jobs is never given an employer', () => {
  const text =
    'Jo Baker\n\nEXPERIENCE\nHARBOR BANK, N.A.     Boston, MA\nTeller     2018 - 2021\n• Window\nCareer break     2021 - 2022\n• Care of my father';
  const found = heads(text).find(({ dates }) => dates === '2021 - 2022');
  expect(found?.organization).not.toContain('HARBOR');
});

const lines = (count: number, line: string) => Array.from({ length: count }, (_, at) => `${line} ${at}`).join('\n');

test.each([
  ['one line', 'Cook in Porto since 2019'],
  ['50,000 characters in one line', 'word '.repeat(10_000)],
  ['5,000 lines', lines(5_000, 'Sold tickets at gate')],
  ['only a table', 'Year\tJob\tEmployer\n2019\tCook\tSol\n2020\tWaiter\tMar\n2021\tChef\tLua'],
  [
    'upside-down order',
    `EDUCATION\nDiploma, Salem High School, 1999\n\nEXPERIENCE\nClerk, Acme Inc, 1999 - 2001\nManager, Acme Inc, 2001 - 2020\n\nJo Baker\njo@example.com`,
  ],
  ['two resumes in one file', `${plain}\n${plain.replaceAll('Ana Silva', 'Rui Costa')}`],
  [
    'a posting',
    'We are hiring!\n\nRequirements:\n- 3 years of experience\n- A driving licence\n\nWhat we offer\n- Free coffee',
  ],
  ['poetry', 'Shall I compare thee\nto a summer’s day?\n\nThou art more lovely\nand more temperate.'],
  ['headings alone', 'EXPERIENCE\n\nEDUCATION\n\nSKILLS'],
  ['nothing', '   \n\n'],
])('%s keeps every line, in time', (_name, text) => {
  const began = startProcessorClock();
  const resume = readResume(text);
  const result = renderResume(resume);
  expect(began.ms()).toBeLessThan(3_000);
  expect(findUnplacedLines(resume)).toEqual([]);
  expect(findLostLines(resume, result)).toEqual([]);
});

test('a resume out of a mail is read without the marks of its quotation', () => {
  const quoted = plain.split('\n').map((line) => `> ${line}`.trimEnd());
  expect(heads(quoted.join('\n'))).toEqual(heads(plain));
});

test('a date taken out of brackets leaves them closed, and "exp." stays with its date', () => {
  const text =
    'Jo Baker\n\nEDUCATION\nNotary course, Salem College, commission exp. 03/2027\nDiploma, Salem High School (Boston, 2012)';
  const found = heads(text);
  expect(found[0]?.dates).toBe('exp. 03/2027');
  const closed = (head: string) => head.lastIndexOf('(') <= head.lastIndexOf(')');
  expect(found.every(({ title, organization }) => closed(title) && closed(organization))).toBe(true);
});

test('a dated line without a mark begins an entry where every bullet has one', () => {
  const bullets = '- opened at five\n- four fryers\n- closed the drawer\n- trained two\n- moved to fry';
  const text = `Jo Baker\n\nEXPERIENCE\nFry Cook, Big Otis LLC, 2017 - 2019\n${bullets}\n\nArmy National Guard, culinary specialist, 2019 - 2024, honorable`;
  const last = heads(text).at(-1);
  expect(last?.dates).toBe('2019 - 2024');
});

test('cells that a tab parted stay parted', () => {
  const text = 'Jo Baker\n\nCERTIFICATES\nFirst Aid\t2022\nForklift\texp. 2025';
  expect(renderResume(readResume(text))).toContain('First Aid · 2022');
});

test('somebody self-employed is not given the employer above, and an employer stands below its title', () => {
  const text = [
    'Jo Baker',
    '',
    'EXPERIENCE',
    'Technical Support Rep   Mar 2022 - Present',
    'Tallybird (invoicing app, remote)',
    '- answered forty tickets a day',
    '',
    'Illustrator and Designer   2018 - 2021',
    'Freelance (self-employed)',
    '- drew covers for two publishers',
  ].join('\n');
  expect(heads(text)).toMatchObject([
    { title: 'Technical Support Rep', organization: 'Tallybird (invoicing app, remote)' },
    { title: 'Illustrator and Designer', organization: 'Freelance (self-employed)' },
  ]);
});

describe('where most jobs with duties are read for sure', () => {
  const deckhand = 'Inchcolm Ferries Ltd, Deckhand, 2012 – 2019\n- Kept the noon boat';
  const rigger = 'Leith Docks Ltd, Rigger, 2008 – 2012\n- Spliced wire';
  const painter = 'Burntisland Yard Ltd, Painter, 2006 – 2008\n- Painted hulls';
  const pilots = 'Forth Pilots, knots, 2004 – 2006\n- Sold ropes';
  const tides = 'Cramond Tides, sums, 2003 – 2004\n- Wrote tables';
  const headsOf = (kind: string, ...jobs: string[]) =>
    printed([kind, ...jobs].join('\n\n')).filter((line) => line.startsWith('###'));

  test('the time of each stands below its head, whether it is shown in fields or not', () =>
    expect(
      printed(['EXPERIENCE', deckhand, rigger, painter, pilots].join('\n\n')).filter((line) => /^\*[^*]/.test(line)),
    ).toEqual(['*2012 – 2019*', '*2008 – 2012*', '*2006 – 2008*', '*2004 – 2006*']));

  test('one that is not stays as it was written, and the others are shown in fields', () =>
    expect(headsOf('EXPERIENCE', deckhand, rigger, painter, pilots)).toEqual([
      '### Deckhand | Inchcolm Ferries Ltd',
      '### Rigger | Leith Docks Ltd',
      '### Painter | Burntisland Yard Ltd',
      '### Forth Pilots, knots',
    ]));

  test('a job without duties stays as it was written beside one that is not sure', () =>
    expect(headsOf('EXPERIENCE', deckhand, rigger, painter, 'Fife Sails Ltd, Apprentice, 2002 – 2004', pilots)).toEqual(
      [
        '### Deckhand | Inchcolm Ferries Ltd',
        '### Rigger | Leith Docks Ltd',
        '### Painter | Burntisland Yard Ltd',
        '### Fife Sails Ltd, Apprentice',
        '### Forth Pilots, knots',
      ],
    ));

  test.each([
    ['two jobs alone are', 'EXPERIENCE', [deckhand, rigger, 'Forth Pilots, knots, 2004 – 2006']],
    ['one of three is not', 'EXPERIENCE', [deckhand, rigger, pilots]],
    ['two of five are not', 'EXPERIENCE', [deckhand, rigger, painter, pilots, tides]],
    [
      'duties may be of two posts',
      'EXPERIENCE',
      [deckhand, rigger, painter, 'Forth Pilots Ltd\nMaster, 2003 – 2004\nMate, 2001 – 2003\n- Sold ropes'],
    ],
  ])('all stay as they were written where %s', (_where, kind, jobs) =>
    expect(headsOf(kind, ...jobs).slice(0, 2)).toEqual([
      '### Inchcolm Ferries Ltd, Deckhand',
      '### Leith Docks Ltd, Rigger',
    ]),
  );

  test('studies stay as they were written', () => {
    const study = (degree: string, years: string) => `${degree}, Leith University, ${years}\n- Prize of the year`;
    const studies = [
      study('BSc Hydrology', '2001 – 2004'),
      study('MSc Soils', '2004 – 2006'),
      study('PhD Peat', '2006 – 2010'),
    ];
    expect(headsOf('EDUCATION', ...studies)[0]).toBe('### BSc Hydrology | Leith University');
    expect(headsOf('EDUCATION', ...studies, 'Forth, knots, 2004 – 2006\n- Prize of the year')[0]).toBe(
      '### BSc Hydrology, Leith University',
    );
  });
});
