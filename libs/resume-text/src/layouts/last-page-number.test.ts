import { expect, test } from '@jest/globals';
import { findFurniture } from '../lines/furniture.js';
import { physicalLines } from '../page/physical-lines.js';
import { readResume } from '../read-resume.js';

const end = (...rows: string[]) => {
  const text = `Dana Whitlow
dana@mail.example

Experience

Stock Clerk, Larch Mills, 2019 – 2024
● Counted 400 bales

Languages

Welsh      ●●●●●
English    ●●●●●

Memberships
Guild of Stock Keepers, member of the Yorkshire branch 2016 – 2020
${rows.join('\n')}`;
  return readResume(text)
    .sections.at(-1)
    ?.details.map((detail) => detail.text);
};
const guild = 'Guild of Stock Keepers, member of the Yorkshire branch 2016 – 2020';

test.each([['1'], ['  2'], ['3']])('a number alone below the text is that of its last page: %j', (number) => {
  expect(end('', number)).toEqual([guild]);
});

test('a number of more pages than there can be is one of the text', () => {
  expect(end('', '9')?.at(-1)).toBe('9');
});

test('so is one below its label', () => {
  const text = 'Dana Whitlow\ndana@mail.example\n\nSkills\nExcel\nLifting\n\nChildren:\n\n2';
  expect(findFurniture(physicalLines(text)).at(-1)).toBe(false);
  expect(findFurniture(physicalLines(text.replace('Children:', 'Driving'))).at(-1)).toBe(true);
});
