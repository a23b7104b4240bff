import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const languagesOf = (rows: string) =>
  readResume(`Ada Larsen\nada@example.com\n\nWORK\n\nPorter, Fell House, 2019 - 2023\n- Kept the keys\n\n${rows}`)
    .sections.filter(({ kind }) => kind === 'languages')
    .map(({ heading, details }) => [heading, ...details.map(({ text }) => text)]);

test.each([
  [
    'tabs, with the heading in the row of the names',
    'TALEN\t\tbegrijpen\tspreken\t\tschrijven\nPools\t\tmoedertaal\nEngels\t\tB2\t\tB2\t\tB1 (examen 2016)',
    ['TALEN', 'Pools: moedertaal', 'Engels: begrijpen B2, spreken B2, schrijven B1 (examen 2016)'],
  ],
  [
    'gaps, below a heading',
    'Languages\n                Reading     Writing     Speaking\nDanish          native      native      native\nGerman (Swiss)  good        fair        good',
    [
      'Languages',
      'Danish: reading native, writing native, speaking native',
      'German (Swiss): reading good, writing fair, speaking good',
    ],
  ],
  [
    'bars',
    'Sprachen\n| Lesen | Schreiben | Sprechen |\nEnglisch | C1 | B2 | C1',
    ['Sprachen', 'Englisch: lesen C1, schreiben B2, sprechen C1'],
  ],
])('the values of a table of languages stand beside what they are of: %s', (_case, rows, shown) => {
  expect(languagesOf(rows)).toEqual([shown]);
});

test('a row with more values than the table has names ends it', () => {
  const rows = 'Languages\n          Reading   Writing\nDanish    C1        C2\nExcel     good      good      good';
  expect(languagesOf(rows).flat()).toContain('Danish: reading C1, writing C2');
  expect(languagesOf(rows).flat().join(' ')).not.toContain('Excel: reading');
});
