import { expect, test } from '@jest/globals';
import { withAllHeads } from '../heads/all-heads.js';
import { findUnplacedLines } from '../document/find-lost-lines.js';
import { logicalLineOf } from '../lines/logical-line-of.js';
import { readResume } from '../read-resume.js';
import { headsRead, printed } from '../testing/printed.js';

const jobs = `WORK

May 2008 - June 2011. Trainee baker, Golden Crust, Hexham.
Ovens, dough, early shift.

July 2011 - Feb 2016. Not working. I was at home with two small children. The village hall had me for its accounts, so I learned to keep books, file the returns and argue with the bank.

Mar 2016 - now. Cake decorator, Sugar and Spice, Corbridge, 30 hours a week.
- wedding cakes, up to five tiers
- orders by phone and mail`;

test('heads that begin with their time and a full stop have it below them, and what stands so between them is one', () => {
  const shown = printed(jobs);
  expect(shown.slice(shown.indexOf('## WORK') + 1)).toEqual([
    '### Trainee baker, Golden Crust, Hexham',
    '*May 2008 - June 2011*',
    'Ovens, dough, early shift.',
    '### Not working',
    '*July 2011 - Feb 2016*',
    'I was at home with two small children. The village hall had me for its accounts, so I learned to keep books, file the returns and argue with the bank.',
    '### Cake decorator, Sugar and Spice, Corbridge, 30 hours a week',
    '*Mar 2016 - now*',
    '- wedding cakes, up to five tiers',
    '- orders by phone and mail',
  ]);
  expect(findUnplacedLines(readResume(`Jo Baker\njo@example.com\n\n${jobs}`))).toEqual([]);
});

test('a paragraph that begins with a time stays one where no head does', () => {
  const shown = printed(`WORK

Trainee baker, Golden Crust, Hexham, May 2008 - June 2011
- ovens and dough

July 2011 - Feb 2016. Not working. I was at home with two small children, and kept the books of the village hall for them.`);
  expect(shown.at(-1)).toMatch(/^July 2011 - Feb 2016\. Not working\. I was/);
});

test('what a sentence tells behind the time of a head stands below it', () => {
  const shown = printed(`EXPERIENCE
Secretary, Inchmore Rowing Club, 2015 to date. Minutes, lottery grants (two), boat insurance.`);
  expect(shown.slice(-3)).toEqual([
    '### Secretary | Inchmore Rowing Club',
    '*2015 to date*',
    'Minutes, lottery grants (two), boat insurance.',
  ]);
});

test('schools in a block are all heads where one is, and what was learned beside them is none', () => {
  expect(
    headsRead(`SCHOOL
Peace River Polytechnic, millwright training, periods 1-4, finished 2009, 84% avg
Fort Hill High, grade 12, '05. Co-op student last year`),
  ).toHaveLength(2);
  const lines = [
    logicalLineOf('head', 'BS Biology, University of Davao, 2010-2014'),
    logicalLineOf('item', 'Cloudberry Academy admin certificate, 2022'),
  ];
  expect(withAllHeads(lines, 'education', true).map(({ label }) => label)).toEqual(['head', 'item']);
});

test('a sentence and the beginning of the next one below a time are told of that, and whole', () => {
  const shown = printed(`EXHIBITIONS

Sweat. Sportswear since 1870, Leeds ........................... 2024
61 000 visitors. Loans from 14 lenders in five countries, one courier trip by ferry
in a storm. Travelled to York.
Whose Wax? Leeds and Accra .................................... 2020
With Ama Owusu. Made together with a reference group from the Union of Mid-Yorkshire
Weavers; closed after three weeks (pandemic).`);
  expect(shown).toContain(
    'With Ama Owusu. Made together with a reference group from the Union of Mid-Yorkshire Weavers; closed after three weeks (pandemic).',
  );
});
