import { expect, test } from '@jest/globals';
import { headsRead, printed } from '../testing/printed.js';

const heads = (text: string) => printed(text).filter((line) => line.startsWith('### '));

const courses = ['Fire warden, first aid at work, food hygiene (2019)', 'Moving people, refresher, 2022'];

test('all studies and courses of a section that take one line each are entries, shown as lines, where half of them are degrees', () => {
  const degrees = [
    'Diploma in Care Leadership, Northgate College, 2020',
    'BSc Nursing (Adult), University of Northgate, 2001',
  ];
  const lines = [...degrees, ...courses];
  expect(headsRead(`EDUCATION\n${lines.join('\n')}`)).toEqual(lines);
  expect(printed(`EDUCATION\n${lines.join('\n')}`).slice(1)).toEqual(lines);
});

test('where most of them are courses, cards and papers, they are a list without headings', () => {
  const lines = ['CDL A: Ohio, upgraded 2004', 'Northgate High School, class of 1994', ...courses];
  const text = `SCHOOL AND CARDS\n${lines.map((line) => `- ${line}`).join('\n')}`;
  expect(heads(text)).toEqual([]);
  expect(printed(text)).toEqual(expect.arrayContaining(lines.map((line) => `- ${line}`)));
});

test('courses whose parts stand in columns stay entries with their givers', () => {
  const lines = [
    '2022-2024 | BSc Culinary Arts | Coast ETB',
    '2020-2022 | Diploma in Data Structures | openCamp',
    '2017-2019 | Web Development | Copper Code Academy',
  ];
  expect(headsRead(`EDUCATION\n${lines.join('\n')}`)).toHaveLength(3);
});

test('what says more of a study in its own line is no study', () => {
  const lines = [
    'National Diploma: Retail Management, Cape College, 2010 to 2012',
    'Level 6. Stats I & II passed (68%, 71%)',
    'Matric: Spruce Road High 2009, Maths C',
    'Certificate in Bookkeeping, Cape College, 2008',
  ];
  const shown = heads(`STUDIES\n${lines.join('\n')}`).join('\n');
  expect(shown).not.toContain('Stats');
  expect(shown).toContain('### Matric');
});

test('a degree that stands apart below another is a heading, too', () => {
  const text = `EDUCATION
Diploma in Hospitality, Coast College, 2014

B.A. Drama (unfinished), University of Northgate 2009-11`;
  expect(heads(text)).toHaveLength(2);
});

test('studies of two lines each stay whole', () => {
  const text = `EDUCATION
BSc Nursing, 2010 - 2013
University of Northgate, Leeds
Diploma in Care, 2008 - 2010
Coast College, York`;
  expect(heads(text)).toHaveLength(2);
});
