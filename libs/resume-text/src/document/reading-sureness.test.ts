import { expect, test } from '@jest/globals';
import { sectionWeights } from '../data/section-weights.data.js';
import { readResume } from '../read-resume.js';
import { tornColumns } from '../testing/torn-columns.js';
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

test('a page in one column with usual headings is read for sure', () => {
  expect(isReadForSure(readResume(plain))).toBe(true);
});

test('columns copied in turns are not', () => {
  expect(isReadForSure(readResume(tornColumns))).toBe(false);
  expect(misreadSections(readResume(tornColumns))).toBeGreaterThan(misreadSections(readResume(plain)));
});

test('an empty text has nothing that could be misread', () => {
  expect(misreadSections(readResume(''))).toBe(0);
});

test('each number of a section has its weight, and one is added to their sum', () => {
  const [numbers = []] = sectionNumbers(readResume(plain));
  expect(sectionWeights).toHaveLength(numbers.length + 1);
});
