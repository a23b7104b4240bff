import { expect, test } from '@jest/globals';
import { withInnerHeadings } from './inner-headings.js';
import type { LineLabel } from './line-tagger.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { logicalLineOf } from './logical-line-of.js';

const top = 'Orla Quinn\norla@example.com | 555-010-0177\n\n';
const written = (text: string) => renderResume(readResume(`${top}${text}`));
const headings = (text: string) => readResume(`${top}${text}`).sections.map(({ heading }) => heading);

const wards = `Profile
Ward manager of twelve years.

Employment

Ward Manager
St. Brigid Hospital, Cork        May 2019 to present
Runs a ward of 28 beds.

Main results
- Cut falls by a third
- Opened a day room

Charge Nurse
Lee Valley Clinic, Cork        2014 – 2019
Led the night shift.

Main results
- Wrote the handover sheet

Staff Nurse
Lee Valley Clinic, Cork        2010 – 2014

Education
BSc Nursing, University College Cork, 2010
`;

test('a heading under each post is a heading within the post', () => {
  const { sections } = readResume(`${top}${wards}`);
  expect(sections.map(({ heading }) => heading)).toEqual(['Profile', 'Employment', 'Education']);
  expect(sections[1]?.entries.map(({ title, details }) => [title, details.length])).toEqual([
    ['Ward Manager', 4],
    ['Charge Nurse', 3],
    ['Staff Nurse', 0],
  ]);
  expect(written(wards)).toContain('**Main results**\n\n- Wrote the handover sheet');
});

test('two headings under each post are both within it', () => {
  const jobs = ['2020 – 2024', '2015 – 2019'].map(
    (dates) =>
      `Site Manager, Hale Builders Ltd, Leeds, ${dates}\nDuties\n- Ran the site\nAchievements\n- Came in early\n`,
  );
  expect(headings(`EXPERIENCE\n${jobs.join('\n')}\nEDUCATION\nHND Construction, Leeds College, 2014`)).toEqual([
    'EXPERIENCE',
    'EDUCATION',
  ]);
});

test('a section that goes on under its heading on the next page stays a section', () => {
  const text =
    'Summary\nDriver of ten years.\n\nExperience\nDriver, Bex Coaches, 2018 – 2024\n- School runs\n\nExperience\nDriver, Tyne Cabs, 2014 – 2018\n- Nights\n';
  expect(headings(text).filter((heading) => heading === 'Experience').length).toBeGreaterThan(0);
  expect(written(text)).not.toContain('**Experience**');
});

test('a heading once between the heads of two jobs, set unlike the headings, is within the first', () => {
  const text =
    'EXPERIENCE\n\nShop Manager, Dell Stores Ltd, York, 2018 – 2024\n- Ran the shop\nThings I am proud of\n- Halved the waste\n\nShop Assistant, Dell Stores Ltd, York, 2014 – 2018\n- Tills\n\nEDUCATION\n\nBA History, University of York, 2013\n';
  expect(headings(text)).toEqual(['EXPERIENCE', 'EDUCATION']);
});

test('a heading in capitals between two jobs stays a section like the others', () => {
  const text =
    'EXPERIENCE\n\nDriver, Bex Coaches, 2018 – 2024\n- School runs\n\nMILITARY SERVICE\n\nCorporal, Royal Logistic Corps, 2010 – 2018\n- Convoys\n\nEDUCATION\n\nBTEC, Leeds College, 2009\n';
  expect(headings(text)).toContain('MILITARY SERVICE');
});

test('the headings within one section look alike', () => {
  const text = written(`SUMMARY

Trainer of adults for eight years.

RELEVANT STRENGTHS

Course Design & Content
 o  Wrote forty hours of courses on food safety
 o  Built a library of job aids

Training & Facilitation
 o  Ran sixty sessions for groups of up to forty
 o  Coached new trainers

Budget & Reporting
 o  Kept a budget of $40,000

Technology
Articulate, Canva, Moodle and Zoom in daily use

EDUCATION

B.A., English, Ohio State University, 2012

EMPLOYMENT

Trainer, Kroger, Columbus, OH   2015–2024
`);
  for (const heading of ['Course Design & Content', 'Training & Facilitation', 'Budget & Reporting', 'Technology'])
    expect(text).toContain(`**${heading}**`);
  expect(text.indexOf('**Technology**')).toBeLessThan(text.indexOf('## EDUCATION'));
});

test('the parts of a list of publications are within it, each alike', () => {
  const text = written(`EDUCATION
2010–2014     PhD, Botany, University of Leeds

PUBLICATIONS
Journal articles
Quinn, O. and Adair, P. (2021) 'Seed banks of hay meadows after flooding', Plant Ecology Today, 12(3).
Quinn, O. (2019) 'Counting grasses by drone', Field Botany, 8(1).
Chapters
Quinn, O. (2022) 'Meadows', in A Handbook of Grassland Restoration.
In press
Quinn, O. and Bell, T. 'Do verges count as meadows?', Journal of Roadside Ecology.

AWARDS
2020   Field Botany prize

REFEREES
On request.
`);
  for (const heading of ['Journal articles', 'Chapters', 'In press']) expect(text).toContain(`**${heading}**`);
});

test.each([
  ['with a line on what was done', 'Career break\nCaring for my mother\nAug 2016 – Sep 2018'],
  ['with its length behind the time', 'Career break\nAug 2016 - Sep 2018 (2 years 1 month)'],
  ['in capitals', 'CAREER BREAK\nCaring for my mother\nAug 2016 – Sep 2018'],
])('time off between two jobs is an entry and no section: %s', (_case, timeOff) => {
  const post = (title: string, time: string) => `${title}\nHarbour Museum\n${time}\n- Kept the register of loans`;
  const text = `Ana Example\nana@example.com\n\nExperience\n\n${post('Registrar', 'Sep 2018 – Present')}\n\n${timeOff}\nRead two courses on the care of textiles.\n\n${post('Assistant', 'Jan 2014 – Jul 2016')}\n\nEducation\n\nBA History, Leith University\n2010 – 2013`;
  const { sections } = readResume(text);
  expect(sections.map(({ heading }) => heading)).toEqual(['Experience', 'Education']);
  expect(sections[0]?.entries.map(({ headerLines: [first] }) => first?.toLowerCase())).toEqual([
    'registrar',
    'career break',
    'assistant',
  ]);
});

test('a heading within a section is one where most others there are set alike, also above the last without bullets', () => {
  const line = (label: LineLabel, text: string, mark?: string) =>
    logicalLineOf(label, text, { mark, blanksBefore: mark === undefined && label !== 'item' ? 1 : 0 });
  const group = (label: LineLabel, name: string) => [line(label, name), line('bullet', 'Wrote the plan', 'o')];
  const lines = [
    line('heading', 'ACCOMPLISHMENTS'),
    ...group('sub', 'Design & Curriculum'),
    ...group('head', 'Training & Facilitation'),
    ...group('sub', 'Measurement & Data'),
    line('sub', 'Technology'),
    line('item', 'Camtasia, Canva, Zoom'),
  ];
  expect(withInnerHeadings(lines).find(({ text }) => text.startsWith('Training'))?.label).toBe('sub');
});

const strongPoints = (heading: string, aim = 'OBJECTIVE') =>
  readResume(
    [
      'Jo Baker',
      'jo@example.com',
      '',
      aim,
      'To join a company where I can grow as a welder.',
      '',
      heading,
      '- Six years on pipes',
      '- Reads drawings',
      '',
      'WORK EXPERIENCE',
      'Welder, Hull Docks Ltd, 2017 - 2023',
      '- Ground joints.',
      '',
      'EDUCATION',
      'Hull College, 2010',
    ].join('\n'),
  ).sections.map((section) => section.heading);

test('a heading in capitals that no list knows stands as one between a profile and the bullets below it', () => {
  expect(strongPoints('MY STRENGTH IN SHORT')).toContain('MY STRENGTH IN SHORT');
});

test('among jobs, and where it names an employer, a line in capitals is no such heading', () => {
  const labelOf = (section: string, text: string) => {
    const heading = (each: string) => logicalLineOf('heading', each, { blanksBefore: 1 });
    const lines = [
      heading(section),
      logicalLineOf('prose', 'Six years on pipes and boilers.'),
      logicalLineOf('head', text, { blanksBefore: 1 }),
      logicalLineOf('bullet', 'Ground joints', { mark: '-' }),
      heading('EDUCATION'),
      heading('LANGUAGES'),
    ];
    return withInnerHeadings(lines)[2]?.label;
  };
  expect(labelOf('OBJECTIVE', 'MY STRENGTH IN SHORT')).toBe('heading');
  expect(labelOf('OBJECTIVE', 'HULL DOCKS LTD')).toBe('head');
  expect(labelOf('WORK EXPERIENCE', 'MY STRENGTH IN SHORT')).not.toBe('heading');
});
