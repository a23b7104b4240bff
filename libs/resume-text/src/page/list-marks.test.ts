import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { logicalLines } from '../lines/logical-lines.js';
import { readResume } from '../read-resume.js';

const marks = [
  '~',
  '»',
  '→',
  '✓',
  '‣',
  'o',
  '§',
  '·',
  '¤',
  '–',
  '>',
  '+',
  '¬',
  '=',
  '--',
  '[x]',
  'Ø',
  'ƒ',
  'ü',
  'Ÿ',
  '¾',
  '※',
  '/',
  '†',
  '✂',
];

test.each(marks)('“%s” before the items of two blocks is a mark, and all of them are bullets', (mark) => {
  const { sections } = readResume(
    [
      'Jo Baker',
      'jo@example.com',
      '',
      'KEY STRENGTHS',
      '',
      'Front of House',
      `${mark} Greeted up to 300 guests on a Saturday, and kept the waiting list`,
      '  with two hosts',
      `${mark} 12 tables of a section`,
      '',
      'Stock Room',
      `${mark} Knowledge of cellar and cold store`,
      `${mark} Can lift a keg`,
      `${mark} Counts on Mondays`,
      '',
      'EDUCATION',
      'Hull College, 2012',
    ].join('\n'),
  );
  const told = sections[0]?.entries.flatMap(({ details }) => details) ?? [];
  const details = [...(sections[0]?.details ?? []), ...told].filter(({ isSubheading }) => !isSubheading);
  expect(details.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual([
    'Greeted up to 300 guests on a Saturday, and kept the waiting list with two hosts',
    '12 tables of a section',
    'Knowledge of cellar and cold store',
    'Can lift a keg',
    'Counts on Mondays',
  ]);
});

test.each<[string, string[]]>([
  ['amounts in an old currency', ['ƒ 200 a night', 'ƒ 300 an evening', 'ƒ 40 a cover']],
  [
    'small words',
    [
      'y Málaga en verano',
      'e Porto no inverno',
      'I served',
      'I cooked',
      'I cleaned',
      'A Tuesday',
      'A Friday',
      'A Monday',
    ],
  ],
  ['one line alone', ['~ Counted the till']],
  ['signs that say how much', ['~ 200 guests a night', '~ 30 covers an evening']],
  ['heads of jobs', ['† Waiter, The Anchor, 2017 - 2019', 'Served', '† Cook, The Bell, 2015 - 2017', 'Cooked']],
  ['headings', ['// SKILLS', 'Excel', '// LANGUAGES', 'Greek']],
  ['titles between two signs', ['~ Waiter ~', 'Served', '~ Cook ~', 'Cooked']],
  ['addresses', ['✂ jo@example.com', '✂ baker@example.com']],
  ['the icons of places', ['✂ Leeds', 'Waiter, 2019', '', '✂ Hull', 'Cook, 2017']],
])('%s with a sign before them are no list', (_, rows) => {
  const lines = logicalLines(cleanText(['Jo Baker', 'jo@example.com', '', 'OTHER', ...rows].join('\n')));
  expect(lines.filter(({ mark }) => mark !== undefined)).toEqual([]);
});

test('a sign before titles with marked bullets below them is no mark of a list', () => {
  const rows = ['† Waiter, The Anchor', '- Served', '† Cook, The Bell', '- Cooked'];
  const lines = logicalLines(cleanText(['Jo Baker', 'jo@example.com', '', 'WORK', ...rows].join('\n')));
  expect(lines.filter(({ mark }) => mark !== undefined).map(({ text }) => text)).toEqual(['Served', 'Cooked']);
});

test('marks side by side are a line each, with a number like that of a telephone in one of them', () => {
  const rows = ['~ Survey licence 2019-0012  ~ Rotas', '~ Till reconciliation      ~ First aid', '~ Stock'];
  const lines = logicalLines(cleanText(['Jo Baker', 'jo@example.com', '', 'KEY SKILLS', ...rows].join('\n')));
  expect(lines.slice(3).map(({ mark, text }) => `${mark} ${text}`)).toEqual([
    '• Survey licence 2019-0012',
    '• Rotas',
    '• Till reconciliation',
    '• First aid',
    '• Stock',
  ]);
});

test('items in a row with an asterisk before each are no bullet', () => {
  const { sections } = readResume('Jo Baker\njo@example.com\n\nSKILLS\n* Excel * Forklift * Spanish');
  expect(sections[0]?.details).toMatchObject([{ text: 'Excel • Forklift • Spanish', isBullet: false }]);
});

const inset = [
  'Jo Baker',
  'jo@example.com',
  '',
  'WORK',
  '',
  'Keeper of maps, Holm Archive, 2015 – 2021',
  ' Catalogued nine thousand charts of the northern seas and wrote the notes',
  'for the readers of the hall',
  ' Lent sheets to six schools',
  ' Mended torn paper',
  '',
  'Clerk, Holm Council, 2011 – 2015',
  ' Wrote the minutes of the board and of the committees that it had set up in those years',
  'Harbour among them',
  ' Opened the post',
  ' Counted the votes',
];

test('where a converter lost the signs, what is one blank further in begins an item', () =>
  expect(
    logicalLines(cleanText(inset.join('\n')))
      .filter(({ label }) => label === 'bullet')
      .map(({ text }) => text.split(' ')[0]),
  ).toEqual(['Catalogued', 'Lent', 'Mended', 'Wrote', 'Opened', 'Counted']));

test('one line that is further in by chance is no item', () => {
  const rows = inset.map((row, at) => (at === 6 ? row : row.trimStart()));
  expect(logicalLines(cleanText(rows.join('\n'))).some(({ mark }) => mark !== undefined)).toBe(false);
});

const withoutMarks = [
  'OTHER',
  ' Counted the stock of two cellars every Monday and wrote down what was missing in the',
  'book of the house.',
  ' Till reconciliation',
  ' Orders',
  '',
  'MORE',
  ' 30 covers an evening',
  ' Stock',
  ' First aid',
];
const marksOf = (rows: string[]) =>
  logicalLines(cleanText(['Jo Baker', 'jo@example.com', '', ...rows].join('\n')))
    .filter(({ mark }) => mark !== undefined)
    .map(({ text }) => text);

test('where all marks were lost, the blank behind them tells the items of lists', () => {
  expect(marksOf(withoutMarks)).toEqual([
    'Counted the stock of two cellars every Monday and wrote down what was missing in the book of the house.',
    'Till reconciliation',
    'Orders',
    '30 covers an evening',
    'Stock',
    'First aid',
  ]);
});

test.each([
  ['one of them goes on with a small letter', withoutMarks.map((row) => row.replace(/^ Stock/, ' of stock'))],
  ['other lines have a mark', withoutMarks.map((row) => row.replace(/^ (Stock|First)/, '- $1'))],
  ['nearly all lines begin with a blank', withoutMarks.map((row) => ` ${row.trim().replace(/^b/, 'B')}`)],
])('a blank before lines is no lost mark where %s', (_, rows) => {
  expect(marksOf(rows)).not.toContain('Till reconciliation');
});

test('a mark that a font turned into a letter is one, and what is set in below an abbreviation goes on', () => {
  const { sections } = readResume(
    [
      'Jo Baker',
      'jo@example.com',
      '',
      'WORK',
      '',
      'Lift Inspector, Holm Archive, 2015 – 2021',
      'ƒ Tested hoists, ramps, cradles, shutters and dumb waiters of nine houses under M. Reg.',
      '  312/07: 260 reports each year.',
      'ƒ Kept the book of faults.',
      'ƒ Taught two trainees.',
      '',
      'Fitter, Dunmore Mutual, 2011 – 2015',
      'ƒ Greased and set doors.',
    ].join('\n'),
  );
  expect(sections[0]?.entries.map(({ details }) => details.map(({ text, isBullet }) => [isBullet, text]))).toEqual([
    [
      [
        true,
        'Tested hoists, ramps, cradles, shutters and dumb waiters of nine houses under M. Reg. 312/07: 260 reports each year.',
      ],
      [true, 'Kept the book of faults.'],
      [true, 'Taught two trainees.'],
    ],
    [[true, 'Greased and set doors.']],
  ]);
});
