import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('a time that says when a post became another, and a title in small letters in a cell of its own, leave a head sure', () => {
  const text = `JOBS
Hale Ridge Ford - Parts Clerk then Parts Manager
6/17 till now, made Manager 3/20
- 14 vans of stock

Glen Motors (closed since)
  PARTS CLERK     may 2012 - june 2017
- counter and phone

2007-2012    Alder Tyre & Exhaust, Marlow       fitter / counter
- tyres and exhausts`;
  expect(printed(text).filter((line) => /^[#*]/.test(line))).toEqual([
    '## JOBS',
    '### Parts Clerk then Parts Manager | Hale Ridge Ford',
    '*6/17 till now · made Manager 3/20*',
    '### PARTS CLERK | Glen Motors (closed since)',
    '*may 2012 - june 2017*',
    '### fitter / counter | Alder Tyre & Exhaust, Marlow',
    '*2007-2012*',
  ]);
});
