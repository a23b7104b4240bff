import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { logicalLines } from './logical-lines.js';

const linesOf = (...rows: string[]) => logicalLines(cleanText(rows.join('\n'))).map(({ text }) => text);
const top = ['Jo Baker', 'Plumber', 'jo@example.com | 07700 900 418', ''];
const job = ['Mar 2021 – to date\tHarrow Beck Property Care Ltd, Leeds\tRepairs Plumber'];

test.each<[string, string[], string]>([
  [
    'a word that a short line was broken in goes on',
    [
      'Clerk, Acme Ltd, 2019 – 2021',
      '• Opened the letters of all custo-',
      '  mers and a full-',
      '  time helper of Anne-',
      '  Marie',
    ],
    'Opened the letters of all customers and a full-time helper of Anne-Marie',
  ],
  [
    'a sentence goes on behind a slash that a line ends with',
    [
      ...job,
      'Contract is 6,400 council and housing assoc. homes. 7 to 9 jobs a day off the PDA, first',
      'time fix 88% where the team does 79.',
      'Leaks, blocked wastes, level access shower swaps, and from October the no heating /',
      'no hot water calls: PCBs, fans, diverters, mostly Worcester and Ideal.',
      'LGSRs (CP12s), about 450 a year. Empties too: gas checks, cap offs, drain downs.',
    ],
    'Leaks, blocked wastes, level access shower swaps, and from October the no heating / no hot water calls: PCBs, fans, diverters, mostly Worcester and Ideal.',
  ],
  [
    'a list goes on behind a bar that a line ends with',
    ['SYSTEMS', 'ADP Workforce Now | iCIMS | UltiPro | Excel (pivots, XLOOKUP) | SharePoint |', 'DocuSign'],
    'ADP Workforce Now | iCIMS | UltiPro | Excel (pivots, XLOOKUP) | SharePoint | DocuSign',
  ],
  [
    'what stands in a bracket that is open goes on, whatever the next line looks like',
    [
      'BEFORE THAT',
      'Collections Agent, Brynmawr Credit Services, Cwmbran, Jan 2019 - Oct 2021',
      '- outbound dialler, 110 calls/day, promise-to-pay kept 68%',
      '',
      'Various agencies 2016 to 2018 (Christmas at a parcels helpline, six months of car insurance',
      'renewals, some months nothing)',
    ],
    'Various agencies 2016 to 2018 (Christmas at a parcels helpline, six months of car insurance renewals, some months nothing)',
  ],
  [
    'a quotation goes on until it is closed',
    ['WHAT THEY SAY', '“Jo is the reason', 'I still come inside.”', '– member survey, Q3'],
    '“Jo is the reason I still come inside.”',
  ],
  [
    'a duty without a mark that stops without a full stop at the end of a full line goes on, where all others end with one',
    [
      'EXPERIENCE',
      "2022 - now     Children's Librarian",
      'Harbourmouth Regional Library, Nanaimo BC',
      'Schedule four pages and an assistant. Sat on two hiring panels, one for branch heads.',
      'Five storytimes a week, class visits (62 last school year), and the quiet Summer',
      'Reading Club: 1,140 registered in 2025, up from 790.',
      'Reference desk, every second evening and one Sunday a month, tax forms included.',
      'Drop-in tech help on Thursdays.',
      'Wrote the $12,500 application that paid for the bookbike.',
      'Talked a hockey dad and a sleeping student out of a fist fight, once.',
    ],
    'Five storytimes a week, class visits (62 last school year), and the quiet Summer Reading Club: 1,140 registered in 2025, up from 790.',
  ],
  [
    'a short item below another one is an item of its own, when its first word would have fitted above',
    [
      'PAPERS',
      'Languages: English, French, I read it well and speak it haltingly, a little Japanese, too',
      'First aid for the whole shift, renewed in spring, good till 03/2027, card in my bag',
      'Spanish from my mother (well, fluent really), some Irish',
      "No car but I'm on the 220 bus line!",
    ],
    "No car but I'm on the 220 bus line!",
  ],
  [
    'a row of a table with a date in its first cell goes on with no other row',
    [
      'TICKETS',
      'till 11/2027\tACS: CCN1 CENWAT CKR1 HTR1 CPA1, Gas Safe card 0990142',
      'till 05/2028\tG3 unvented (BPEC)',
      "Sept '25\tAsbestos awareness Cat A (UKATA)",
    ],
    'till 05/2028\tG3 unvented (BPEC)',
  ],
  [
    'a head that fills its row goes on with a small letter',
    [
      '2013 – 17\tCalder Mechanical Services, Wakefield',
      '2015 on\tPipefitter, commercial. Schools and a 4 storey care home, press-fit copper, screwed',
      'barrel up to 2", plant rooms off iso drawings. TMV3s fitted and tested yearly, 60 odd',
      '2013-15\tImprover. First and second fix, 84 plots for Fenwick Homes',
    ],
    '2015 on\tPipefitter, commercial. Schools and a 4 storey care home, press-fit copper, screwed barrel up to 2", plant rooms off iso drawings. TMV3s fitted and tested yearly, 60 odd',
  ],
  [
    'a sentence among duties is a duty, though a date stands in it',
    [
      ...job,
      'Leaks, blocked wastes, level access shower swaps and bathrooms.',
      'LGSRs (CP12s), about 450 a year. Empties too: gas checks.',
      '1 week in 5 on call since 2022.',
      'Kieran, our second year, went out in my van and passed his Level 2.',
    ],
    '1 week in 5 on call since 2022.',
  ],
  [
    'a labelled list that fills the row of its bullet goes on with a capital below',
    [
      'EDUCATION',
      'Northfield Institute of Applied Arts                                    Salem, OR',
      'Bachelor of Science in Civil Engineering                                 May 2024',
      '• Selected Subjects: Soil Mechanics, Hydraulics, Structural Design, Traffic',
      'Engineering, Surveying, Timber, Concrete',
      'EXPERIENCE',
      'Clerk, Acme Ltd, 2019 – 2021',
      '• Drew the sections of nine culverts by hand and put them into the model with the',
      'surveyor of the county',
      '• Wrote the report on the bridge at the mill for the council and showed it at two',
      'meetings of residents',
    ],
    'Selected Subjects: Soil Mechanics, Hydraulics, Structural Design, Traffic Engineering, Surveying, Timber, Concrete',
  ],
])('%s', (_name, rows, expected) => {
  expect(linesOf(...top, ...rows)).toContain(expected);
});

test('a sentence among duties is no head', () => {
  const rows = [
    ...job,
    'Leaks, blocked wastes, level access shower swaps and bathrooms, and from October no heating.',
    'LGSRs (CP12s), about 450 a year. Empties too: gas checks, cap offs, drain downs.',
    '1 week in 5 on call since 2022.',
    'Kieran, our second year, went out in my van and passed his Level 2. I signed the logbook.',
  ];
  const lines = logicalLines(cleanText([...top, ...rows].join('\n')));
  expect(lines.find(({ text }) => text.startsWith('1 week'))?.label).toBe('bullet');
});

test.each(['♦', '✦', '◉', '->', '=>', '>>', 'i.', 'iv)', '(ii)', '(b)', '↗', '⬥', '❍', '✅'])(
  '%s is the mark of a bullet',
  (mark) => {
    const rows = ['EXPERIENCE', 'Clerk, Acme Ltd, 2019 – 2021', `${mark} Opened letters`, `${mark} Closed them`];
    const lines = logicalLines(cleanText([...top, ...rows].join('\n')));
    expect(lines.slice(-2).map(({ text }) => text)).toEqual(['Opened letters', 'Closed them']);
  },
);

test.each(['-- network specialist', 'Vincent v. State', 'I. M. Pei Award, shortlisted', '- > 20 % more'])(
  '"%s" loses no more than a mark',
  (text) => {
    const line = logicalLines(cleanText([...top, 'EXPERIENCE', 'Clerk, Acme Ltd, 2019 – 2021', text].join('\n'))).at(
      -1,
    );
    expect(line?.text).toBe(text.replace(/^- /, ''));
  },
);

test('a full row of a paragraph goes on below, though a colon stands behind its first word there', () => {
  const full = 'I like plain tools and the people who use them, and much of my time has gone into payroll';
  const rest = 'software: asking what went wrong, putting it right, and then writing down for the others what';
  expect(linesOf(...top, 'Summary', full, rest, 'it was.')).toContain(`${full} ${rest} it was.`);
  const labels = linesOf(...top, 'Skills', 'I know a few things', 'software: Excel, Sage', 'languages: French');
  expect(labels).toContain('software: Excel, Sage');
});
