import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { rowsOf, rowsOfLine } from './text-rows.js';

const resume = readResume(`Jo Baker
jo@example.com

EXPERIENCE
Clerk, Acme Ltd, 2019 - 2021
• Booked the loads of forty trailers every week and kept the records of the drivers for the
  auditors of the yard
• Swept the yard

SKILLS                    LANGUAGES
Excel                     English
Forklift                  Polish
First aid                 German`);
const rows = rowsOf(resume);
const lineOf = (text: string) => resume.lines.find((line) => line.text.startsWith(text));

test('a line that was wrapped has its rows to itself', () => {
  const line = lineOf('Booked');
  expect(line && rowsOfLine(rows, line)).toEqual([
    '• Booked the loads of forty trailers every week and kept the records of the drivers for the',
    '  auditors of the yard',
  ]);
});

test('of two columns neither line has the row to itself', () => {
  const line = lineOf('Forklift');
  expect(line && rowsOfLine(rows, line)).toBeUndefined();
});
