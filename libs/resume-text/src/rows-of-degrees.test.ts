import { expect, test } from '@jest/globals';
import { printed } from './testing/printed.js';

test('the rows of a block with their times at the right are heads down to the last one', () => {
  const text = `Education
PhD, Botany, University of Strathforth               2010 — 2014
BSc Biology, University of Strathforth               2006 — 2009

ACR, Associateship of the Institute of Museums       2019
Care of Herbaria, short course, 3 days               2017
MBA, started                                         2024`;
  expect(printed(text)).toEqual([
    '## Education',
    '### PhD, Botany, University of Strathforth',
    '*2010 — 2014*',
    '### BSc Biology, University of Strathforth',
    '*2006 — 2009*',
    '### ACR, Associateship of the Institute of Museums',
    '*2019*',
    '### Care of Herbaria, short course, 3 days',
    '*2017*',
    '### MBA, started',
    '*2024*',
  ]);
});

test('a counted row of a table whose time has no end yet is a head like the others', () => {
  const text = `EDUCATION
S/N   INSTITUTION                                 QUALIFICATION                YEAR
i.    University of Ibadan Lakes, Oyo             B.Sc (2nd Class Upper)       2008 – 2012
ii.   West African College of Physicians          Fellowship, Part I passed    2021 –`;
  expect(printed(text)).toContain('### West African College of Physicians · Fellowship, Part I passed');
  expect(printed(text)).toContain('*2021 –*');
});
