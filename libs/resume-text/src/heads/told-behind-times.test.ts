import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

const jobs = `WORK

ALDER RIDGE ELECTRIC CO-OP - Tolland - Groundman
5/12 thru 9/13. Dug trenches, set poles, drove the digger. Long days after the flood of May 2013

ALDER RIDGE ELECTRIC CO-OP again - Lineman
12/16 to now.  Wanted to sleep at home, twins on the way
Switching orders, hold tags and fuses for five valleys.
Two apprentices, one of them done this May.
`;

test('what is told behind the period of a post, below the line that names it, is no title', () => {
  const read = entriesRead(topOfResume + jobs).map(([title, employer, dates, first]) => [
    title,
    employer,
    dates,
    first,
  ]);
  expect(read).toEqual([
    [
      'Groundman',
      'ALDER RIDGE ELECTRIC CO-OP',
      '5/12 thru 9/13',
      'Dug trenches, set poles, drove the digger. Long days after the flood of May 2013',
    ],
    ['Lineman', 'ALDER RIDGE ELECTRIC CO-OP again', '12/16 to now', 'Wanted to sleep at home, twins on the way'],
  ]);
});

test('a title behind the full stop of a period stays one', () => {
  const text = `WORK
Dunmore Mutual, Head Office
2014 – 2018. Senior clerk, claims department, Tolland
• Tables of claims

Corrib Mutual, Head Office
2010 – 2014. Clerk, claims department, Marlow
• Letters to the insured
`;
  expect(printed(text)).toContain('### Senior clerk, claims department, Tolland | Dunmore Mutual, Head Office');
});

test('a sentence that announces a list behind the period of a head is told below it', () => {
  const text = `WORK
Apprentice, Corrib Line School, Oct 2013 to Nov 2016. Went out of the hall to these:
* Dunmore Line Const. (village nets)
* Farrow Inc (wood poles)

Groundman, Farrow Inc, May 2011 to Sept 2013
* Trenches and poles
`;
  expect(printed(text).slice(1, 4)).toEqual([
    '### Apprentice | Corrib Line School',
    '*Oct 2013 to Nov 2016*',
    'Went out of the hall to these:',
  ]);
});
