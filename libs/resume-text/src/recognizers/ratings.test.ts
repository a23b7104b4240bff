import { describe, expect, it } from '@jest/globals';
import { readResume } from '../read-resume.js';
import { renderResume } from '../document/render-resume.js';

const above =
  'Ottilie Brandt\nCook\nottilie@example.org\n\nWORK\n\nCook | Harbour Inn | 2019 - 2024\n- Cooked for ninety guests a night\n';

/** The lines of the last section, without marks and empty lines. */
function listOf(...rows: string[]): string[] {
  const written = renderResume(readResume([above, 'SKILLS', '', ...rows].join('\n')));
  const lines = written.slice(written.indexOf('## SKILLS')).split('\n').slice(1);
  return lines.filter((line) => line !== '').map((line) => line.replace(/^- /, ''));
}

describe('ratings', () => {
  it.each([
    ['dots right below', ['Pastry', '●●●●○', 'Sauces', '●●○○○', 'Bread', '●●●●●']],
    ['dots below an empty line', ['Pastry', '', '●●●●○', '', 'Sauces', '', '●●○○○', '', 'Bread', '', '●●●●●']],
    ['dots in parted pairs', ['Pastry', '●●●●○', '', 'Sauces', '●●○○○', '', 'Bread', '●●●●●']],
    ['dots set apart', ['Pastry', '● ● ● ● ○', 'Sauces', '● ● ○ ○ ○', 'Bread', '● ● ● ● ●']],
    ['dots beside, set apart', ['Pastry ● ● ● ● ○', 'Sauces ● ● ○ ○ ○', 'Bread ● ● ● ● ●']],
  ])('keeps every dot behind what it rates: %s', (_form, rows) => {
    expect(listOf(...rows)).toEqual(['Pastry ●●●●○', 'Sauces ●●○○○', 'Bread ●●●●●']);
  });

  it('keeps dots that are all full, as no rule of the page', () => {
    expect(listOf('Pastry', '••••', 'Sauces', '••', 'Bread', '•••••')).toEqual([
      'Pastry ••••',
      'Sauces ••',
      'Bread •••••',
    ]);
  });

  it('keeps ratings of a total, as no numbers of pages', () => {
    expect(listOf('Pastry', '4/5', 'Sauces', '3/5')).toEqual(['Pastry 4/5', 'Sauces 3/5']);
  });

  it.each(['★★★★☆ Pastry', '●●●○○ Sauces', '■■□ Bread'])('takes no sign of a rating for a bullet: %s', (row) => {
    expect(listOf(row, 'Fish')).toEqual([row, 'Fish']);
  });

  it('takes a dot and a ring with a text behind them for marks', () => {
    expect(listOf('● Pastry and bread', '● Sauces of all kinds')).toEqual(['Pastry and bread', 'Sauces of all kinds']);
  });
});

it('sets the labels of one list alike', () => {
  const rows = [
    'Kitchen OS\tGood',
    'Spreadsheets\tGood (pivot tables)',
    'Rota planner\tSome',
    'First aid\texp. Aug. 2026',
    'Hygiene\t2024',
    'Class 5 licence\tyes',
  ];
  expect(listOf(...rows)).toEqual(rows.map((row) => row.replace('\t', ' · ')));
});
