import { expect, test } from '@jest/globals';
import { topOfResume, printed } from '../testing/printed.js';
import { logicalLines } from './logical-lines.js';

const section = `BEFORE ALL THIS

2011 to 2017, the Mill Road Bakery, Ballina (nine staff, two vans, and open all the year).
     Bread at first, and from 2014 the books as well. I was sent to Sligo for a
     week to learn the till.

2008 to 2010, Yard security, Corrib Timber Park, Galway. Held a guard licence
     (Doors and Crowds). I let it go in 2012 as nobody there asked for it.

1999 to 2007, Western Hosiery Ltd., Castlebar. Started on the knitting floor, last four
     years in the office: wages for sixty, purchase ledger and the post. Firm closed.
`;

test('a paragraph that begins with its time and goes on further in is one, as its neighbours are', () => {
  const lines = logicalLines(topOfResume + section).filter(({ text }) => /^\d{4} to/.test(text));
  expect(lines.map(({ text }) => text.slice(-12))).toEqual([
    'rn the till.',
    'asked for it.'.slice(-12),
    'Firm closed.',
  ]);
  expect(printed(section).filter((line) => line.startsWith('###'))).toEqual([]);
});

test('what stands further in below a short line with its time is a line of its own', () => {
  const jobs = `WORK

2011 to 2017, Baker, Mill Road Bakery, Ballina
     Bread at first, and from 2014 the books as well as the shop of the owner
     and the vans

2008 to 2010, Guard, Corrib Timber Park, Galway
     Locked the gates of the yard at night and kept the book of all the lorries
     and the keys`;
  const lines = logicalLines(topOfResume + jobs).map(({ text }) => text);
  expect(lines).toContain('2011 to 2017, Baker, Mill Road Bakery, Ballina');
});
