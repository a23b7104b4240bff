import { describe, expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { shapesOf } from './line-shape.js';
import { logicalLines } from './logical-lines.js';
import { linesOfTheirOwn } from './own-lines.js';
import { physicalLines } from '../page/physical-lines.js';
import { printed } from '../testing/printed.js';

const linesOf = (...rows: string[]) => logicalLines(cleanText(rows.join('\n'))).map(({ text }) => text);
const top = ['Jo Baker', 'Plumber', 'jo@example.com | 07700 900 418', ''];
const job = [
  'WORK EXPERIENCE:',
  '',
  'Warehouse Clerk, Medical Supplies',
  'Fenwick General Stores Medical Center, Leeds City',
  'May 2014 – May 2016',
  '(first 6 months as Job Order / volunteer clerk)',
  '•\tServed 12-18 wards per shift; medication, dressings, blood boxes, labelling (WMS)',
];
const sales = [
  'PROFESSIONAL EXPERIENCE',
  '',
  '**FENWICK SYSTEMS**, Leeds, UK',
  '**Account Manager, Northern Depots** (1/2014 – Present)',
  '➤ FY24: 112% of $2.4M quota ($2.69M). Depot of the Year.',
  '➤ FY21: 103% of $1.8M quota',
  '➤ FY20: 108% of $1.5M quota (ramped)',
  '➤ Displaced Morley and Kirkstall at four accounts',
  'Key wins: Halifax Road Supply; Gulf & Northern Tool; Morley Beverage Distributors',
];

const projects = [
  'Mechanics and Data graduate (2:1) looking for a first technician role. I enjoy finding the fault in',
  'untidy wiring and explaining it to people who do not like engines.',
  '',
  'Education',
  '',
  'Hull University, BEng Mechanics with Data                                Sep 2021 – Jul 2024',
  'Modules: Econometrics (71), Statistical Inference (68), Databases and SQL (74), Machine',
  'Learning for Social Science (66), Labour Economics (70), Microeconomics II (61), Public',
  'Finance (64)',
  '',
  'Projects',
  '',
  'Bus lanes and noise (dissertation)',
  '• Joined harbour, weather and timetable data for 410 gauges in R',
  '• Difference model, robustness checks, maps in ggplot2',
  'Flood warning dashboard, group of 4, for Humber Rescue',
  '• Cleaned three years of paper and Excel records in Python (pandas)',
  '• Built Power BI dashboard, still used by the lifeboat coordinator each week',
  '• I was responsible for the data model and for presenting to the trustees',
  'Second Division goals scraper (own time)',
  '• Scheduled Python script, SQLite, simple Streamlit page',
  '',
  'Societies',
  '',
  'Treasurer, Sailing Society 2023/24: budget £3,200, 180 members, organised a regatta evening',
  'with 7 universities',
];

test.each<[string, string[], string]>([
  [
    'a paragraph below a blank line is no part of the bullet above',
    [
      ...job,
      '',
      'April 2024 to present: At home in Leeds to look after my father after his fall. He is now well.',
      'I kept my licence active and finished the courses listed below.',
    ],
    'April 2024 to present: At home in Leeds to look after my father after his fall. He is now well. I kept my licence active and finished the courses listed below.',
  ],
  [
    'an employer in bold below a blank line is no part of the line above',
    [
      ...sales,
      '',
      '**OLDCASTLE (acquired by Fenwick, 12/2013)**, Hull, UK',
      '*Venture-backed parcels software, 60 people, $9M at the time.*',
      '**Senior Account Manager** (3/2012 – 12/2013)',
      '➤ Opened the coast from 0 to 63 customers',
    ],
    'OLDCASTLE (acquired by Fenwick, 12/2013), Hull, UK',
  ],
  [
    'the second referee is no part of the first',
    [
      ...job,
      '',
      'REFEREES',
      "Alan Brook, Depot Manager, Fenwick Stores (after six please, I'm told he is on the road till then)",
      'Sita Rao, Shift Lead, Oldcastle Parcels, 07700 900 551',
    ],
    'Sita Rao, Shift Lead, Oldcastle Parcels, 07700 900 551',
  ],
  [
    'a labelled line is no part of the labelled line above',
    [
      'EDUCATION',
      '2013–2017     PhD, History, University of Hull',
      '              Thesis: Grain, tallow and the making of a river port between two wars',
      '              Examiners: Prof. A. Brook, Dr S. Rao',
      '2012–2013     MA History, University of Hull',
    ],
    'Examiners: Prof. A. Brook, Dr S. Rao',
  ],
  [
    'sentences set one to a line stay so',
    [
      'SERVICE',
      'Moderator: none so far.  Reader for: Northern Ports; Annals of Trade; Tallow and Wool Papers.',
      'Library Committee of the Faculty, 2022–.  Fire warden, 2023–.',
      'I show school classes round the docks every summer.',
    ],
    'Library Committee of the Faculty, 2022–.  Fire warden, 2023–.',
  ],
  [
    'a short item below a full one stays an item, where no line of the list was broken',
    [
      'EXPERIENCE',
      'Bus Driver, Weardale Travel, 2021 – now',
      'Early and late turns on the 1, 28 and 46, with the office on Fridays',
      'Ramp and four point straps for chairs on the school run',
      'Fuel, brush out, mop',
      '',
      'LICENCES ETC',
      'Full licence B, D1, D. Had D since Sep 2014. No points.',
      'Driver CPC card to 9 Sept 2029 (35 hours done: first aid, disability awareness, eco driving, cyclists x 2)',
      'Digi tacho card',
      'D4 medical passed Oct 2025',
      'DBS enhanced, council school contract, 2022, on the update service',
      'Safeguarding for transport, half a day, Gateshead council',
    ],
    'Digi tacho card',
  ],
  [
    'the title of a project is no part of the bullet above, where lines are broken much later',
    projects,
    'Second Division goals scraper (own time)',
  ],
])('%s', (_name, rows, expected) => {
  expect(linesOf(...top, ...rows)).toContain(expected);
});

test.each(['Bus lanes and noise (dissertation)', 'Night ferries and work (dissertation)'])(
  'below "%s" the titles between bullets are all of one kind',
  (first) => {
    const rows = projects.map((row) => row.replace('Bus lanes and noise (dissertation)', first));
    const lines = logicalLines(cleanText([...top, ...rows].join('\n')));
    const titles = [
      first,
      'Flood warning dashboard, group of 4, for Humber Rescue',
      'Second Division goals scraper (own time)',
    ];
    const labels = titles.map((title) => lines.find(({ text }) => text === title)?.label);
    expect(labels[0]).toMatch(/^(?:sub|head)$/);
    expect(labels).toEqual([labels[0], labels[0], labels[0]]);
  },
);

test('the last line of a list without a mark is no head of the employer below', () => {
  const rows = [
    ...top,
    ...sales,
    '',
    '**OLDCASTLE LTD**, Hull, UK',
    '**Account Manager** (3/2012 – 12/2013)',
    '➤ Opened the coast',
  ];
  const line = logicalLines(cleanText(rows.join('\n'))).find(({ text }) => text.startsWith('Key wins'));
  expect(line?.label).toBe('bullet');
});

const isOwn = (above: string, ...below: string[]) =>
  linesOfTheirOwn(shapesOf(physicalLines(cleanText([above, ...below].join('\n'))))).at(-1);

test.each<[string, string[]]>([
  ['a capital below a blank line', ['Opened the letters of the board', '', 'Clerk']],
  ['bold behind a line that is closed', ['Opened the letters of the board', '**Acme Ltd**, Hull']],
  ['a second name with a telephone', ['The depot manager of Fenwick Stores', 'Sita Rao, Lead, 07700 900 551']],
  ['a name below a name', ['Alan Brook, Depot Manager', 'Sita Rao, Shift Lead']],
  ['a label below a label', ['Thesis: Grain and tallow', 'Examiners: Prof. A. Brook']],
  ['the third of three sentences', ['Led the choir.', 'Sold the tickets.', 'Ran the bar.']],
])('%s begins a line of its own', (_name, [above = '', ...below]) => {
  expect(isOwn(above, ...below)).toBe(true);
});

test.each<[string, string[]]>([
  ['a small letter below a blank line', ['Opened the letters of', '', 'the board']],
  ['bold in the middle of a sentence', ['Opened the letters with', '**Kafka** streams']],
  ['bold that goes on with small letters', ['Opened the letters that arrive as', '**Kafka** streams from the board']],
  ['a name behind a comma', ['With Alan Brook, Depot Manager,', 'Sita Rao, Shift Lead']],
  ['a label in the middle of a phrase', ['Thesis: Grain and', 'Tallow: two wars']],
  ['two sentences, of which the first may be broken', ['Led the choir in Hull.', 'Sold the tickets.']],
])('%s may go on', (_name, [above = '', ...below]) => {
  expect(isOwn(above, ...below)).toBe(false);
});

test('a bold word in the middle of a sentence goes on', () => {
  const rows = [
    '• Moved the stock list out of paper and into a database, which we then read with the',
    '**Kafka** streams of the head office',
  ];
  expect(linesOf(...top, ...job, ...rows).at(-1)).toMatch(/read with the Kafka streams of the head office$/);
});

test('a numbered paper, and a line that begins with what it is about, begin lines of their own', () => {
  const papers = [
    '[12] Baker, J., Holt, R. (2023). Pipe flow in old mains. Journal of Plumbing 612, 128–141.',
    '[11] Baker, J. (2022). Gauging small valves. Pipe Processes 36, e14555.',
  ];
  expect(linesOf(...top, 'PUBLICATIONS', ...papers).slice(-2)).toEqual(papers);
  const offers = ['*Listening.* 9 years of fault calls, 12 a shift.', '*Calm.* Night shifts in a hospital.'];
  expect(linesOf(...top, 'WHAT I OFFER', ...offers).slice(-2)).toEqual([
    'Listening. 9 years of fault calls, 12 a shift.',
    'Calm. Night shifts in a hospital.',
  ]);
});

test('a label with its value in the column of the label above is a line of its own', () => {
  const rows = [
    'Social skills             I am calm and I listen well. Choir of the teachers of Larnaca since 2015',
    'Organisational skills     School garden: from 0 to 40 beds with parents, 2016-17',
    'and a pond',
  ];
  expect(linesOfTheirOwn(shapesOf(physicalLines(rows.join('\n'))))).toEqual([false, true, false]);
});

test('what stands further in below the first line of a block is its own line where its first word had room above', () => {
  const blocks = [
    ['rowing club (heron point), march 2020 – now', '   crew member, every sunday in summer, and i do the rosters too'],
    ['school shop, volunteer, terms 1 and 2 2023', '   till and shelves'],
    ['minding my nephews, two days a week since may 2021', '   lunch, homework, park'],
  ];
  const own = (some: string[][]) =>
    linesOfTheirOwn(shapesOf(physicalLines(['hello', ...some.map((rows) => rows.join('\n'))].join('\n\n'))));
  expect(own(blocks).filter((_, at) => at > 0 && at % 2 === 0)).toEqual([true, true, true]);
  expect(own(blocks.slice(0, 2)).filter((_, at) => at > 0 && at % 2 === 0)).toEqual([false, false]);
});

describe('where paragraphs are long lines, nobody broke a line but its writer', () => {
  const about =
    'Millwright and rigger with nine years in sawmills, paper and one aluminium smelter. Reads drawings, aligns couplings with dials or laser, scrapes bearings when nobody else will, and writes the report on the same day.';
  const duties = [
    '  belt drives, gear boxes and hydraulics on the green chain. two apprentices with me',
    '  plan the weekend w/ the planner, hand out permits, check the lock boxes and sign off at the end',
    '  downtime on my line 2.1% last yr',
    '  shaft alignment, babbitt, pumps',
  ];
  const post = ['Pine Ridge Lumber Ltd, Quesnel BC', 'Millwright - May 2019 to now'];

  test('each statement below a post is a line, also one that begins small', () => {
    expect(linesOf(...top, 'ABOUT', about, '', 'WORK', ...post, ...duties).slice(-4)).toEqual(
      duties.map((line) => line.trim()),
    );
  });

  test('they are a list of what was done there', () => {
    const shown = printed(['ABOUT', about, '', 'WORK', ...post, ...duties].join('\n'));
    expect(shown.slice(-4)).toEqual(duties.map((line) => `- ${line.trim()}`));
  });

  test('a paragraph that a page broke stays one', () => {
    const broken = [
      '  I kept the belt drives, gear boxes and hydraulics on the green chain running and had two',
      '  apprentices with me, for whom I wrote a handbook of the machines that is in use there to',
      '  this day.',
    ];
    expect(linesOf(...top, 'WORK', ...post, ...broken).at(-1)).toBe(broken.map((line) => line.trim()).join(' '));
  });
});

test('a row below a time at the side is a row of its own where it has a time, too', () => {
  const rows = ['2016           off, built a house for my sister', '2015           Corrib terminal   8 mos    nights'];
  expect(linesOf(...top, 'CONTRACTS', '2017 spring    Moneypoint unit 2   5 wks', ...rows).slice(-2)).toEqual(rows);
});

test('where small letters begin sentences, a line that had room for the next one is whole', () => {
  const rows = [
    'dispatch rider for a print shop in bradford, nine years, never lost a parcel in the snow and rain',
    'of february or in the heat of july. own van since 2016',
    'night driver for the bakery in shipley until it closed, forty shops before six in the morning, in',
    'all weathers and over the tops when the valley was flooded',
    'full licence, clean, my own car (2014 fiesta) is insured for work',
    'i do not smoke. dogs are fine, with cats i get asthma',
  ];
  const text = ['jo baker', 'jo@example.com', '', 'me', rows[0], rows[1], '', rows[2], rows[3], '', rows[4], rows[5]];
  expect(linesOf(...text.map((row) => row ?? '')).slice(-4)).toEqual([
    `${rows[0]} ${rows[1]}`,
    `${rows[2]} ${rows[3]}`,
    rows[4],
    rows[5],
  ]);
});

test.each([
  ['begins a line of its own where nobody broke the lines', true, 'Sorted and weighed the bronze of the foundry', true],
  ['may go on below a short line', true, 'Sorted the bronze', false],
  [
    'may go on where no line tells that nobody broke them',
    false,
    'Sorted and weighed the bronze of the foundry',
    false,
  ],
])('what begins small below a line that begins large %s', (_what, isFree, above, own) => {
  const about = `Founder of bells. ${'Bronze, brass and iron; clappers, yokes and frames. '.repeat(4)}`;
  const [first, ...rest] = [isFree ? about : 'Founder', '', above, 'night shifts all winter'];
  expect(isOwn(first ?? '', ...rest)).toBe(own);
});

test('where small letters begin sentences, one may go on below a line that begins large', () => {
  const rows = [
    'night driver for the bakery in shipley until it closed, forty shops before six in the morning, in',
    'all weathers and over the tops when the valley was flooded',
    'dispatch rider for a print shop in bradford, nine years, never lost a parcel in the snow and rain',
    'of february or in the heat of july. own van since 2016',
  ];
  const text = (last: string) =>
    isOwn('jo baker', '', ...rows.slice(0, 2), '', ...rows.slice(2), '', last, 'i do not smoke, and dogs are fine');
  expect(text('full licence, clean, my own car is insured for work')).toBe(true);
  expect(text('Full licence, clean, my own car is insured for work')).toBe(false);
});

test('a row of cells goes on with no other row of cells', () => {
  const rows = [
    'TRAININGS ATTENDED:',
    'Fire Safety Basics\tHarbour Academy\tMay 2021',
    'Waste Handling Awareness\tonline\tyearly',
    'Forklift Instructor\ton-going (test not yet taken)',
  ];
  expect(linesOf(...top, ...rows)).toEqual(expect.arrayContaining(rows));
});

test('below a line that is longer than any page is wide another begins, however small it begins', () => {
  const long =
    'run the 900 lb drum washer on line 3. weigh the soap by hand and check the flow off the meter, follow the wash sheet and sign it. check the water temp every load. 18 to 20 loads a shift';
  const rows = ['help the folding crew when they are short', 'clean the lint traps, mostly, and oil with maintenance'];
  const read = linesOf(
    ...top,
    'Work',
    '',
    'Washer Operator',
    'Hale Laundry Co. - Derry',
    'May 2020 to Present',
    long,
    ...rows,
  );
  expect(read).toEqual(expect.arrayContaining([long, ...rows]));
});

test('who may be asked for references is a line of its own', () => {
  const rows = [
    'Own car and tools, no limits on lifting, nights ok, free from the first of May',
    "Refs: call me and I'll send them",
  ];
  expect(linesOf(...top, 'OTHER', '', ...rows)).toEqual(expect.arrayContaining(rows));
});
