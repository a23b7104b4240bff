import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const entriesOf = (section: string, lines: string) =>
  readResume(`Ola Brandt\nola@example.com\n\n${section}\n\n${lines}\n`).sections.flatMap(({ entries }) => entries);

const told = (section: string, lines: string) =>
  entriesOf(section, lines).map(({ title, organization, dates }) => [title, organization, dates]);

test('where each block begins with its time alone, no line goes to the time of the next block', () => {
  const lines =
    '2015 – 2016\nPostgraduate in International Taxation (EQF level 7)\nFAVO – Universidade de Nordby. Final mark: 15/20\n\n' +
    '2012 – 2014\nMaster in Accounting, Taxation and Corporate Finance (EQF level 7)\nFAVO – Universidade de Nordby. Thesis on berth rules\n\n' +
    '2009 – 2012\nBachelor in Management (EQF level 6)\nUniversidade de Holm\n\n' +
    '2016\nCertified Accountant (Revisor), member of OCX since 2016\n';
  expect(told('EDUCATION AND TRAINING', lines).map(([title, , dates]) => [title, dates])).toEqual([
    ['Postgraduate in International Taxation (EQF level 7)', '2015 – 2016'],
    ['Master in Accounting, Taxation and Corporate Finance (EQF level 7)', '2012 – 2014'],
    ['Bachelor in Management (EQF level 6)', '2009 – 2012'],
    ['Certified Accountant (Revisor), member of OCX since 2016', '2016'],
  ]);
});

const rows =
  'Ward Aide     Seaview House, Nordby     06/2015 - 09/2017\nNight shift, 12 residents with 1 other aide\n\n' +
  'Cleaner     Harbour Inn, Nordby     2011 - 2015\n';

test('what stands below a row with title, employer and time is told of that row', () => {
  const [aide, cleaner] = entriesOf('WORK HISTORY', rows);
  expect(aide?.details.map(({ text }) => text)).toEqual(['Night shift, 12 residents with 1 other aide']);
  expect([cleaner?.title, cleaner?.dates]).toEqual(['Cleaner', '2011 - 2015']);
});

test('a line with a time below such a row is a head of its own', () => {
  const lines =
    'Ward Aide     Seaview House, Nordby     06/2015 - 09/2017\nCleaner at Harbour Inn, Nordby, 2011 - 2015\n';
  expect(told('WORK HISTORY', lines)).toHaveLength(2);
});

const shop =
  'FJORD & FELL OUTDOOR, Nordby\nShop Manager 06/2019 – Present\nTents and outdoor wear, 1,900 sq ft, $2.4M annual volume, 14 associates\n- Ordered stock\n\n' +
  'FJORD & FELL OUTDOOR, Holm\nAssistant Manager 03/2016 – 06/2019\n- Opened the shop\n';

test('how large an employer is stands below the post, and is no employer', () => {
  const [manager] = entriesOf('EXPERIENCE', shop);
  expect(manager?.organization).toBe('FJORD & FELL OUTDOOR, Nordby');
  expect(manager?.details[0]?.text).toBe('Tents and outdoor wear, 1,900 sq ft, $2.4M annual volume, 14 associates');
});

test.each(['Term 2 2018 to Term 4 2019', 'Term 1, 2021 to now'])('terms of a school are a time: %s', (time) => {
  const [teacher] = entriesOf('EXPERIENCE', `Class Teacher\nHillside School, Nordby\n${time}\n- Taught reading\n`);
  expect(teacher?.dates).toBe(time);
});

test('the rest of a school’s name below a full row is no school of its own', () => {
  const full = 'Coursework toward a B.S. in Business Administration (42 credits), Western Lowland';
  const text = `Ola Brandt\nola@example.com\n\nSUMMARY\n${'Manager of shops and stores with many years of work in the trade, and a clear'}\n${'head for figures, stock and people who come in late on a rainy Monday morning'}\nand more.\n\nEDUCATION\nAssociate of Applied Business\nHolm College, Nordby 2013\n${full}\nUniversity, 2014 – 2016\n`;
  expect(readResume(text).lines.map((line) => line.text)).toContain(`${full} University, 2014 – 2016`);
});

test('a promotion told in the title is no time of the post', () => {
  const lines =
    'Depot Supervisor, promoted Shift Manager (Feb. 2018)\nNordby Cold Storage, Holm  |  May 2015 – Jul. 2020\n- Ran the shift\n\n' +
    'Stock Clerk\nHolm Auto Parts, Nordby  |  Jan. 2013 – Apr. 2015\n- Counted stock\n';
  expect(told('CAREER HISTORY', lines)).toEqual([
    ['Depot Supervisor, promoted Shift Manager (Feb. 2018)', 'Nordby Cold Storage, Holm', 'May 2015 – Jul. 2020'],
    ['Stock Clerk', 'Holm Auto Parts, Nordby', 'Jan. 2013 – Apr. 2015'],
  ]);
});

test.each([
  ['before the title', 'Harbour Realty Group, Nordby. BROKER, February 2020 – today'],
  ['before the title in brackets', 'Harbour Auto Mall, Nordby (sales consultant), 2014 – 2018'],
])('a head with a town %s is not set in fields', (_what, head) => {
  const lines = `${head}\n- Sold houses\n\nOffice Clerk, Holm Books Ltd, 2010 – 2013\n- Kept the files\n`;
  expect(entriesOf('EXPERIENCE', lines).every(({ isSure }) => !isSure)).toBe(true);
});

test('a form of several jobs has its headings, and its times in one line', () => {
  const text =
    'Ola Brandt\nola@example.com\n\nMost recent job\nEmployer: Fell Gardens Ltd\nPosition: Foreman\nFrom: Feb 2020   To: now\nplanted trees\n\n' +
    'Job before that\nEmployer: Holm Parks\nPosition: Gardener\nFrom: Nov 2014   To: Sept 2017\nmowed lawns\n';
  const jobs = readResume(text).sections.filter(({ kind }) => kind === 'experience');
  expect(jobs.flatMap(({ entries }) => entries).map(({ title, dates }) => [title, dates])).toEqual([
    ['Foreman', 'Feb 2020 – now'],
    ['Gardener', 'Nov 2014 – Sept 2017'],
  ]);
});
