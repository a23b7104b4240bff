import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { logicalLines } from './logical-lines.js';

const linesOf = (text: string) =>
  logicalLines(cleanText(`Esi Example\nesi@example.com\n\n${text}`)).map((line) => line.text);

const shift = `WORK

Since 04/2021
HEAD GARDENER, Manor of Aldwick, Derry
Park of 12 hectares, two greenhouses, a kitchen garden for the restaurant and the roses
Second of the steward, team of 9 persons. I make the rota, the orders (seed, peat,
tools) and I lead the tours three evenings by week. Water use of the park from 40 m
to 31 m a day in two years with new pipes and less lawn. Responsible of the plant safety
file: last visit of the council in 2023 "very good". I train the apprentices
(4 until now, 3 have their diploma). Since january 2024 I replace the steward
during his absences, in total 9 weeks.`;

test('a word in small letters with a colon goes on below a full line of a paragraph', () =>
  expect(linesOf(shift).some((line) => line.includes('plant safety file: last visit of the council'))).toBe(true));

test('a word with figures and a full stop ends the sentence above', () =>
  expect(
    linesOf(`Where I taught

Fernhill Road Nursery (day care, 40 places) – Brampton
Room Leader, 3 year olds, 0.6. From March 2021 until now.
I plan and run the room for a group of 18 with two helpers, using the QLSF and the BRDS
V3.1. I write two reports on each of the children a month every spring until the parents
have read them. Notes and letters to the family go through the app. I set up our
forest day at the lake with the town ranger (risk sheet, ratios, toilets, all of it),
and it now runs every Friday, Terms 2 to 4. In 2023 we had our yearly inspection visit and came out Good
in Area 1 and 5. Mentored two students.`).some((line) =>
      line.includes('the QLSF and the BRDS V3.1. I write two reports'),
    ),
  ).toBe(true));

test('a name goes on behind "de"', () =>
  expect(
    linesOf(`STUDIES
2010  Mention complémentaire Pâtissier en desserts de boutique – Lycée hôtelier de
      Saint-Malo, Rennes
2009  BEP / CAP Pâtisserie, same school
2012  BP Pâtisserie begun in alternance, not finished`),
  ).toContain('2010  Mention complémentaire Pâtissier en desserts de boutique – Lycée hôtelier de Saint-Malo, Rennes'));

test('what begins with a bracket and goes on behind it begins no item of a narrow column', () =>
  expect(
    linesOf(`CONTACT
Dayton, OH 45402
(937) 555-0142

TOOLS
Excel (Power Query, XLOOKUP, some
macros)
Sage Intacct

CREDENTIALS
CMA Program - passed Part One
(May 2022); Part Two exam
booked for June 2027
Payroll Foundations, 2016

SUMMARY
Payroll accountant with 6+ years across food manufacturing and regional transport. I own the monthly
close for a business unit of three plants and am the person whom plant managers call when the hours do
not add up.

EXPERIENCE
Hollis Packing Co., Dayton, OH
Payroll Accountant II, Mar 2021 – Present
• Build and maintain the payroll of three plants with about nine hundred people in two pay cycles;
  errors cut from 31 to 4 a month over a year`),
  ).toContain('CMA Program - passed Part One (May 2022); Part Two exam booked for June 2027'));
