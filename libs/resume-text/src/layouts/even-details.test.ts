import { expect, test } from '@jest/globals';
import { printed } from '../testing/printed.js';

test('the fields of a form below the jobs of one section look alike', () => {
  const text = `Work Experience:

Office of River Works, Department of Lands
Santa Rita, NM US

Contract Specialist
06/2021 - Present
Salary: $80,100.00 USD Per Year
Hours per week: 40
Supervisor: Al Mora (505-555-0166). Okay to contact this Supervisor: Yes

Duties, Accomplishments and Related Skills:
PLANNING: Serve as specialist on 30 open actions a year, from the memo to closeout.
QUOTES: Write requests under parts 12 and 13, answer questions, chair the site visit.
SYSTEMS: PRISM, FPDS-NG.
OTHER: Train new staff twice a year.

County of Bernal
Los Cerros, NM US

Buyer II
08/2016 - 05/2021
Hours per week: 40
Salary: $51,000.00 USD Per Year
Supervisor: Connie Ruiz (retired). Okay to contact: Contact me first

Duties, Accomplishments and Related Skills:
Bought road salt, radios and services for 14 departments under the State Code, about $9M a year.

Buyer I
03/2014 - 07/2016
Hours per week: 32
Quotes, purchase orders, vendor files. Set up the surplus auction online.`;
  const lines = printed(text);
  expect(lines.filter((line) => line.includes('Duties'))).toEqual([
    '**Duties, Accomplishments and Related Skills:**',
    '**Duties, Accomplishments and Related Skills:**',
  ]);
  expect(lines.filter((line) => line.includes('Hours'))).toEqual([
    'Hours per week: 40',
    'Hours per week: 40',
    'Hours per week: 32',
  ]);
});

test('why somebody left is a line with a colon, whatever parts it in the form', () => {
  const text = `CAREER HISTORY

Bookkeeper | Bluff Lines (Pty) Ltd | 2018 – 2022
Journals and accruals
Cash book each day
Reason for leaving\tGrowth

Clerk | Moodley Traders | 2014 – 2018
Petty cash
Stock counts at month end
Reason for leaving : To do articles`;
  const lines = printed(text);
  expect(lines).toEqual(expect.arrayContaining(['Reason for leaving: Growth', 'Reason for leaving: To do articles']));
});

test('a second title above bullets, with the end of its time in a column at the right, is a post', () => {
  const text = `Work Experience
Prairie Outfitters, Midtown Plaza\tJune 2022 – Present
Keyholder (25 hrs/week)\tfrom Aug. 2023
•\tOpen and close alone three times a week
•\tCount footwear every Friday
Sales Associate\tuntil July 2023
•\tAverage sale $90
•\tReturns and exchanges

Buffalo Foods, 8th Street\tSept. 2020 – May 2022
Cashier (part-time)
•\tMoved to the service desk in 2021`;
  expect(printed(text).filter((line) => line.startsWith('### '))).toEqual([
    '### Keyholder (25 hrs/week) | Prairie Outfitters, Midtown Plaza (June 2022 – Present)',
    '### Sales Associate | Prairie Outfitters, Midtown Plaza',
    '### Cashier (part-time) | Buffalo Foods, 8th Street',
  ]);
});
