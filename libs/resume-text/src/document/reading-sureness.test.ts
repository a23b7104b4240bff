import { expect, test } from '@jest/globals';
import { sectionWeights } from '../data/section-weights.data.js';
import { readResume } from '../read-resume.js';
import { isReadForSure, misreadSections } from './reading-sureness.js';
import { sectionNumbers } from './section-numbers.js';

const plain = `Jo Baker
jo@example.com | 0161 496 0123

EXPERIENCE

Depot Clerk, Fell Haulage Ltd, Leeds
2019 - 2023
• Booked loads for forty trailers a week
• Kept the tacho records for audits

Yard Hand, Holm Timber Ltd, Hull
2015 - 2019
• Stacked boards
• Drove the loader

EDUCATION

BTEC Business, Hull College, 2015

SKILLS

Excel, SAP, forklift`;

/** A side column whose lines fell between those of the jobs. */
const torn = `JO
BAKER
FIND ME
0161 496 0123
Hull
WHERE I WORKED
FELL HAULAGE LTD
2019 - now
Depot Clerk
> Booked loads for forty trailers a week and kept the
TOOLBOX
Excel
SAP (so so)
Forklift
tacho records for the audits of the
Route planner
yard
SPEAKS
English
> Cut the waiting time at the gate
Polish ●●●○
HOLM TIMBER
Yard Hand, then
PAPERS
Forklift licence,
renewed 2024
2015 - 2019
> Stacked boards
First aid
> Drove the
2023
loader
ALSO
Football
on Sundays`;

test('a page in one column with usual headings is read for sure', () => {
  expect(isReadForSure(readResume(plain))).toBe(true);
});

test('columns copied in turns are not', () => {
  expect(isReadForSure(readResume(torn))).toBe(false);
  expect(misreadSections(readResume(torn))).toBeGreaterThan(misreadSections(readResume(plain)));
});

test('an empty text has nothing that could be misread', () => {
  expect(misreadSections(readResume(''))).toBe(0);
});

test('each number of a section has its weight, and one is added to their sum', () => {
  const [numbers = []] = sectionNumbers(readResume(plain));
  expect(sectionWeights).toHaveLength(numbers.length + 1);
});
