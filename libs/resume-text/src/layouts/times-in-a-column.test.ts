import { expect, test } from '@jest/globals';
import { headsRead, printed } from '../testing/printed.js';

const work = `Work so far

05.2021 -> now       Senior Quantity Surveyor
                     Karori Costing Group, Nelson
Cost plans for schools and clinics, from sketch to contract. Leads a
team of three.
02.2017 -> 04.2021   Quantity Surveyor (Junior until 2018)
                     Totara Building Partners, Napier
Schedules, tenders and monthly claims for roads and houses.
Measured on site for a year.
2016                 OE. South America and then a van in Spain.
01.2013 -> 12.2015   Estimator
                     Borrow & Penny Contracting, Picton
Took off quantities for a roofer: sheets, battens, flashings.
`;

test('a year in brackets behind a title tells nothing of the line below, which names the employer', () => {
  expect(headsRead(work)).toContain(
    '02.2017 -> 04.2021   Quantity Surveyor (Junior until 2018) / Totara Building Partners, Napier',
  );
});

test('what is told of a year in the column of times is no duty of the job above', () => {
  const text = work.replace(' (Junior until 2018)', '');
  expect(headsRead(text)).toHaveLength(4);
  expect(printed(text)).toContain('2016 · OE. South America and then a van in Spain.');
});
