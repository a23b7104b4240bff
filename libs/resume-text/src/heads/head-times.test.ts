import { expect, test } from '@jest/globals';
import { asideOfTime, changesWithin, cutHead } from '../recognizers/head-atoms.js';
import { partTime } from './head-times.js';
import { printed } from '../testing/printed.js';

test('a degree below a line of nothing but its time and place is the heading, and the line stands below it', () => {
  const text = `EDUCATION AND TRAINING
01/09/2010 – 30/06/2012 – Turku, Finland
MA IN SLAVONIC STUDIES (CZECH WITH RUSSIAN) – Aura School of Languages
Final grade: good

2015 – Tampere
STATE EXAMINATION FOR GUIDES (FINNISH), FIELD: HISTORY – Board of Guides`;
  expect(printed(text)).toEqual([
    '## EDUCATION AND TRAINING',
    '### MA IN SLAVONIC STUDIES (CZECH WITH RUSSIAN) – Aura School of Languages',
    '*01/09/2010 – 30/06/2012 – Turku, Finland*',
    'Final grade: good',
    '### STATE EXAMINATION FOR GUIDES (FINNISH), FIELD: HISTORY – Board of Guides',
    '*2015 – Tampere*',
  ]);
});

test.each([
  ['before a head', '2011–2015     Glazier, first and second fix, for Marlow Homes', '2011–2015'],
  ['behind a head', 'Glazier, first and second fix, for Marlow Homes      2011–2015', '2011–2015'],
])('a time that stands %s behind a gap is printed below it', (_name, line, time) => {
  expect(printed(`EXPERIENCE\n${line}\n• Shop fronts`)).toEqual([
    '## EXPERIENCE',
    '### Glazier, first and second fix, for Marlow Homes',
    `*${time}*`,
    '- Shop fronts',
  ]);
});

test.each([
  ['Apprentice, Big Sky Committee, Sept 2012 to Oct 2015', 'Apprentice, Big Sky Committee', 'Sept 2012 to Oct 2015'],
  ['Full time mum (April 2016 - August 2018)', 'Full time mum', 'April 2016 - August 2018'],
  ['Apprentice with Jim Nolan, Marlow, 1998 to 2002.', 'Apprentice with Jim Nolan, Marlow', '1998 to 2002'],
])('the time at the end of a head stands below it: %s', (head, heading, time) => {
  expect(partTime(head)).toEqual({ heading, time });
});

test('the years of something within a head stay there', () => {
  expect(partTime('Clerk (2014 – 2017 in Hull), Acme Ltd').time).toBe('');
  expect(partTime('Exhibition “1914 – 1918”').time).toBe('');
});

test('a row of a table without a head of its own keeps its time where it stood', () => {
  const row = 'Pier Five\tmarina, timber\t$2.1M\tHard bid\t2014-15';
  expect(printed(`PROJECTS\n${row}\n• Kept the tide out`)).toContain(`### ${row.replaceAll('\t', ' · ')}`);
});

test('what a profile counts stays beside its time, and the total at an employer is not printed', () => {
  const text = `Experience
Tern Clinics
5 years 4 months
Charge Nurse
March 2022 - Present (2 years 1 month)
Bray, Ireland
- Runs a ward of 20

Staff Nurse
January 2019 - March 2022 (3 years 3 months)
Bray, Ireland
- Wound care`;
  expect(printed(text)).toEqual([
    '## Experience',
    '### Charge Nurse | Tern Clinics',
    '*March 2022 - Present (2 years 1 month) · Bray, Ireland*',
    '- Runs a ward of 20',
    '### Staff Nurse | Tern Clinics',
    '*January 2019 - March 2022 (3 years 3 months) · Bray, Ireland*',
    '- Wound care',
  ]);
});

test('a town stands before its state, also where the letters of the state name a kind of firm', () => {
  const text = `WORK HISTORY

HOLLOW FORK TOOL CO.
*Welder, 2nd Shift*
Titusville, PA								03/2012 – 05/2018
- Ran seven presses

RIVER BEND MACHINE INC.
*Welder*
Emlenton, PA								06/2007 – 02/2012
- Frames and brackets`;
  expect(printed(text).filter((line) => line.startsWith('*'))).toEqual([
    '*Titusville, PA · 03/2012 – 05/2018*',
    '*Emlenton, PA · 06/2007 – 02/2012*',
  ]);
});

test('a time in brackets before a degree is printed below it, and each begins the next', () => {
  const shown = printed(`EDUCATION AND TRAINING

[ 2004 – 2008 ]  Degree in Fisheries (Ptychio)          EQF level 6
University of Epirus
[ 10/2022 – 02/2023 ]  Quality of Seafood (online, 50 hours)
AquaLearn Academy   – Certificate of attendance
[ 2021 ]  Life Saving, Hellenic Red Cross – valid until 06/2026`);
  expect(shown.slice(1)).toEqual([
    '### Degree in Fisheries (Ptychio) · EQF level 6',
    '*2004 – 2008 · University of Epirus*',
    '### Quality of Seafood (online, 50 hours)',
    '*10/2022 – 02/2023 · AquaLearn Academy – Certificate of attendance*',
    '### Life Saving, Hellenic Red Cross – valid until 06/2026',
    '*2021*',
  ]);
});

test('a time with a town beside it stands below the line that says what of, whether or not the town is known', () => {
  const text = `EMPLOYMENT
2014 – 2017 (winters) Obertann, Austria
RECEPTIONIST SPORTPENSION HOCHTANN
Family house with 38 rooms. Telephone, transfer for guests from the station.

05/2010 – 10/2013 Makaria
WAITRESS, BEFORE THAT TRAINEE APARTHOTEL BISKUPO
Seasonal, every year.`;
  const heads = printed(text).filter((line) => line.startsWith('### '));
  expect(heads).toEqual([
    '### RECEPTIONIST SPORTPENSION HOCHTANN',
    '### WAITRESS, BEFORE THAT TRAINEE APARTHOTEL BISKUPO',
  ]);
});

const datesOf = (...lines: string[]) => cutHead(lines).map(({ dates }) => dates.map(({ text }) => text).join(', '));

test.each([
  'Deckhand, since 2016 boatswain',
  'Apprentice until 2010 then rigger',
  'Rigger (from 03/2014 as foreman)',
  'Painter till May 2012, then glazier',
])('"%s" tells how one post changed', (text) => {
  expect(changesWithin.test(text)).toBe(true);
  expect(datesOf('Inchcolm Ferries Ltd', '2008 – 2019', text)).toEqual(['', '2008 – 2019', '']);
});

test.each([
  'Boatswain from 2014 to 2016',
  'Boatswain from May 2014 until 2016',
  'Boatswain, since 2016',
  'Boatswain since 2016, 3 boats',
  'since 2016 boatswain of the noon boat',
  '2012 boatswain since 2016 deckhand',
])('"%s" tells of no change', (text) => expect(changesWithin.test(text)).toBe(false));

test('a change has its time where no other line has one', () =>
  expect(datesOf('Inchcolm Ferries Ltd', 'Deckhand, since 2016 boatswain').at(-1)).toMatch(/2016/));

test('since when a title was held is no time beside a line that begins with one', () => {
  expect(datesOf('2012 – 2019  Inchcolm Ferries Ltd, Fife', 'Deckhand (since 2016)')).toEqual(['2012 – 2019', '']);
  expect(datesOf('Inchcolm Ferries Ltd, Fife', 'Deckhand (since 2016)').at(-1)).toMatch(/2016/);
  expect(datesOf('Rigger (from 2010 – 2012)', 'Deckhand (since 2016)').at(-1)).toMatch(/2016/);
});

test.each(['Deckhand, lead hand since 2016', 'Crew 4, Leith base; loaned to the navy 2016'])(
  'the year in "%s" is none of the time that stands in another line of the head',
  (text) => expect(datesOf('3/12 - 2/19   Inchcolm Ferries Ltd', text)).toEqual(['3/12 - 2/19', '']),
);

test.each([
  ['Deckhand (until now)', true],
  ['Deckhand (mate since 16)', true],
  ['Deckhand (since 2016)', true],
  ['Deckhand (since the day on which the noon boat sank)', false],
  ['Deckhand (noon boat)', false],
])('that "%s" says since or until when is %s', (text, says) => expect(asideOfTime.test(text)).toBe(says));

test('a title right below a line that begins with the time and names the employer is of that post', () =>
  expect(
    printed('EXPERIENCE\n\n2012 – 2019  Inchcolm Ferries Ltd, Fife\nDeckhand (since 2016)\n- Kept the noon boat'),
  ).toEqual([
    '## EXPERIENCE',
    '### Deckhand (since 2016) | Inchcolm Ferries Ltd, Fife',
    '*2012 – 2019*',
    '- Kept the noon boat',
  ]));

const lastField = (place: string) =>
  cutHead(['Deckhand', 'Mar 2012 – Aug 2019 (7 years 5 months)', place]).at(-1)?.atoms[0]?.forced;

test.each(['Burntisland', 'Burntisland, Fife', 'Burntisland, West Harbour, Firth Coast'])(
  '"%s" below the time of a post is its place',
  (place) => expect(lastField(place)).toBe('place'),
);

test.each([
  'Inchcolm Ferries Ltd, Fife',
  'Boatswain, Fife',
  'Burntisland, on the noon boat',
  'Burntisland, Harbour, West, Firth, Coast',
  'Burntisland, Pier 4',
])('"%s" below the time of a post is no place that is sure', (text) => expect(lastField(text)).not.toBe('place'));
