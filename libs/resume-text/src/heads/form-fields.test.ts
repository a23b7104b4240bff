import { describe, expect, test } from '@jest/globals';
import { withFormFields } from './form-fields.js';
import { withAllHeads } from './all-heads.js';
import { printed } from '../testing/printed.js';
import { logicalLineOf } from '../lines/logical-line-of.js';

test('the labelled title and employer right below a labelled time are lines of its head, and other labels are not', () => {
  const lines = [
    logicalLineOf('head', 'Dates    05/2021'),
    logicalLineOf('item', 'Title of qualification awarded    Internal auditor, 2 days'),
    logicalLineOf('item', 'Name and type of organisation    Aura Training, Turku'),
    logicalLineOf('item', 'Favourite room    Attic'),
    logicalLineOf('item', 'Title of qualification awarded    Another'),
  ];
  expect(withAllHeads(lines, 'education', true).map(({ label }) => label)).toEqual([
    'head',
    'head',
    'head',
    'item',
    'item',
  ]);
});

test('a label that says more of a post keeps a sign between itself and its value', () => {
  const text = `Work experience

Dates                          03/2015 – 06/2019
Occupation or position held    Class teacher
Name and address of employer   2nd Primary School, Larnaca
Type of business or sector     Public education`;
  expect(printed(text)).toContain('*03/2015 – 06/2019 · Type of business or sector: Public education*');
});

test('the grade with which a form says how school ended is its title', () => {
  const text = `Secondary Education:

School			:	Hoërskool Vaalrivier
Grade			:	Matric with distinction, 2011`;
  expect(printed(text)).toEqual(['## Secondary Education', '### Matric with distinction, 2011 | Hoërskool Vaalrivier']);
});

const work = (...rows: string[]) => printed(['WORK EXPERIENCE', '', ...rows].join('\n'));

test('a form of jobs gives each job its title, employer, place and time, and what else it asks stays a line', () => {
  const shown = work(
    'Clinic          :  Sunrise Physiotherapy Clinic',
    '                   Nakuru, Kenya',
    'Position        :  Physiotherapy Assistant',
    'Inclusive Dates :  May 2019 – Present',
    'No. of Patients :  30 a day',
    '- Prepares the treatment rooms and the hot packs.',
    '- Walks with patients after surgery.',
    '',
    'Clinic          :  Rift Family Clinic',
    'Position        :  Clinic Aide',
    'Inclusive Dates :  2016 – 2019',
    'No. of Patients :  12 a day',
    '- Kept the register.',
    '',
    'Clinic          :  same as above',
    'Position        :  Volunteer',
    'Inclusive Dates :  2015',
  );
  expect(shown).toEqual([
    '## WORK EXPERIENCE',
    '### Physiotherapy Assistant | Sunrise Physiotherapy Clinic',
    '*Nakuru, Kenya · May 2019 – Present*',
    'No. of Patients: 30 a day',
    '- Prepares the treatment rooms and the hot packs.',
    '- Walks with patients after surgery.',
    '### Clinic Aide | Rift Family Clinic',
    '*2016 – 2019*',
    'No. of Patients: 12 a day',
    '- Kept the register.',
    '### Volunteer | Rift Family Clinic (same as above)',
    '*2015*',
  ]);
});

test('a field that a form of jobs asks for twice is a line below the head, and no other post', () => {
  const shown = work(
    'Position: Night Porter',
    'Agency: Harbour Staffing Ltd',
    'Post: Marine Hotel, Cork',
    'Period: June 2018 - Present',
    'Duties:',
    '- Answers the bell and the telephone.',
    '- Locks the doors.',
  );
  expect(shown.slice(1, 4)).toEqual([
    '### Night Porter | Harbour Staffing Ltd',
    '*June 2018 - Present*',
    'Post: Marine Hotel, Cork',
  ]);
});

test('where no company is named in a form of service at sea, the vessel is the employer, and beside one it is a line', () => {
  const job = (rank: string, company: string[], time: string) => [
    `Rank: ${rank}`,
    'Vessel: MV Winter Tern',
    ...company,
    `Period: ${time}`,
    '',
  ];
  expect(work(...job('Bosun', [], 'May 2019 - Nov 2019'), ...job('Deckhand', [], '2018'))).toEqual([
    '## WORK EXPERIENCE',
    '### Bosun | MV Winter Tern',
    '*May 2019 - Nov 2019*',
    '### Deckhand | MV Winter Tern',
    '*2018*',
  ]);
  const company = ['Company: Tern Shipping Ltd'];
  expect(work(...job('Bosun', company, 'May 2019 - Nov 2019'), ...job('Deckhand', company, '2018'))).toEqual([
    '## WORK EXPERIENCE',
    '### Bosun | Tern Shipping Ltd',
    '*Vessel: MV Winter Tern · May 2019 - Nov 2019*',
    '### Deckhand | Tern Shipping Ltd',
    '*Vessel: MV Winter Tern · 2018*',
  ]);
});

test('what a form asks goes on in the line below its value, and one form may stand right below another', () => {
  const shown = work(
    'Country: Malta',
    'Company: Valletta Dry Docks Ltd',
    'Designation: Pipe Fitter',
    'Period: 2018 to 2022',
    'Scope: Bilge and ballast lines',
    '       on two ferries',
    'Country: Italy',
    'Company: Cantiere Rossi Srl',
    'Designation: Helper',
    'Period: 2015 to 2018',
    'Scope: Hull repairs',
  );
  expect(shown).toEqual([
    '## WORK EXPERIENCE',
    '### Pipe Fitter | Valletta Dry Docks Ltd',
    '*Country: Malta · 2018 to 2022*',
    'Scope: Bilge and ballast lines on two ferries',
    '### Helper | Cantiere Rossi Srl',
    '*Country: Italy · 2015 to 2018*',
    'Scope: Hull repairs',
  ]);
});

test('a counted project with labels is headed by the role and the client, with its number and its time', () => {
  const project = (turn: number, rows: string[]) => [
    `Project #${turn}`,
    ...rows,
    'Environment : Linux, Go',
    'Responsibilities:',
    '• Wrote the release notes.',
    '• Kept the build green.',
    '',
  ];
  const text = [
    'PROJECT DETAILS',
    '',
    ...project(1, [
      'Client : Vista Telecom, Oman',
      'Project : Billing Engine',
      'Role : Test Lead',
      'Duration : Jan 2021 to Till Date',
    ]),
    ...project(2, ['Client : Rapid Haul', 'Role : Tester', 'Duration : June 2018 to Dec 2020']),
  ].join('\n');
  expect(printed(text).filter((line) => !/^(?:-|\*\*)/.test(line))).toEqual([
    '## PROJECT DETAILS',
    '### Test Lead | Vista Telecom, Oman',
    '*Project #1 · Jan 2021 to Till Date*',
    'Project: Billing Engine',
    'Environment: Linux, Go',
    '### Tester | Rapid Haul',
    '*Project #2 · June 2018 to Dec 2020*',
    'Environment: Linux, Go',
  ]);
});

test('a project whose name and time stand side by side keeps them so, with months of two digits, too', () => {
  const project = (turn: number, name: string, time: string, rows: string[]) => [
    `Project #${turn} : ${name}            Duration: ${time}`,
    ...rows,
    '• Wrote the release notes.',
    '',
  ];
  const text = [
    'PROJECT DETAILS',
    '',
    ...project(1, 'Ferry Tickets', 'Sep-21 to till date', ['Client     : Rapid Haul, Oman         Role: Test Lead']),
    ...project(2, 'Toll Gates', 'Jul-16 to Aug-21', ['Client     : Vista Roads (onsite Feb-18)       Role: Tester']),
  ].join('\n');
  expect(printed(text)).toEqual([
    '## PROJECT DETAILS',
    '### Test Lead | Rapid Haul, Oman',
    '*Project #1 : Ferry Tickets · Duration: Sep-21 to till date*',
    '- Wrote the release notes.',
    '### Tester | Vista Roads (onsite Feb-18)',
    '*Project #2 : Toll Gates · Duration: Jul-16 to Aug-21*',
    '- Wrote the release notes.',
  ]);
});

test('labels that name neither who nor when make no head', () => {
  const shown = work(
    'Clerk, Hull Docks, 2015 – 2019',
    'Tools: hook, radio',
    'Shift: nights',
    'Reason for leaving: closed',
  );
  expect(shown).toEqual([
    '## WORK EXPERIENCE',
    '### Clerk | Hull Docks',
    '*2015 – 2019*',
    'Tools: hook, radio',
    'Shift: nights',
    'Reason for leaving: closed',
  ]);
});

test('personal data are one list, without the name that stands at the top', () => {
  const text = [
    'PERSONAL DATA',
    'Name              : Ana Silva',
    'Date of birth     : 4 May 1995',
    'Nationality       : Portuguese',
    'Languages Known   : Portuguese, English',
  ].join('\n');
  expect(printed(text)).toEqual([
    '## PERSONAL DATA',
    'Date of birth: 4 May 1995',
    'Nationality: Portuguese',
    'Languages Known: Portuguese, English',
  ]);
});

test('another name in a form stays', () => {
  expect(printed('PERSONAL DATA\nName of father: Rui Silva\nName: Bruno Silva\nNationality: Portuguese')).toContain(
    'Name: Bruno Silva',
  );
});

test('labels right below a head that has its time are lines of that post', () => {
  const shown = work(
    'Consultant, Fenwick Systems Ltd, Hull, 2018 – 2022',
    'Client: Oak Bank',
    'Role: Tester',
    '- Wrote the batch jobs.',
    '- Fixed defects.',
  );
  expect(shown.slice(1, 5)).toEqual([
    '### Consultant | Fenwick Systems Ltd, Hull',
    '*2018 – 2022*',
    'Client: Oak Bank',
    'Role: Tester',
  ]);
});

test('a time alone above the labels of a form is the time of that post', () => {
  const shown = work(
    '2018 – 2022',
    'Employer: Fenwick Bakery Ltd',
    'Position: Night Baker',
    '- Baked rye.',
    '',
    '2015 – 2018',
    'Employer: Humber Mills Ltd',
    'Position: Packer',
    '- Packed flour.',
  );
  expect(shown.filter((line) => line.startsWith('###'))).toEqual([
    '### Night Baker | Fenwick Bakery Ltd',
    '### Packer | Humber Mills Ltd',
  ]);
});

test('lines below a label that end by themselves are not joined', () => {
  const lines = [
    logicalLineOf('head', 'Company: Humber Haulage Ltd'),
    logicalLineOf('head', 'Position: Driver'),
    logicalLineOf('head', 'Duties: drove lorries'),
    logicalLineOf('bullet', 'kept the log', { indent: 8 }),
    logicalLineOf('head', 'washed the lorries', { indent: 8 }),
  ];
  expect(withAllHeads(lines, 'experience', true).map(({ label, text }) => `${label} ${text}`)).toEqual([
    'head Company: Humber Haulage Ltd',
    'head Position: Driver',
    'prose Duties: drove lorries',
    'bullet kept the log',
    'prose washed the lorries',
  ]);
});

describe('a counted name right above a form', () => {
  const fields = ['Designation: Site Engineer', 'Period: 2017 to 2020', 'Scope: Moorings'];
  const labelOf = (name: string, mark: string | undefined, rows = fields, blanksBefore = 0) => {
    const lines = [
      logicalLineOf('bullet', name, { mark }),
      ...rows.map((row, at) => logicalLineOf('item', row, { blanksBefore: at === 0 ? blanksBefore : 0 })),
    ];
    return withFormFields(lines, 'experience')[0]?.label;
  };

  test('is the employer of each post', () =>
    expect(
      work(
        '1) Hale Pontoons, Burntisland',
        ...fields,
        '',
        '2) Leith Sluices, Leith',
        'Designation: Foreman',
        'Period: 2014 to 2017',
        'Scope: Two gates',
      ).filter((line) => line.startsWith('###')),
    ).toEqual(['### Site Engineer | Hale Pontoons, Burntisland', '### Foreman | Leith Sluices, Leith']));

  test.each(['1)', '(2)', '12.', 'iv.', '(ii)'])('is part of its head behind "%s"', (mark) =>
    expect(labelOf('Hale Pontoons, Burntisland', mark)).toBe('head'),
  );

  test('is the title where the form names the employer alone', () =>
    expect(labelOf('Site Engineer', '1.', ['Employer: Hale Pontoons Ltd', 'Period: 2017 to 2020'])).toBe('head'));

  test.each<[string, string, string | undefined, string[], number]>([
    ['with the mark of a list', 'Hale Pontoons', '-', fields, 0],
    ['without a mark', 'Hale Pontoons', undefined, fields, 0],
    ['above a blank line', 'Hale Pontoons', '1)', fields, 1],
    ['above a form that has both names', 'Moorings', '1)', [...fields, 'Employer: Hale Pontoons Ltd'], 0],
    ['above a form without a time', 'Moorings', '1)', ['Client: Hale Pontoons', 'Role: Diver'], 0],
    [
      'above a form of a client, which names neither',
      'Moorings',
      '1)',
      ['Client: Hale Pontoons', 'Period: 2017 to 2020'],
      0,
    ],
    ['in a whole sentence', 'The pontoons taught me patience.', '1)', fields, 0],
    ['that is a label itself', 'Pontoons:', '1)', fields, 0],
    ['at length', `Set the moorings of ${'forty boats, '.repeat(8)}and a crane`, '1)', fields, 0],
  ])('is none %s', (_how, name, mark, rows, blanks) => expect(labelOf(name, mark, rows, blanks)).toBe('bullet'));

  test('is none where it is a heading', () => {
    const lines = [
      logicalLineOf('heading', 'PONTOONS', { mark: '1)' }),
      ...fields.map((row) => logicalLineOf('item', row)),
    ];
    expect(withFormFields(lines, 'experience')[0]?.label).toBe('heading');
  });
});
