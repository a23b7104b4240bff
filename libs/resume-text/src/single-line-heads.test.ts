import { expect, test } from '@jest/globals';
import { headsRead, printed } from './testing/printed.js';

test('entries of one line each are lines with their times beside them, and entries all the same', () => {
  const text = `EDUCATION
2018   Certificate in Horticulture, Glen College
2009 - 2012   BA Geography, University of Marlow – 2.2
2015   Chainsaw course, three days, evening class`;
  expect(printed(text)).toEqual([
    '## EDUCATION',
    '2018 · Certificate in Horticulture, Glen College',
    '2009 - 2012 · BA Geography, University of Marlow – 2.2',
    '2015 · Chainsaw course, three days, evening class',
  ]);
  expect(headsRead(text)).toHaveLength(3);
});

test('a remark in brackets below a line stands beside it', () => {
  const text = `EDUCATION
Fire warden and first aid, two days, 1999
Cert IV in Horticulture, Glen Polytechnic, 2021
(upgrade units done - certificate is on its way)
Cert II in Turf, Marlow TAFE, 2008`;
  expect(printed(text)[2]).toBe(
    'Cert IV in Horticulture, Glen Polytechnic, 2021 · (upgrade units done - certificate is on its way)',
  );
});

test('a second school in the line below is no part of the first one', () => {
  const text = `EDUCATION
Marlow State University, Glen – Hotel Administration, 71 credit hours (not completed)
Alder High School, Glen, diploma 2011
Fire warden, two days, 2019`;
  expect(printed(text).slice(1)).toEqual([
    'Marlow State University, Glen – Hotel Administration, 71 credit hours (not completed)',
    'Alder High School, Glen, diploma 2011',
    'Fire warden, two days, 2019',
  ]);
});

test('a sentence among jobs is no heading, and the jobs beside it stay headings', () => {
  const text = `EMPLOYMENT
Glen Aero Works, Marlow
CNC Machinist, 2020 - 2024
- Five axis mills

2019 - 2020   Laid off and looked after my father. Some weekend work at a shop in Alder, cash jobs

Alder Hydraulics, Glen
Lathe Operator, 2014 - 2019
- Valve bodies`;
  const lines = printed(text);
  expect(lines.filter((line) => line.startsWith('### '))).toHaveLength(2);
  expect(lines).toContain(
    '2019 - 2020 · Laid off and looked after my father. Some weekend work at a shop in Alder, cash jobs',
  );
});

test('a job with duties below it keeps its heading among jobs of one line', () => {
  const text = `EMPLOYMENT
Cashier, Alder Market, 2019 - 2021
- Till and stock

Cleaner, Glen School, 2017 - 2019`;
  expect(printed(text)[1]).toMatch(/^### Cashier/);
});
