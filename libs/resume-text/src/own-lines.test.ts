import { expect, test } from '@jest/globals';
import { cleanText } from './clean-text.js';
import { logicalLines } from './logical-lines.js';

const linesOf = (...rows: string[]) => logicalLines(cleanText(rows.join('\n'))).map(({ text }) => text);
const top = ['Jo Baker', 'Plumber', 'jo@example.com | 07700 900 418', ''];
const job = [
  'EXPERIENCE',
  '',
  'Warehouse Clerk, Fenwick Stores, Leeds',
  '2014 – 2016',
  '• Booked in some forty lorries a shift, checked the seals and wrote up the damages (WMS)',
];

test.each<[string, string[], string]>([
  [
    'a paragraph below a blank line is no part of the bullet above',
    [...job, '', 'May 2021 to present: In Leeds to look after my father, who is well again. My card is', 'in date.'],
    'May 2021 to present: In Leeds to look after my father, who is well again. My card is in date.',
  ],
  [
    'an employer in bold below a blank line is no part of the line above',
    [
      ...job,
      'Best shifts: Halifax Road Night Team; Kirkstall Parcels Peak; Morley Cold Store Christmas Run',
      '',
      '**OLDCASTLE PARCELS (bought by Fenwick, 12/2013)**, Hull',
      '**Loader** (3/2011 – 12/2013)',
      '• Sorted by postcode',
    ],
    'OLDCASTLE PARCELS (bought by Fenwick, 12/2013), Hull',
  ],
  [
    'a line that begins in bold is a line of its own',
    [...job, '**Loader**, Oldcastle Parcels, Hull, 2011 – 2013', '• Sorted by postcode'],
    'Loader, Oldcastle Parcels, Hull, 2011 – 2013',
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
    'the title of a project is no part of the bullet above, where lines are broken much later',
    [
      'PROFILE',
      'Young engineer who likes to take things apart, to write down what was inside, and to put them back',
      'together so that they still work. Looking for a first job near the sea.',
      '',
      'PROJECTS',
      '',
      'Tide gauge for the harbour (coursework)',
      '• Soldered the board and wrote the firmware in C, with two others from my year',
      '• I took care of the casing and of showing it to the harbour master',
      'Model Railway Timetable (for fun)',
      '• A Python script and a small web page',
      '',
      'SOCIETIES',
      'Treasurer of the Sailing Society 2023/24: a budget of £2,900, 140 members, and a regatta each summer',
      'for six universities',
    ],
    'Model Railway Timetable (for fun)',
  ],
])('%s', (_name, rows, expected) => {
  expect(linesOf(...top, ...rows)).toContain(expected);
});

test('a bold word in the middle of a sentence goes on', () => {
  const rows = [
    '• Moved the stock list out of paper and into a database, which we then read with the',
    '**Kafka** streams of the head office',
  ];
  expect(linesOf(...top, ...job, ...rows).at(-1)).toMatch(/read with the Kafka streams of the head office$/);
});
