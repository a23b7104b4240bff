import { expect, test } from '@jest/globals';
import { physicalLines } from '../page/physical-lines.js';
import { shapesOf } from '../lines/line-shape.js';
import { isSecondHeadLine } from '../lines/head-lines.js';
import { cleanText } from '../text/clean-text.js';
import { keepWhole } from '../document/keep-whole.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { withTimesBeside, withTimesOfItems } from './times-beside.js';
import { logicalLineOf } from '../lines/logical-line-of.js';

const top = 'Ana Example\nana@example.com\n\nExperience\n\nClerk, Acme Ltd, 2019 - 2021\n- Filed invoices\n\n';
const shown = (section: string) => {
  const resume = readResume(`${top}${section}`);
  const { text, sectionsAsWritten } = keepWhole(resume, renderResume(resume));
  expect(sectionsAsWritten).toBe(0);
  return text.slice(text.lastIndexOf('\n\n## ')).trim().split('\n\n');
};

test.each([
  [
    'the time of a certificate stands beside it',
    'Licenses & certifications\n\nNotary Public, Ohio\nJanuary 2022 to January 2027\n\nABA Bank Teller Certificate\nNovember 2021\n\nNotary Signing Agent\nMarch 2019',
    [
      'Notary Public, Ohio · January 2022 to January 2027',
      'ABA Bank Teller Certificate · November 2021',
      'Notary Signing Agent · March 2019',
    ],
  ],
  [
    'when it was issued and when it ends, too',
    'Licenses & certifications\nHandling Dangerous Goods Awareness (IATA), Harbour Institute\nIssued Mar 2023\nFood Safety Manager\nExpires: 01/19/2026',
    [
      'Handling Dangerous Goods Awareness (IATA), Harbour Institute · Issued Mar 2023',
      'Food Safety Manager · Expires: 01/19/2026',
    ],
  ],
  [
    'an award that looks like a heading is one of its list',
    'Awards\n\nDistrict Leader\nJuly 2023\nMost referrals out of nine branches\n\nArmy Achievement Medal\nSeptember 2018',
    ['District Leader · July 2023', 'Most referrals out of nine branches', 'Army Achievement Medal · September 2018'],
  ],
  [
    'the time of the one voluntary post stands beside it',
    'Volunteering\n\nCity Animal Shelter — Adoption event volunteer\nMarch 2021 - Present',
    ['City Animal Shelter — Adoption event volunteer · March 2021 - Present'],
  ],
  [
    'the level of a language stands beside it',
    'Languages\nNorwegian\nNative or bilingual proficiency\nFrench\nElementary proficiency',
    ['Norwegian · Native or bilingual proficiency', 'French · Elementary proficiency'],
  ],
  [
    'a licence with nothing below it is the last of its list',
    'Certifications and Licenses\n\nNotary Public\nMay 2022\n\nDriver’s License\n\nGroups\n\nRowing club\nMay 2021',
    ['Rowing club · May 2021'],
  ],
  [
    'what labels tell of a service begins no entry',
    'Military Service\n\nBranch: Army National Guard\nService Country: United States\nRank: Specialist (E-4)\nOctober 2014 to October 2020\nUnit supply specialist. Kept hand receipts for 120 soldiers.',
    [
      'Branch: Army National Guard',
      'Service Country: United States',
      'Rank: Specialist (E-4)',
      'October 2014 to October 2020',
      'Unit supply specialist. Kept hand receipts for 120 soldiers.',
    ],
  ],
])('%s', (_case, section, lines) => {
  expect(shown(section).slice(1)).toEqual(lines);
});

const lineOf = (text: string) => logicalLineOf('item', text);

test.each([
  ['a year may stand above what was won in it', ['Prizes', '2021', 'Brick medal']],
  ['a list that begins with times has them above', ['May 2021', 'Brick medal', 'June 2019', 'Timber medal']],
])('%s', (_case, texts) => {
  expect(withTimesBeside(texts.map(lineOf), 'awards').map(({ text }) => text)).toEqual(texts);
});

test('a year alone stands beside the name above it where the two take turns and a year is last', () => {
  const texts = ['Road Analytics', '2023', 'City Social Marketing', '2019'];
  expect(withTimesBeside(texts.map(lineOf), 'certifications').map(({ text }) => text)).toEqual([
    'Road Analytics · 2023',
    'City Social Marketing · 2019',
  ]);
});

const gap = ' '.repeat(13);
const isTitleBelow = (...rows: string[]) =>
  isSecondHeadLine(shapesOf(physicalLines(cleanText(rows.join('\n')))), ['head', 'item', 'bullet', 'bullet'], 1);
const employer = '2012 – 2019  Inchcolm Ferries, Fife';
const duty = `${gap}- Kept the noon boat`;

test.each([
  ['above the first mark', [employer, `${gap}Care of the noon boat`, duty]],
  ['over two lines', [employer, `${gap}Care of the noon boat and of all`, `${gap}that goes with it`, duty]],
])('right below the employer beside a column of times stands the title %s', (_how, rows) =>
  expect(isTitleBelow(...rows)).toBe(true),
);

test.each([
  ['it stands less far in', [employer, '   Care of the noon boat', duty]],
  ['it stands further in', [employer, `${gap}    Care of the noon boat`, duty]],
  [
    'the column has no times',
    ['Fife and May  Inchcolm Ferries, 2012 – 2019 Fife', `${'Fife and May  '.replace(/./g, ' ')}Care`, duty],
  ],
  ['the time is a single year', ['2012         Inchcolm Ferries, Fife', `${gap}Care of the noon boat`, duty]],
  ['it has a mark', [employer, `${gap}- Care of the noon boat`, duty]],
  ['it has a time', [employer, `${gap}Care of the noon boat in 2014`, duty]],
  ['a blank line stands above it', [employer, '', `${gap}Care of the noon boat`, duty]],
  ['it is told at length', [employer, `${gap}Care of ${'the noon boat and '.repeat(5)}the pier`, duty]],
  ['it begins with a sign', [employer, `${gap}(Care of the noon boat)`, duty]],
  ['it is a sentence', [employer, `${gap}Cared for the noon boat.`, duty]],
  ['no marks follow', [employer, `${gap}Care of the noon boat`, `${gap}Care of the pier`, `${gap}Care of the ropes`]],
  [
    'the next line stands elsewhere',
    [employer, `${gap}Care of the noon boat`, '2008 – 2012  Leith Docks, Leith', duty],
  ],
  ['the next line stands apart', [employer, `${gap}Care of the noon boat`, '', `${gap}Care of the pier`, duty]],
])('a line below the employer is no title for sure where %s', (_where, rows) =>
  expect(isTitleBelow(...rows)).toBe(false),
);

const timedOf = (rows: string[]) => withTimesOfItems(rows.map(lineOf), 'certifications').map(({ text }) => text);

test('a time in a line of its own stands behind what it is of', () => {
  expect(timedOf(['“Queues are a promise”, Leeds', 'June 2023', 'Forklift licence', '2021', 'First aid'])).toEqual([
    '“Queues are a promise”, Leeds · June 2023',
    'Forklift licence · 2021',
    'First aid',
  ]);
});

test('where times stand above what they are of, they stay', () => {
  const rows = ['June 2023', '“Queues are a promise”, Leeds', '2021', 'Forklift licence'];
  expect(timedOf(rows)).toEqual(rows);
});
