import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const linesOf = (...rows: string[]) =>
  readResume(
    `Orla Quinn\norla@example.org\n\nEXPERIENCE\nDriver, Bex Coaches, Leeds, 2018 – 2024\n- School runs\n\nReferees\n${rows.join('\n')}\n`,
  )
    .sections.at(-1)
    ?.details.map(({ text }) => text);

test.each([
  [
    'at tabs',
    ['Ms J. Adair, Depot Lead, Bex Coaches\tMr T. Hale (now with Tyne Cabs)', 'adair@example.com\taddress on request'],
  ],
  [
    'at wide gaps',
    [
      'Ms J. Adair, Depot Lead, Bex Coaches      Mr T. Hale (now with Tyne Cabs)',
      'adair@example.com                         address on request',
    ],
  ],
])('referees side by side are parted %s, each with their own address', (_case, rows) => {
  expect(linesOf(...rows)?.join(' ')).toBe(
    'Ms J. Adair, Depot Lead, Bex Coaches adair@example.com Mr T. Hale (now with Tyne Cabs) address on request',
  );
});

test('a line below both referees stays below both', () => {
  const rows = [
    'Ms J. Adair, Bex Coaches\tMr T. Hale, Tyne Cabs',
    'adair@example.com\tTel on request',
    'Please ask me first',
  ];
  expect(linesOf(...rows)?.join(' ')).toBe(
    'Ms J. Adair, Bex Coaches adair@example.com Mr T. Hale, Tyne Cabs Tel on request Please ask me first',
  );
});

test('rows of which one has a single cell are not parted', () => {
  const rows = ['Ms J. Adair, Bex Coaches\tMr T. Hale, Tyne Cabs', 'adair@example.com'];
  expect(linesOf(...rows)?.[0]).toMatch(/Adair.*Hale/);
});
