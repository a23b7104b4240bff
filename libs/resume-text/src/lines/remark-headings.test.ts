import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const headings = (line: string) =>
  readResume(`Iris Maddox
iris@example.com

WORK

Loom Technician
Weavers' Yard, Derby
2016 – 2024
• Dressed eleven looms

LEARNED
Textile Design, Derby College, 2015
First aid at work, 2023

${line}
2023  Salt and Wool, Old Mill Gallery, Belper
2021  Northern Weave Open, second prize

ALSO
Drives a van, rides a horse`).sections.map(({ heading }) => heading);

test('capitals with a remark in brackets are a heading where the other headings are in capitals, too', () => {
  expect(headings('EXHIBITED (my own cloth, a choice)')).toEqual([
    'WORK',
    'LEARNED',
    'EXHIBITED (my own cloth, a choice)',
    'ALSO',
  ]);
});

test('what is not in capitals is none', () => {
  expect(headings('Exhibited (my own cloth, a choice)')).toEqual(['WORK', 'LEARNED', 'ALSO']);
});
