import { expect, test } from '@jest/globals';
import { correctLabels } from '../lines/corrected-labels.js';
import { shapesOf } from '../lines/line-shape.js';
import { physicalLines } from '../page/physical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const top = 'Rowan Achterberg\nLeeds, UK | 07700 900123 | rowan@example.com\n\n';
const read = (sections: string) =>
  readResume(top + sections).sections.map(({ heading, details, entries }) => [
    heading,
    ...details.map(({ text }) => text),
    ...entries.map((entry) =>
      [entry.title, entry.organization, entry.dates, ...entry.details.map(({ text }) => text)].join(' · '),
    ),
  ]);

test('where a sign stands before all headings, a line without it is none', () => {
  const duties = [
    'Build the checkout in React and TypeScript\nBrought page weight down from 2.1 MB to 700 kB',
    'Made landing pages for campaigns\nKept the WordPress sites patched',
  ];
  const text = `\n■ Career Summary\n\nMar 2021 – Present   Front End Developer, Quillbox\n${duties[0]}\n\n06/2017 – 02/2021   Junior Developer, Hatch Street Media\n${duties[1]}\n\n\n■ Awards\n\nEmployee of the Quarter, Q3 2021\n\n\n■ CPD\n\nManual handling refresher, 2024`;
  expect(read(text).map(([heading]) => heading)).toEqual(['Career Summary', 'Awards', 'CPD']);
  expect(read(text)[0]?.[2]).toContain(`Junior Developer · Hatch Street Media · 06/2017 – 02/2021 · ${duties[1]?.replace('\n', ' · ')}`); // prettier-ignore
});

test.each([
  ['ends with its time', 'Staff Nurse, Holm Clinic, 2021 – now', 'Porter, Fell Care Home, Northby, 2017 – 2021'],
  ['begins with its time', '2021 – now   Staff Nurse, Holm Clinic', '2017 – 2021   Porter, Fell Care Home, Northby'],
])('a sentence below a head that %s is no part of the head', (_case, first, second) => {
  const [, ...jobs] = read(`Employment\n${first}\nCare for twelve patients.\n\n${second}\nMeals and beds. Kept charts.`)[0] ?? []; // prettier-ignore
  expect(jobs).toEqual([
    expect.stringContaining('Staff Nurse · Holm Clinic'),
    expect.stringMatching(/^Porter · Fell Care Home[^·]* · 2017 – 2021 · Meals and beds\. Kept charts\.$/),
  ]);
});

test('employers that nobody knows are lines of heads, each at its place', () => {
  const text =
    '\ncareer summary\n\n2021 – present\nSite Engineer\nMarrow & Pike\n> Set out foundations\n> Sign off pours\n2017 – 2021\nGraduate Engineer\nLagan Surveys\n> Surveyed footpaths\n> Drew details\n2014 – 2017\nIntern\nQuillbox\n> Held the staff\n\n\nlanguages\n\nGerman - B2';
  expect(read(text)[0]).toEqual([
    'career summary',
    'Site Engineer · Marrow & Pike · 2021 – present · Set out foundations · Sign off pours',
    'Graduate Engineer · Lagan Surveys · 2017 – 2021 · Surveyed footpaths · Drew details',
    'Intern · Quillbox · 2014 – 2017 · Held the staff',
  ]);
});

test('a usual heading set as all others are is a heading, also above a list', () => {
  const text =
    'Work\n\nPorter, Fell Care Home, 2017 – 2021\n• Meals\n• Beds\n\nStrengths\nAutoCAD, Civil 3D, total stations\n\nProjects\n• Timetable app, 2,000 downloads\n• Home lab with three computers\n\nAwards\nWard star';
  expect(read(text).map(([heading]) => heading)).toEqual(['Work', 'Strengths', 'Projects', 'Awards']);
});

test('a rule as long as the line above it underlines a heading, also without blank lines', () => {
  const headings = ['Qualifications', 'Experience', 'Interests', 'Awards', 'Side projects', 'Professional bodies'];
  const below = [
    'Diploma in Nursing, Northby University, 2014',
    'Fell Care Home – Porter – 06/2017 – 02/2021\n- Meals\n- Kept fluid charts',
    '- Choir, allotment, old radios',
    'Employee of the Quarter',
    '• Timetable app\n• Home lab',
    '- Royal College of Nursing\n- Unison',
  ];
  const text = headings.map((heading, at) => `${heading}\n${'-'.repeat(heading.length)}\n${below[at]}`).join('\n');
  expect(read(text).map(([heading]) => heading)).toEqual(headings);
});

test('the set in rest of the last bullet is its rest, however short both are', () => {
  const nurse =
    'Staff Nurse, St. Bede Hospital, Durham, 2021 – present\n• Care for twelve patients\n  on a surgical ward';
  const porter =
    'Healthcare Assistant, Elm Court Care Home, 2017 – 2021\n• Personal care and\n  meal times\n• Kept fluid\n  charts';
  const text = `Profile\nNurse with eight years on surgical wards who likes order.\nFree time\n\tChoir, allotment, old radios\nCareer\n${nurse}\n${porter}`;
  expect(read(text).at(-1)?.at(-1)).toMatch(/Kept fluid charts$/);
});

test('a sentence that was begun goes on with a figure', () => {
  const rows = [
    'Run crews of 4 to 9 men and women on tenant build-outs, schools,',
    'a 6 story medical office and two grocery stores.  Read',
    'blueprints, lay out work, order material and keep the daily',
    'log.  Tie-in of two standby generators with transfer',
    'switches.  Finished the Lakeview Middle School job',
    '11 days ahead of schedule in 2019.  No lost time accident',
    'on my jobs since 2014.',
  ];
  const text = `EXPERIENCE:\n\n2013 to        BRENNER-TODD ELECTRIC CO., Cleveland, Ohio\nPresent        Foreman Electrician\n\n${rows.map((row) => `               ${row}`).join('\n')}\n\nTOOLS:         Own hand tools.`;
  expect(read(text).flat().join(' ')).toContain('School job 11 days ahead of schedule');
});

test('schools below each other beside a heading in their line are one each', () => {
  const text =
    'EDUCATION:     Joint Apprenticeship School, completed 2006\n               Valley Ridge High School, Parma, graduated 1998\n\nTOOLS:         Own hand tools.';
  expect(read(text)[0]).toEqual([
    'EDUCATION',
    expect.stringMatching(/Joint.*2006/),
    expect.stringMatching(/Valley.*1998/),
  ]);
});

test('a line that stops behind the first word of a sentence goes on', () => {
  const text =
    'Work history\nJob Title: Dispatcher\nEmployer: Caprock Feed\nFrom: 08/2016    To: 03/2020\nDescription: Dispatched 22 livestock and hopper bottom trucks, regional TX NM OK KS. Checked\nELD logs for violations every morning, kept driver files, drug test scheduling,\nmedical cards. Fuel card fraud check, saved approx $9k/yr.';
  expect(read(text).flat().join(' ')).toContain('Checked ELD logs for violations');
});

test('sentences about several studies are a paragraph, and none is the head of another', () => {
  const told =
    'MA in Journalism, Corrib University Galway, 2009. BA in English and Economics, same\nuniversity, 2008 (2.1). Short courses since: SEO for Writers (2020), Professional Diploma\nin Digital Marketing (2022, part time), Media law refresher (2018).';
  const shown = renderResume(readResume(`${top}Education and training\n\n${told}\n\nLanguages\n\nDanish`));
  expect(shown).toContain(told.replaceAll('\n', ' '));
  expect(shown).not.toContain('###');
});

test('a phrase that is open above a colon goes on there', () => {
  const rows = [
    'Since October 2020 I have been Content Manager at Fairlough Credit Union Services in',
    'Dublin, which supplies websites and member communications to 58 credit unions. I',
    'plan the editorial calendar, commission four freelancers and edit everything that',
    'goes out: articles, newsletters, landing pages and a podcast with some 2,300 listeners an',
    'episode.',
  ];
  const text = `Career to date\n\n${rows.join('\n')}\n\nFrom 2014 to 2020 I was with The Liffey Courier, Dublin, as business reporter.`;
  expect(read(text).flat().join(' ')).toContain('everything that goes out: articles');
});

test('what kind a post was stands beside its time, and "Earlier" above the posts it is said of', () => {
  const rule = '_'.repeat(70);
  const jobs =
    'Coldwater Group, Inc.                    Saddle Fork, NJ\nSenior Accountant                     2022 – Present\n• Own the close\n• Review work\n\nInternship: Brisk & Stutz LLP, Tax Intern,         Jan – April 2020\n• Filings\n\nEarlier\nShift supervisor, Kettle Coffee, 2016-2019 (put myself through college)';
  const resume = readResume(
    `${top}EDUCATION & EXAMS\n${rule}\nB.S. Accounting, Ferry University, 2020\n\nPROFESSIONAL BACKGROUND\n${rule}\n${jobs}\n\nTECHNICAL\n${rule}\nNetSuite, Excel`,
  );
  const { sections } = resume;
  const entries = sections.filter(({ kind }) => kind === 'experience').flatMap((section) => section.entries);
  expect(entries.map(({ title, organization, dates, isSure }) => [title, organization, dates, isSure])).toEqual([
    ['Senior Accountant', 'Coldwater Group, Inc.', '2022 – Present', true],
    ['Tax Intern', 'Brisk & Stutz LLP', 'Jan – April 2020', true],
    ['Shift supervisor', 'Kettle Coffee', '2016-2019', true],
  ]);
  expect(entries[1]?.notes).toEqual(['Internship']);
  expect(renderResume(resume)).not.toContain('### Earlier');
});

test('the rest of a sentence is no address, whatever it was taken for', () => {
  const lines = physicalLines(
    'Bricklayer with 16 yrs on the trowel, new build housing, heritage and small commercial. Hard\nworking, on time, get on with other trades.',
  );
  expect(correctLabels(shapesOf(lines), ['prose', 'contact'], [false, false])).toEqual(['prose', 'cont']);
});

test('what is rated is no heading, also in capitals', () => {
  const shapes = shapesOf(physicalLines('SKILLS\nSAP MM / PP           ●●●●○\nSAP TM                ●●●●○'));
  const labels = correctLabels(shapes, ['heading', 'item', 'heading'], [false, false, false]);
  expect(labels).toEqual(['heading', 'item', 'prose']);
});
