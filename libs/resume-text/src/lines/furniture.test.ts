import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { logicalLines } from './logical-lines.js';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const above = [
  'Jo Baker',
  'jo@example.com | 956-555-0158',
  '',
  'EXPERIENCE',
  'Clerk, Acme Ltd, 2019 – 2021',
  '• Opened letters and',
];
const below = ['read them aloud', '• Closed them'];
const linesOf = (...rows: string[]) => logicalLines(cleanText(rows.join('\n')));

test.each<[string, string[]]>([
  ['the kind of document beside the number of its page', ['Curriculum Vitae · page 2 of 3']],
  ['an announcement beside the number of its page', ['Announcement DE-11523 (Budget Analyst) - Page 2 of 2']],
  [
    'a page number with the name of the form behind it',
    ['Page 2/2 - Curriculum vitae of Baker Jo    © European Communities, 2003'],
  ],
  ['the first letter of a name, a credential and the number of a page', ['J. Baker, RN · Page 1 of 2']],
  ['what the document is and whose', ['Curriculum Vitae Jo Baker']],
  ['whose resume it is', ['Resume of Jo Baker']],
  ['a name, a month and a number', ['Jo Baker   Feb 2025   2']],
  ['a name in one word with the number of a page', ['J.BAKER CV p2']],
  ['the first letters of a name and a number', ['JB – 2/3']],
  ['what the document is, whose and that it is confidential', ['CV: J Baker        Confidential']],
  ['a name in brackets with its number', ['CV – Jo Baker (2)']],
  ['a name with the addresses of the top', ['Jo Baker — jo@example.com — 956-555-0158']],
  ['a number between two dashes', ['- 2 -']],
  ['a number in a word', ['Page Two']],
  ['a name, what the document is and a number in a word', ['Jo Baker        Resume, page two']],
  ['a number in Roman letters', ['page ii']],
  ['what says that the text goes on', ['(continued on next page)']],
  ['a name and its title above the number of a page', ['Jo Baker – jo@example.com', 'Page 2 of 3']],
  ['a name and a telephone number below the number of a page', ['Page 2', 'BAKER - 956-555-0158']],
  ['a button of a profile', ['Show all 6 experiences']],
  ['the line above a mail that is repeated', ['On Mon, 2 Feb 2026 at 09:14, Jo Baker <jo@example.com> wrote:']],
  ['what a telephone writes below a mail', ['Sent from my telephone']],
])('%s is no line of the text, which goes on below', (_name, rows) => {
  const lines = linesOf(...above, ...rows, ...below);
  const told = lines.filter(({ label }) => label !== 'furniture').map(({ text }) => text);
  expect(told.slice(-2)).toEqual(['Opened letters and read them aloud', 'Closed them']);
  expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual(rows);
});

test('the number of the first page is no headline', () => {
  const lines = linesOf('Jo Baker', 'Page 1', '', 'EXPERIENCE', 'Clerk, Acme Ltd, 2019 – 2021', '• Opened letters');
  expect(lines.find(({ text }) => text === 'Page 1')?.label).toBe('furniture');
});

test.each([
  ['below the title of the document', ['CURRICULUM VITAE', '', 'Jo Baker']],
  ['in the title of the document', ['Curriculum Vitae of Jo Baker']],
  ['behind its label', ['Name\tJo Baker']],
])('a name %s is known again at the end of a page', (_, top) => {
  const rows = [...top, 'Hull', 'jo@example.com', '', 'EXPERIENCE', 'Clerk, Acme Ltd, 2019 – 2021', '• Opened letters'];
  const lines = linesOf(...rows, '', 'Curriculum Vitae Jo Baker');
  expect(lines.at(-1)).toMatchObject({ label: 'furniture', text: 'Curriculum Vitae Jo Baker' });
});

test.each(['Baker Street Library, 2', 'J. Baker, jo@baker.example', 'Jo Baker, 2019 – 2021', 'CV writing for 2 firms'])(
  '"%s" is no foot of a page',
  (line) => {
    expect(ownLines(...above, '', line).join(' ')).toContain(line);
  },
);

test('a name with its title at the end of a page is furniture, with the number beside or below it', () => {
  const top = ['Jo Baker | Senior Ecologist', 'jo@example.com', '', 'EXPERIENCE', 'Clerk, Acme Ltd, 2019 – 2021'];
  const lines = linesOf(
    ...top,
    '• Opened',
    'Jo Baker, Senior Ecologist, page 1',
    '• Read',
    'Page 2 of 2',
    'Jo Baker – Ecologist',
  );
  expect(lines.slice(4).map(({ label }) => label)).toEqual(['bullet', 'furniture', 'bullet', 'furniture', 'furniture']);
});

test('a duty that speaks of pages is no furniture', () => {
  const lines = linesOf(...above, '• Proofread the annual report up to page 2 of 3', '• Closed them');
  expect(lines.map(({ label }) => label)).not.toContain('furniture');
});

test('the head of a mail and the mail it answers are furniture, its sender is the name on top', () => {
  const lines = linesOf(
    'From: Gareth Probert <g.probert@example.com>',
    'To: jobs',
    'Subject: CV as promised',
    'Date: Tue, 10 Mar 2026 21:47',
    '',
    'WHAT I DO NOW',
    'Team Leader, Severnside Water Ltd, 2021 - 2023',
    '- 12 advisors',
    '- Subject: line of a mail to be kept',
    'Sent from my phone',
    'On 10 Mar 2026, at 16:02, jobs wrote:',
    '> Could you send your CV?',
  );
  expect(lines.filter(({ label }) => label !== 'furniture').map(({ text }) => text)).toEqual([
    'Gareth Probert',
    'g.probert@example.com',
    'WHAT I DO NOW',
    'Team Leader, Severnside Water Ltd, 2021 - 2023',
    '12 advisors',
    'Subject: line of a mail to be kept',
  ]);
  expect(lines[0]?.label).toBe('name');
});

test('the number of a page is no line of the text, though it stands above the name', () => {
  const lines = linesOf('Page 1 of 2', 'Jo Baker', 'jo@example.com', '', 'EXPERIENCE', 'Clerk, Acme', '2019 - 2021');
  expect(lines.find(({ text }) => text === 'Page 1 of 2')?.label).toBe('furniture');
  expect(lines.find(({ text }) => text === 'Jo Baker')?.label).toBe('name');
});

const ownLines = (...rows: string[]) =>
  linesOf(...rows)
    .filter(({ label }) => label !== 'furniture')
    .map(({ text }) => text);
const person = [
  '12 High Street, Hull',
  'jo@example.com',
  '',
  'EXPERIENCE',
  'Clerk, Acme Ltd, 2019 – 2021',
  '• Opened letters',
];

test.each<[string, string]>([
  ['the place of a photo', 'JO BAKER, RN                                  2x2 photo'],
  ['the place of a photo in brackets', 'JO BAKER, RN    [insert recent passport-size photo here]'],
])('%s beside the name is furniture', (_name, row) => {
  expect(ownLines(row, ...person)[0]).toBe('JO BAKER, RN');
});

test('a trade with photos stays beside the name', () => {
  expect(ownLines('Jo Baker    Photographer', ...person)[0]).toMatch(/Photographer$/);
});

test.each<[string, string[]]>([
  ['one line', ['Hello Sam, CV pasted in since the file would not go through. Thanks, Jo']],
  ['a few lines', ['Dear Ms Rao,', '', 'as promised on the phone, my resume.', '', 'Kind regards', 'Jo Baker']],
])('a mail of %s above the resume it brings is furniture', (_name, note) => {
  expect(ownLines(...note, '', 'Joanna Baker', ...person)[0]).toBe('Joanna Baker');
});

test("a greeting that brings no resume is the person's own", () => {
  expect(ownLines('Hello, I build calm software for busy people.', '', 'Joanna Baker', ...person)).toContain(
    'Hello, I build calm software for busy people.',
  );
});

test.each(['Curriculum Vitae (updated March 2025)', 'Resume – 2025', 'CV, last updated: 03/2025'])(
  '"%s" only says what the text is',
  (title) => {
    expect(ownLines('Jo Baker', title, ...person)).not.toContain(title);
  },
);

test.each(['Jo Baker', 'NAME:          Jo Baker                       [PHOTO]'])(
  'what the text is may stand above "%s"',
  (row) => {
    const resume = readResume(['CURRICULUM VITAE - updated 03/2025', '', row, ...person].join('\n'));
    expect(resume.person.name).toBe('Jo Baker');
  },
);

test.each(['CV writer since 2021', 'Resume Services, 2019'])('"%s" says something of the person', (line) => {
  expect(ownLines('Jo Baker', line, ...person).join(' ')).toContain(line);
});

test('the foot of a page with name, month and number is furniture, on the last page too', () => {
  const lines = linesOf('Mrs Joan Rose BAKER-HYDE    BSc', ...above.slice(1), '', 'J R Baker-Hyde – CV May 2024\t\t1');
  expect(lines.at(-1)).toMatchObject({ label: 'furniture' });
});

test('a duty that names the person and a month is no furniture', () => {
  const lines = linesOf(...above, 'Baker of the month in May 2024', '• Closed them');
  expect(lines.map(({ label }) => label)).not.toContain('furniture');
});

test.each(['2 | P a g e', '12 | Page', 'P a g e | 3', 'Page | 3', '4 p a g e'])(
  'the number of a page as Word writes it, “%s”, is furniture',
  (mark) => {
    expect(ownLines(...above, '', mark, '', ...below)).not.toContain(mark);
  },
);

test('a name in small letters on two lines is known again at the foot of a page', () => {
  const top = ['mira', 'lindqvist', '', 'mira@example.com', '', 'work', 'potter, clay studio oost, 2019 – 2021'];
  expect(ownLines(...top, 'threw bowls.', '', 'mira lindqvist / 1', '', 'tools')).not.toContain('mira lindqvist / 1');
});

test.each([
  ['BSc History, Lund University, 2014', 'Page 2 of 3'],
  ['• Closed them and wrote the answers', '2 | P a g e'],
])('“%s” stays in the text when the number of the page stands at its right', (line, mark) => {
  const text = ownLines(...above, `${line}                    ${mark}`).join('\n');
  expect(text).toContain(line.replace('• ', ''));
  expect(text).not.toContain(mark);
});

test('a heading in small letters below the foot of a page begins a section', () => {
  const lines = linesOf(...above, '', 'Jo Baker / 1', '', 'education', 'BSc History, Lund University, 2014');
  expect(lines.find(({ text }) => text === 'education')?.label).toBe('heading');
});

test.each(['I hereby declare that all of this is correct.', 'Place: Hull', 'Yours sincerely,'])(
  'the name below “%s” at the end is a signature, also above the number of the last page',
  (line) => {
    expect(ownLines(...above, '• Closed them', '', line, '', '          JO BAKER', '2 | P a g e').at(-1)).toBe(
      'JO BAKER',
    );
  },
);

test.each(['Photo retouching for print and web', 'Photo archive of the town'])(
  '"%s" is no place for a photo',
  (line) => {
    const lines = linesOf(...above, 'read them aloud', '', 'SKILLS', line);
    expect(lines.at(-1)).toMatchObject({ text: line });
    expect(lines.at(-1)?.label).not.toBe('furniture');
  },
);

test('a name in small letters on two lines is furniture with the number of a page', () => {
  const rest = [above[1] ?? '', ...above.slice(2), 'jo baker / 1', ...below, '', 'jo baker / 2'];
  const lines = linesOf('jo', 'baker', ...rest);
  expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual([
    'jo baker / 1',
    'jo baker / 2',
  ]);
});

test('a number that ends a sentence is no number of an item', () => {
  const lines = linesOf(...above, 'read them aloud to the first of', '5.', '• Closed them');
  expect(lines.map(({ text }) => text)).toContain('Opened letters and read them aloud to the first of 5.');
});

test.each(['Last updated: Sept. 2025', 'Updated May 2024'])('"%s" beside the title is no name', (stamp) => {
  const resume = readResume([`CURRICULUM VITAE                    ${stamp}`, '', 'Jo Baker', ...person].join('\n'));
  expect(resume.person.name).toBe('Jo Baker');
  expect(renderResume(resume)).not.toContain(stamp);
});

test('what somebody updated is a deed', () => {
  expect(ownLines('Jo Baker', 'Updated the rota in 2024', ...person)).toContain('Updated the rota in 2024');
});

test.each(['J. Baker\tCV\tConfidential\tPage 3', 'Jo Baker   Résumé   Private & confidential   Page 2'])(
  'a foot with the name, what it is of and a number is furniture: %s',
  (foot) => {
    const lines = linesOf('Jo Baker', ...above.slice(1), ...below, '', foot);
    expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual([foot]);
  },
);

test('the names of the columns above referees are no referee', () => {
  const rows = [
    'Name\tEmployer\tJob title\tTelephone',
    'Mr R Holt\tQuay Foods\tBuyer\t0113 496 0000',
    'Ms T Webb\tQuay Foods\tOwner\t0113 496 0001',
  ];
  const written = ownLines('Jo Baker', ...above.slice(1), '', 'REFERENCES', ...rows).join('\n');
  expect(written).not.toContain('Telephone');
  expect(written).toContain('Ms T Webb');
});

test('the head of all pages is furniture also where it stands above the name on the first', () => {
  const head = (page: number) => `Resume of Er. Ada G. Okonkwo                    Page ${page} of 2`;
  const lines = linesOf(head(1), 'OKONKWO ADA GRACE', ...above.slice(1), ...below, '', head(2), ...below);
  expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual([head(1), head(2)]);
});

test.each([
  ['a letter and the family name', 'J Baker-Hyde    2'],
  ['the family name and the trade of the top', 'Baker-Hyde / scaffolder / 2'],
  ['the number in words', 'J. Baker-Hyde page two'],
])('a foot of a page that stands alone is furniture, whatever else its first line has: %s', (_what, foot) => {
  const top = ['JO BAKER-HYDE ("Joey")  scaffolder, Gladstone QLD, will travel', ...above.slice(1)];
  const lines = linesOf(...top, ...below, 'Filed letters', '', foot, '', '• Sent them on');
  expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual([foot]);
});

test.each(['Jo R. Baker', 'J. BAKER'])(
  'beside the number of a page stands a name with one letter of it: %s',
  (foot) => {
    const lines = linesOf('JO ROSE BAKER', ...above.slice(1), ...below, '', 'Page 1 / 2', foot, '', '• Sent them on');
    expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual(['Page 1 / 2', foot]);
  },
);

test.each(['Jo Baker\tC.V. 2025', 'Jo Baker – c. v.'])('the name with "C.V." is the head of a page: %s', (head) => {
  const lines = linesOf('Jo Baker', ...above.slice(1), ...below, '', head, '', ...below);
  expect(lines.filter(({ label }) => label === 'furniture').map(({ text }) => text)).toEqual([head]);
});

test('an employer with the name of its owner that stands once is no head of a page', () => {
  const { sections } = readResume(
    'Tom Baker\ntom@example.com\n\nEXPERIENCE\nClerk\nBaker Confidential\n2019 – 2021\n- Opened letters\n',
  );
  expect(sections[0]?.entries[0]?.organization).toBe('Baker Confidential');
});
