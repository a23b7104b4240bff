import { describe, expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { logicalLines } from '../lines/logical-lines.js';
import { readResume } from '../read-resume.js';

const linesOf = (...rows: string[]) =>
  logicalLines(cleanText(rows.join('\n')))
    .filter(({ label }) => label !== 'furniture')
    .map(({ text }) => text.replace(/ {2,}/g, '  '));

const top = ['Petra Novak', 'bookbinder', 'petra@novak.example', ''];

test('two known headings beside each other begin two columns, though a row of one has two cells', () => {
  const lines = linesOf(
    ...top,
    'Education                                   Software',
    'Apprentice bookbinder, Lyceum Pallas        Quark, Scribus                daily',
    'Night school: paper repair, 2011            Photo tools                   weekly',
    'Awards                                      Gimp                          seldom',
    'Golden needle 2019, third place',
    'Paper prize 2021, finalist                   Languages',
    '                                            Czech, Polish (fair)',
  );
  expect(lines.slice(3)).toEqual([
    'Education',
    'Apprentice bookbinder, Lyceum Pallas',
    'Night school: paper repair, 2011',
    'Awards',
    'Golden needle 2019, third place',
    'Paper prize 2021, finalist',
    'Software',
    'Quark, Scribus  daily',
    'Photo tools  weekly',
    'Gimp  seldom',
    'Languages',
    'Czech, Polish (fair)',
  ]);
});

test('a headline set in beside the name stands across the columns below them', () => {
  const lines = linesOf(
    'JO MARCH-BROWN                               Licensed Electrician',
    '',
    'Contact                        About',
    'Ballarat VIC 3350              Eight years with schools and shops, the last four',
    'jo@example.com                 of them with solar roofs. Own tools and van.',
    '',
    'Licences                       Work history',
    'White card                     Electrician, Goldrush Electrical, Ballarat',
    'Working at heights             Mar 2021 - now',
    'First aid                      - Commercial fit-outs: two schools and a shop',
    '                               - Switchboards and data cabling for a clinic',
  );
  expect(lines[0]).toBe('JO MARCH-BROWN  Licensed Electrician');
  expect(lines.at(-1)).toBe('First aid');
});

test('a table of three columns is none of two', () => {
  const rows = [
    'Board          Languages      Marks',
    'Pune           Hindi          71',
    'Nasik          Urdu           64',
  ];
  expect(linesOf(...top, ...rows)).toContain('Pune  Hindi  71');
});

test('the last lines of a left column stay with the line below that crosses both', () => {
  const lines = linesOf(
    ...top,
    'Skills                                      Languages',
    'gold tooling                                Czech',
    'leather paring                              Polish',
    'marbled paper                               Slovak',
    'Beside this',
    'I teach a class of twelve in the folding and sewing of small books every winter.',
  );
  expect(lines.slice(-3)).toEqual([
    'Slovak',
    'Beside this',
    'I teach a class of twelve in the folding and sewing of small books every winter.',
  ]);
});

const sidebar = (left: string[]) => {
  const right = [
    'EXPERIENCE',
    'Binder, Atelier Vltava, Prague        2018 – 2024',
    '• Sewed and cased four hundred volumes a year for the archive of a monastery',
    '• Matched the leather of worn spines by hand',
    'Helper, Paper Mill Velké Losiny       2015 – 2018',
    '• Dried and sorted the sheets',
  ];
  const rows = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => at);
  return linesOf(...top, ...rows.map((at) => `${(left[at] ?? '').padEnd(36)}${right[at] ?? ''}`));
};

test.each<[string, string[], string]>([
  [
    'a list behind a label',
    ['SKILLS', 'Paper repair', 'Tools: bone folder, fine', 'awl, press', 'Gilding'],
    'Tools: bone folder, fine awl, press',
  ],
  [
    'the name of a school',
    ['EDUCATION', 'Diploma, Craft College', 'of the Moravians, 2014', '', 'SKILLS', 'Gilding'],
    'Diploma, Craft College of the Moravians, 2014',
  ],
  [
    'an item among labelled ones',
    ['SKILLS', 'Glue: paste, gelatine', 'Thread: linen, silk', 'and cotton', 'Leather: calf, goat', 'Vellum'],
    'Leather: calf, goat Vellum',
  ],
  [
    'an item among others that end with a time',
    ['CERTIFICATES', 'Paper, Brno (2014)', 'Gold, Vienna (2016)', 'Calfskin, Florence', 'State School (2019)'],
    'Calfskin, Florence State School (2019)',
  ],
  [
    'a bracket among the contacts',
    ['CONTACT', 'Olomouc (by train', 'daily to Prague)', '', 'SKILLS', 'Gilding and more'],
    'Olomouc (by train daily to Prague)',
  ],
])('%s that fills its row in a narrow column goes on below', (_, left, expected) => {
  expect(sidebar(left)).toContain(expected);
});

test('items of a narrow column that are full stay apart', () => {
  const items = ['Paper repair, gilding', 'Tools: bone folder, fine awl', 'Presses: standing, nipping'];
  expect(sidebar(['SKILLS', ...items])).toEqual(expect.arrayContaining(items));
});

test('a bullet goes on with a colon where it hangs, a label in small letters stands for itself', () => {
  const rows = ['• Mended for the archive the boxes and', '  folders: linen, card and thread'];
  expect(linesOf(...top, 'Experience', 'Binder, Atelier Vltava, 2018 – 2024', ...rows)).toContain(
    'Mended for the archive the boxes and folders: linen, card and thread',
  );
  expect(linesOf(...top, 'Skills', 'paste and glue of all sorts', 'folders: linen, card and thread')).toContain(
    'folders: linen, card and thread',
  );
});

test('an item with room behind it is whole, whatever an address of one word is as long as', () => {
  const contact = ['CONTACT', 'linkedin.com/in/petra-novak-books', 'Prague', '', 'SKILLS'];
  const labelled = ['Glue: paste', 'Thread: linen, silk and yarn', 'Vellum'];
  expect(sidebar([...contact, ...labelled])).toEqual(expect.arrayContaining([labelled[0], `${labelled[1]} Vellum`]));
});

test('a heading beside the number of its page is kept', () => {
  const lines = linesOf(...top, 'Skills', 'Gilding', '', `References on request${' '.repeat(50)}2 of 2`);
  expect(lines.at(-1)).toBe('References on request');
});

describe('a sidebar in the middle of a list of bullets', () => {
  const torn = (...side: string[]) =>
    linesOf(
      ...top,
      'EXPERIENCE',
      'Binder, Atelier Vltava                                     2018 – 2024',
      '• Sewed and cased four hundred volumes a year',
      ...side,
      '• Matched the leather of worn spines by hand',
      'Helper, Paper Mill Velké Losiny                            2015 – 2018',
      '• Dried and sorted the sheets',
    );

  test.each([
    ['certificates and memberships', ['CERTIFICATIONS', 'Gilder, Vienna (2016)', 'MEMBERSHIPS', 'Guild of Binders']],
    ['a period below a comma', ['MEMBERSHIPS', 'Guild of Binders, scribe,', '2019-21']],
    ['a period in brackets', ['SOFTWARE', 'Quark (2009-14)', 'Scribus']],
  ])('is put behind it, with %s', (_, side) => {
    const lines = torn(...side);
    expect(lines.indexOf('Matched the leather of worn spines by hand')).toBeLessThan(lines.indexOf(side[0] ?? ''));
  });

  test('is none where a post stands in it', () => {
    const lines = torn('VOLUNTEERING', 'Scribe, Guild of Binders, 2019 – 2021');
    expect(lines.indexOf('Matched the leather of worn spines by hand')).toBeGreaterThan(lines.indexOf('VOLUNTEERING'));
  });
});

test('the first head below a heading that its column broke is a head down to its dates', () => {
  const lines = logicalLines(
    cleanText(
      [
        ...top,
        'WORKSHOPS I WAS IN                           WHAT I DO',
        'Keeper of rare paper, Novak (family          I mend old books and teach',
        'firm, 4 people), Olomouc                     others how to do the same.',
        '2018 – 2024',
        '• Sewed and cased four hundred volumes       SKILLS',
        '• Matched the leather of worn spines         Gilding, paring',
      ].join('\n'),
    ),
  );
  const head = lines.filter(({ label }) => label === 'head').map(({ text }) => text);
  expect(head).toEqual(['Keeper of rare paper, Novak (family firm, 4 people), Olomouc', '2018 – 2024']);
});

test('languages and how well they are known are rows and no columns, though a level is a heading elsewhere', () => {
  const rows = ['Czech       mother tongue', 'Danish      B2, daily at work', 'French      A2'];
  const lines = linesOf(
    ...top,
    'TRAINING',
    '2018    Gilding, two days',
    '',
    'LANGUAGES',
    ...rows,
    '',
    'TOOLS',
    'Awls, presses',
  );
  expect(lines.slice(lines.indexOf('LANGUAGES') + 1, lines.indexOf('TOOLS'))).toEqual(
    rows.map((row) => row.replace(/ {2,}/, '  ')),
  );
});

test('headings in own words begin the columns as well, where the rows above a known one stand at the same gutter', () => {
  const { person, sections } = readResume(`Aoife Daly-Burke
Selling houses since 2009
Find me
                                         The short version
Larchtroy, Leeds
085 000 5513                             Started in the worst year there ever was to start, and
aoife@example.ie                         am still at it. Residential sales first, lettings when
Full clean licence, own car              sales were dead.
I'm good at
                                         Where I've hung my coat
Valuations (usually
within 3%)                               GALLERY & THORNE AUCTIONEERS
Vendors who are in no                    Leeds, 2 offices, 14 people
rush                                     Associate Director      Jan 2022 - now
Private treaty, online bidding
                                         ~ 78 units sold in 2024, best in the firm three years
Systems                                  out of the last four
                                         ~ Market appraisals, 5 to 6 a week, 64% instructed
PropertyPal, Canva                       ~ Look after three negotiators and a Saturday person`);
  expect(person.contacts).toEqual(expect.arrayContaining(['085 000 5513', 'aoife@example.ie']));
  const told = sections.flatMap(({ details }) => details.map(({ text }) => text));
  expect(told).toContain(
    'Started in the worst year there ever was to start, and am still at it. Residential sales first, lettings when sales were dead.',
  );
});
