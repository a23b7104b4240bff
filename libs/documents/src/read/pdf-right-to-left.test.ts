import { expect, test } from '@jest/globals';
import type { TextRun } from './pdf-engine.js';
import { toLines } from './pdf-lines.js';

/** Draws the words from left to right, as most programs write a line of any direction. */
function line(...words: string[]): TextRun[] {
  let x = 0;
  return words.map((str, index) => {
    const run = { str, transform: [1, 0, 0, 1, x, 0], width: 10 * str.length, height: 20 };
    x += run.width + 5;
    return { ...run, hasEOL: index === words.length - 1 };
  });
}

const textOf = (runs: TextRun[]) => toLines(runs).map((each) => each.cells.map((cell) => cell.text).join('\t'));

test.each([
  ['words', ['الأحمد', 'علي', 'محمد'], 'محمد علي الأحمد'],
  ['Latin names inside', ['AWS', 'Cloud', 'مع', 'عمل'], 'عمل مع AWS Cloud'],
  ['a percentage', ['بنسبة', '%91', 'خفض'], 'خفض 91% بنسبة'],
  ['a period', ['الآن', 'حتى', '– 2019', 'مارس'], 'مارس 2019 – حتى الآن'],
  ['two years', ['2021', '–', '2018', 'الرياض'], 'الرياض 2018 – 2021'],
  ['a telephone number', ['+966', '50', '123', '4567', 'هاتف'], 'هاتف +966 50 123 4567'],
])('a right-to-left line with %s is read in its order', (_, drawn, read) => {
  expect(textOf(line(...drawn))).toEqual([read]);
});

test('on a right-to-left page a mostly Latin line is one too, elsewhere it is not', () => {
  const mixed = line('Kubernetes', 'و', 'PostgreSQL', 'استخدم');
  const arabic = line('الأنظمة', 'وطور', 'المهندسين', 'من', 'فريقا', 'قاد');
  expect(textOf([...arabic, ...mixed])[1]).toBe('استخدم PostgreSQL و Kubernetes');
  expect(textOf([...arabic, ...line('2014', '–', '2012')])[1]).toBe('2012 – 2014');
  expect(textOf(line('Senior ', 'engineer ', 'in ', 'الرياض'))).toEqual(['Senior engineer in الرياض']);
});
