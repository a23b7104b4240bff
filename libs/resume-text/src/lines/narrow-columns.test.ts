import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { printed } from '../testing/printed.js';

/** A page with a side column of 24 characters at the left of the jobs. */
const page = (side: string[]) => {
  const main = [
    'EXPERIENCE',
    'Baker, Old Mill Ltd, 2015 - 2019',
    ...Array.from({ length: 14 }, (_, at) => `• Baked the bread of the night for six shops, round ${at + 1}`),
  ];
  const rows = Array.from({ length: Math.max(side.length, main.length) }, (_, at) =>
    `${(side[at] ?? '').padEnd(27)}${main[at] ?? ''}`.trimEnd(),
  );
  return printed(rows.join('\n'));
};
const below = (lines: string[], heading: string) => lines.slice(lines.indexOf(heading) + 1);

test.each([
  [
    'an award of three rows',
    ['AWARDS', 'Loaf of the Year, gold', 'Northern Guild, Leeds', 'Chapter'],
    ['Loaf of the Year, gold Northern Guild, Leeds Chapter'],
  ],
  [
    'a degree of two rows above its school',
    ['EDUCATION', 'Diploma, Food Service', 'Management', 'Okanagan Coast College', '2014'],
    ['### Diploma, Food Service Management | Okanagan Coast College', '*2014*'],
  ],
  [
    'a school of several rows below its degree',
    ['EDUCATION', 'B.A. (Fine Arts)', 'Anchor Valley', 'College of Arts,', 'Leeds', '2011 - 2014'],
    ['### B.A. (Fine Arts) | Anchor Valley College of Arts, Leeds', '*2011 - 2014*'],
  ],
  [
    'studies that go on with a small letter',
    ['EDUCATION', 'ACCA, Knowledge Level', 'complete, one exam left', '2019 - 2021'],
    ['ACCA, Knowledge Level complete, one exam left · 2019 - 2021'],
  ],
])('%s in a side column is one', (_name, side, shown) =>
  expect(below(page([...side, '', 'LANGUAGES', 'English']), `## ${side[0] ?? ''}`).slice(0, shown.length)).toEqual(
    shown,
  ),
);

test('things that stand below each other in a side column stay apart, though one fills its row', () => {
  const items = ['Sourdough and rye bread', 'Cakes', 'Stock and orders'];
  expect(below(page(['AWARDS', ...items, '', 'LANGUAGES', 'English']), '## AWARDS').slice(0, 3)).toEqual(items);
});

test('two lists below each other in a side column stay apart, though the one has a label', () => {
  const items = ['Git, Docker, Postgres', 'Cloud: Lambda, Kinesis', 'Airflow, dbt, MLflow', 'Torch'];
  expect(below(page(['SKILLS', ...items, '', 'LANGUAGES', 'English']), '## SKILLS').slice(0, 4)).toEqual(items);
});

test('the time of which the word above says that it ended then is no item', () => {
  const side = ['CERTIFICATIONS', 'Forklift — 2022, expired', 'Oct. 2024', 'Rigger — 2025'];
  expect(below(page([...side, '', 'LANGUAGES', 'English']), '## CERTIFICATIONS').slice(0, 2)).toEqual([
    'Forklift — 2022, expired Oct. 2024',
    'Rigger — 2025',
  ]);
});

test('a label among the labels of groups is no heading, though it is one elsewhere', () => {
  const side = ['SKILLS', 'Languages', 'JavaScript, TypeScript,', 'HTML', 'Frameworks', 'React, Redux, Angular,', 'jQuery', 'Testing', 'Jest, bits of', 'Cypress']; // prettier-ignore
  const lines = below(page(side), '## SKILLS');
  expect(lines.filter((line) => /^\*\*|^#/.test(line)).slice(0, 3)).toEqual([
    '**Languages**',
    '**Frameworks**',
    '**Testing**',
  ]);
});

test('a name before a dash begins the next of several projects', () => {
  const text = `Side projects
tide-tables - hours of three ports,
Leaflet, 900 users
lint-no-tabs - small plugin, 40 stars`;
  expect(printed(text)).toEqual([
    '## Side projects',
    'tide-tables - hours of three ports, Leaflet, 900 users',
    'lint-no-tabs - small plugin, 40 stars',
  ]);
});

test('a remark in brackets below a full row of a side column is part of it, also where it names a usual heading', () => {
  const lines = page([
    'TOOLS',
    'Ovens: Miwe and Debag 4',
    '(residency)',
    'Spiral mixer, 40 kg',
    '',
    'LANGUAGES',
    'English',
  ]);
  expect(lines.map((line) => line.replace(/^- /, ''))).toContain('Ovens: Miwe and Debag 4 (residency)');
});

test('referees with their remarks in brackets stay apart', () => {
  const side = [
    'REFERENCES',
    'Mrs Ada Wren of the Mill',
    '(Owner) 0113 555 0120',
    'Mr Tom Hale, Northern G.',
    '(Head of the school)',
  ];
  expect(page([...side, '', 'LANGUAGES', 'English']).join('\n')).not.toMatch(/Wren.*Hale/);
});

/** A page with a side column of 24 characters at the left of a wide one. */
function wide(rows: string[]): string[] {
  const side = ['TOOLS', 'Mixers', 'Deck ovens', 'Tills', 'Excel', '', 'LANGUAGES', 'English', 'Welsh', 'Spanish', 'French', '', 'INTERESTS', 'Rowing, choir']; // prettier-ignore
  const length = Math.max(side.length, rows.length);
  return printed(
    Array.from({ length }, (_, at) => `${(side[at] ?? '').padEnd(27)}${rows[at] ?? ''}`.trimEnd()).join('\n'),
  );
}

const post = [
  'TEACHING POSTS',
  'I am at Harbour High School, Hull (four streams, 900',
  'pupils) since January 2016. I came as a class teacher and',
  'since March 2019 I am Year 11 History co-ordinator and',
  'acting subject head (the post has been frozen). I teach',
  'Forms 9, 10 and 11 History and one class of Geography, 26',
  'periods a week, classes of 30 to 34. Our pass rate went',
  'from 51% to 74% in four years. I set and mark all GCSE',
  'mocks of the year, and lead the meeting of six teachers',
  'each Wednesday.',
];

test('a paragraph told in a wide column goes on below a full row, also with a capital', () =>
  expect(wide(post).join('\n')).toContain('I teach Forms 9, 10 and 11 History'));

test('duties that each fill a row of a wide column are not taken for a paragraph', () => {
  const duties = [
    'WORK',
    'Baker, Old Mill Ltd, 2015 - 2019',
    'Baked the bread of the night for six shops of the county',
    'Ordered flour and butter from four mills and a dairy farm',
    'Sold cakes and pies, and kept the books of two old shops',
  ];
  expect(wide(duties).join('\n')).not.toMatch(/county Ordered|farm Sold/);
});

test('a subject of two rows is one, with the school behind it', () => {
  const side = ['EDUCATION', 'B.Sc. Railway and Bridge', 'Engineering, College of', 'Leeds', '2009 - 2012', '', 'LANGUAGES', 'English']; // prettier-ignore
  expect(page(side)).toContain('### B.Sc. Railway and Bridge Engineering | College of Leeds');
});

test('a certificate under a heading of its own goes on with its kind and a comma', () => {
  const side = ['LANGUAGES', 'English', 'Welsh', '', 'DESIGNATION', 'Dough and Oven Law', 'Specialist (DOL),', 'Northern Guild, 2020', 'In good standing to', 'June 2026', '', 'EDUCATION', 'Diploma, Baking', 'Leeds College', '2010']; // prettier-ignore
  expect(below(page(side), '## DESIGNATION')[0]).toBe('Dough and Oven Law Specialist (DOL), Northern Guild, 2020');
});

const sideColumn = (rows: readonly string[]) => {
  const right = [
    'EXPERIENCE',
    'Alder Mutual Insurance',
    'Lead Systems Engineer · 04.2020 → now',
    '› Own the network of nine offices, with two lines to each of them and',
    '  one more that nobody has needed so far',
    '› Wrote the plan for the move out of the cellar at Marlow, in four steps',
    '› Moved the ledger in one night, and 41 min. of it were in working time',
    '› Keep the list of what runs where, and throw out what nobody claims',
    '',
    'Glen Regional Water',
    'Systems Engineer · 02.2014 → 06.2019',
    '› Ran the pumps of four valleys over radio, with a pager in every third',
    '  week of the month',
    '› Put the tapes of eleven years on disk and tested that they come back',
    '',
    'TALKS',
    '"Your plan is not a plan", Marlow meetup, 2021',
    '',
    'FAMILY LEAVE',
    '07.2019 → 03.2020',
  ];
  const length = Math.max(rows.length, right.length);
  const columns = Array.from({ length }, (_, at) => `${(rows[at] ?? '').padEnd(33)}${right[at] ?? ''}`.trimEnd());
  return `ANA SILVA\nana@example.com\n\n${columns.join('\n')}`;
};

test('a narrow column breaks the name of a school before its last word, and rows of tools without labels are rows of their own', () => {
  const { sections } = readResume(
    sideColumn([
      'TOOLS',
      'Net: Junos, OSPF, BGP,',
      'MPLS, Wireshark',
      'Cloud: Azure, Entra ID, Key',
      'Vault, Arc',
      'Perl, Tcl, a bit of Lua',
      'Graphite, Grafana,',
      'Nagios',
      '',
      'EDUCATION',
      'BEng, Electrical Eng.,',
      'Marlow Hill',
      'University, 2011',
      '',
      'LANGUAGES',
      'English (fluent)',
      'Welsh (native)',
    ]),
  );
  const details = (kind: string) => sections.filter((each) => each.kind === kind).flatMap((each) => each.details);
  expect(details('skills').map(({ text }) => text)).toEqual([
    'Net: Junos, OSPF, BGP, MPLS, Wireshark',
    'Cloud: Azure, Entra ID, Key Vault, Arc',
    'Perl, Tcl, a bit of Lua',
    'Graphite, Grafana, Nagios',
  ]);
  const studies = sections.filter(({ kind }) => kind === 'education').flatMap(({ entries }) => entries);
  expect(studies.map(({ title, organization, dates }) => [title, organization, dates])).toEqual([
    ['BEng, Electrical Eng.', 'Marlow Hill University', '2011'],
  ]);
  expect(sections.map(({ heading }) => heading)).not.toContain('FAMILY LEAVE');
});
