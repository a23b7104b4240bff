import { expect, test } from '@jest/globals';
import { entriesRead } from '../testing/printed.js';

const top = 'Contact\nmara@mail.example\n\nMara Quill\nBuyer at Larch Mill\n\n';
const jobs = `Experience

Larch Mill
6 years

Senior Buyer, Timber
March 2021 - Present (3 years)
Hull, England, United Kingdom

Buys oak and ash from forty yards.

Desk Officer, secondment
January 2020 - February 2021 (1 year 2 months)
County Offices

Kept the books of the harbour.

Buyer
March 2018 - December 2019 (1 year 10 months)

Moss Paper
Clerk
May 2015 - February 2018 (2 years 10 months)
Leeds, England, United Kingdom
`;

test('the posts below one employer of a saved profile are with that employer, wherever they were', () => {
  const read = entriesRead(top + jobs).map(([title, employer]) => [title, employer]);
  expect(read).toEqual([
    ['Senior Buyer, Timber', 'Larch Mill'],
    ['Desk Officer, secondment', 'Larch Mill'],
    ['Buyer', 'Larch Mill'],
    ['Clerk', 'Moss Paper'],
  ]);
});

test('without the time of all its posts below an employer, each post has its own', () => {
  const read = entriesRead(top + jobs.replace('6 years\n\n', '')).map(([, employer]) => employer);
  expect(read[1]).not.toBe('Larch Mill');
});

test('a post that names no employer is with that of the post above it', () => {
  const text =
    top +
    'Experience\n\nLarch Mill\nLead Buyer\nMay 2019 - March 2021 (1 year 11 months)\nHull, England\n- Bought oak\n\nBuyer\nJanuary 2016 - April 2019 (3 years 4 months)\nHull, England\nBought ash, 60 yards.\n';
  expect(entriesRead(text).map(([, employer]) => employer)).toEqual(['Larch Mill', 'Larch Mill']);
});
