import { expect, test } from '@jest/globals';
import { entriesRead } from '../testing/printed.js';

const document = (jobs: string) => `Mara Quill\nmara@mail.example\n\nExperience\n\n${jobs}`;

test('a line with a mark that no duty has, above the rest of a head, is an employer', () => {
  const read = entriesRead(
    document(
      '>> LARCH HAULAGE, Hull\n   Driver, May 2019 to now\n\n - Drive the night trunk\n - Train new drivers\n\n>> MOSS COACHES LTD, Leeds\n   Coach driver, 2014 to April 2019\n\n - Drove school runs',
    ),
  );
  expect(read.map(([title, employer]) => [title, employer?.split(',')[0]])).toEqual([
    ['Driver', 'LARCH HAULAGE'],
    ['Coach driver', 'MOSS COACHES LTD'],
  ]);
  expect(read[0]?.slice(3)).toEqual(['Drive the night trunk', 'Train new drivers']);
});

test('marks that stand within a block are those of duties', () => {
  const read = entriesRead(
    document(
      'Driver, Larch Haulage, 2019 – 2024\n* Drive the night trunk\n>> Train new drivers\n>> Wash the yard\n\nClerk, Moss Ltd, 2014 – 2019\n* Wrote the bills',
    ),
  );
  expect(read.map(([title]) => title)).toEqual(['Driver', 'Clerk']);
});
