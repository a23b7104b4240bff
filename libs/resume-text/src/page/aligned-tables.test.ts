import { expect, test } from '@jest/globals';
import { entriesRead, printed, topOfResume } from '../testing/printed.js';

const films = `LONG FORM

Title                    What                   Director / Company         Me               Year

The Salt Tally           feature drama, 97'     Ona Marrow /               Editor           2024
                                                Paddock Pictures
What the Ferryman        feature doc, 84'       Praveen Hale /             Editor, also     2022
Heard                                           Undertow Docs              co-writer
Two Up                   feature, 103'          Sal Petrov                 Assistant        2016`;

test('cells that were wrapped in their columns are put back into the row that has the time', () => {
  expect(printed(films)).toEqual(
    expect.arrayContaining([
      "The Salt Tally · feature drama, 97' · Ona Marrow / Paddock Pictures · Editor · 2024",
      "What the Ferryman Heard · feature doc, 84' · Praveen Hale / Undertow Docs · Editor, also co-writer · 2022",
    ]),
  );
});

test('a table without wrapped cells stays as it was written', () => {
  const rows = films.split('\n').filter((row) => !/^ {20}|Heard/.test(row));
  expect(printed(rows.join('\n')).join('\n')).toContain('Two Up');
});

const jobs = `CAREER RECORD

PERIOD         POST AND UNIT                MAIN DUTIES
14/03/2022 to  ATC Assistant, Tower and     Strip preparation, 380 movements a day.
date           Approach                     Obtaining and passing slots, with the
               Gulf Air Navigation          units next door.
               Services
               Dhafra Airport, U.A.E.

10/01/2014 to  Passenger Service Agent      Check-in, boarding, load figures, and
31/01/2016     Twiga Handling Ltd           lost bags.
               Nairobi, Kenya`;

test('one column may tell both the post and the employer, and rows may stand apart', () => {
  expect(entriesRead(topOfResume + jobs)).toEqual([
    ['ATC Assistant, Tower and Approach', 'Gulf Air Navigation Services, Dhafra Airport', '14/03/2022 to date', 'Strip preparation, 380 movements a day. Obtaining and passing slots, with the units next door.'],
    ['Passenger Service Agent', 'Twiga Handling Ltd', '10/01/2014 to 31/01/2016', 'Check-in, boarding, load figures, and lost bags.'],
  ]); // prettier-ignore
});

const works = `CREDITS

    Lantern                 PC, PS5, Xbox          2025     Senior Producer
    Lantern: Undertow       PC, PS5, Xbox          2025     Senior Producer
    Moth & Barrow           Switch, PC             2022     Producer
    Freight                 iOS, Android           2017     QA Lead
    (2 cancelled projects I may not name)`;

test('rows of works, each in one year, are rows and no jobs', () => {
  expect(printed(works)).toEqual([
    '## CREDITS',
    'Lantern · PC, PS5, Xbox · 2025 · Senior Producer',
    'Lantern: Undertow · PC, PS5, Xbox · 2025 · Senior Producer',
    'Moth & Barrow · Switch, PC · 2022 · Producer',
    'Freight · iOS, Android · 2017 · QA Lead',
    '(2 cancelled projects I may not name)',
  ]);
});

test('an empty line may part the names of the columns from the first job', () => {
  const table = `Experience

When             Where and as what            What it was

Sept 2021 –      Dyffryn Community Learning   Five groups a week, 8 to 12 learners, and
now              Tutor (0.5)                  tests at the beginning of each.

1995 –           Arael Strip Products Ltd     Tensile tests and calibration records.
Jan 2014         Lab assistant`;
  expect(entriesRead(topOfResume + table)).toEqual([
    ['Tutor (0.5)', 'Dyffryn Community Learning', 'Sept 2021 – now', 'Five groups a week, 8 to 12 learners, and tests at the beginning of each.'],
    ['Lab assistant', 'Arael Strip Products Ltd', '1995 – Jan 2014', 'Tensile tests and calibration records.'],
  ]); // prettier-ignore
});
