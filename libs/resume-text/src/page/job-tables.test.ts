import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';
import { entriesRead, topOfResume } from '../testing/printed.js';

const jobs = (table: string) => {
  const text = `${topOfResume}EMPLOYMENT\n\n${table}\n\nLANGUAGES\nDanish`;
  return { read: entriesRead(text), shown: renderResume(readResume(text)) };
};
const expected = [
  ['Gang leader', 'Self-employed (for Holm Brick Ltd)', '2019 - date', '2+1 gang on forty plots. Setting out'],
  ['Improver', 'Fell & Sons', '2012 - Dec 2014', 'Lime mortar and arches'],
];

test.each([
  [
    'gaps, with cells that go on below',
    `Dates             Firm                      Job            What I did
---------------------------------------------------------------------------
2019 - date       Self-employed (for        Gang leader    2+1 gang on forty
                  Holm Brick Ltd)                          plots. Setting out
2012 - Dec 2014   Fell & Sons               Improver       Lime mortar and
                                                           arches`,
  ],
  [
    'tabs, in another order',
    'Job\tFirm\tPeriod\tMain duties\nGang leader\tSelf-employed (for Holm Brick Ltd)\t2019 - date\t2+1 gang on forty plots. Setting out\nImprover\tFell & Sons\t2012 - Dec 2014\tLime mortar and arches',
  ],
  [
    'bars',
    '| Dates | Employer | Position | Responsibilities |\n|---|---|---|---|\n| 2019 - date | Self-employed (for Holm Brick Ltd) | Gang leader | 2+1 gang on forty plots. Setting out |\n| 2012 - Dec 2014 | Fell & Sons | Improver | Lime mortar and arches |',
  ],
])('a table of jobs with a column for what was done is read as jobs: %s', (_case, table) => {
  const { read, shown } = jobs(table);
  expect(read).toEqual(expected);
  expect(shown).not.toMatch(/What I did|Main duties|Responsibilities/);
});

test('time without an employer is a row of its own, and no end of the row above', () => {
  const { read, shown } = jobs(
    `Dates             Firm                      Job            What I did
2017 - date       Holm Brick Ltd            Gang leader    Forty plots
2016              Parental leave
2012 -            Fell & Sons               Improver       Lime mortar
Dec 2014`,
  );
  expect(read[0]?.slice(0, 3)).toEqual(['Gang leader', 'Holm Brick Ltd', '2017 - date']);
  expect(shown).toMatch(/Parental leave[\s\S]{0,20}2016|2016[\s\S]{0,10}Parental leave/);
  expect(read.at(-1)).toEqual(['Improver', 'Fell & Sons', '2012 - Dec 2014', 'Lime mortar']);
});

test('a table without such a column is read as before', () => {
  const { read } = jobs(
    'Dates        Firm           Job\n2019 - date  Holm Brick     Gang leader\n2012 - 2014  Fell & Sons    Improver',
  );
  expect(read.map(([title]) => title)).toEqual(['Gang leader', 'Improver']);
});

test('what stands at the left below the table is no part of its last cell', () => {
  const { shown } = jobs(
    'Dates        Firm           Job           Duties\n2019 - date  Holm Brick     Gang leader   Forty plots\n2012 - 2014  Fell & Sons    Improver      Arches\nOwn van and tools.',
  );
  expect(shown).toContain('\nOwn van and tools.');
});

test('the telephone of a referee below another one is that of the next person', () => {
  const { shown } = jobs(
    'Porter, Fell House, 2019 - 2023\n\nREFERENCES:   Earl Holm, supt. Fell House            555-0128\n              Mia Tran (Holm Brick, retired)        555-0190',
  );
  expect(shown).toMatch(/Earl Holm.*555-0128/);
  expect(shown).toMatch(/Mia Tran.*555-0190/);
});
