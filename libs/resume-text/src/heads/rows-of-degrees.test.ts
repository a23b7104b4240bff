import { expect, test } from '@jest/globals';
import type { LogicalLine } from '../lines/logical-lines.js';
import { printed } from '../testing/printed.js';
import { withRowsOfDegrees } from './rows-of-degrees.js';

test('the rows of a block with their times at the right are entries down to the last one', () => {
  const text = `Education
PhD, Botany, University of Strathforth               2010 — 2014
BSc Biology, University of Strathforth               2006 — 2009

ACR, Associateship of the Institute of Museums       2019
Care of Herbaria, short course, 3 days               2017
MBA, started                                         2024`;
  expect(printed(text)).toEqual([
    '## Education',
    'PhD, Botany, University of Strathforth · 2010 — 2014',
    'BSc Biology, University of Strathforth · 2006 — 2009',
    'ACR, Associateship of the Institute of Museums · 2019',
    'Care of Herbaria, short course, 3 days · 2017',
    'MBA, started · 2024',
  ]);
});

test('a counted row of a table whose time has no end yet is an entry like the others', () => {
  const text = `EDUCATION
S/N   INSTITUTION                                 QUALIFICATION                YEAR
i.    University of Ibadan Lakes, Oyo             B.Sc (2nd Class Upper)       2008 – 2012
ii.   West African College of Physicians          Fellowship, Part I passed    2021 –`;
  expect(printed(text)).toContain('West African College of Physicians · Fellowship, Part I passed · 2021 –');
});

test('a course of an earlier year is none of the course above it', () => {
  const text = `EDUCATION
2012-2015	Cert IV in Joinery	Far North Skills Institute
2021	Elevated work platform (yellow card)
2019	Scissor lift familiarisation, 3 days, no exam`;
  expect(printed(text)).toContain('2019 · Scissor lift familiarisation, 3 days, no exam');
});

test('the place stays with its employer where other jobs of the section have a time alone', () => {
  const text = `EXPERIENCE
Barista, Fernwood Coffee Inc, Boston, MA, 2020 - 2022
• Opened the shop

Cashier, Millbrook Foods Inc, 2017 - 2019
• Counted the till

Porter, Hotel Amalfi Inc, 2015 - 2016
• Carried bags`;
  expect(printed(text)).toContain('### Barista | Fernwood Coffee Inc, Boston, MA');
});

const row = (text: string, label: LogicalLine['label'], blanksBefore = 0): LogicalLine => ({
  label,
  text,
  blanksBefore,
  mark: undefined,
  start: 0,
  end: 0,
  indent: 0,
  level: 0,
});

test.each([
  [['Kiln safety      Distinction      2016', 'Dust and noise      1 day      2019'], 'head'],
  [['Kiln safety      Distinction      2016', 'Dust and noise      2019'], 'item'],
  [['Kiln safety      Distinction      2016', 'Dust      noise      2019      1 day'], 'item'],
])(
  'the rows of a table of three columns are alike, others stay what they were: %j',
  ([first = '', second = ''], label) => {
    const read = withRowsOfDegrees([row(first, 'head', 1), row(second, 'item')]);
    expect(read.map((line) => line.label)).toEqual(['head', label]);
  },
);
