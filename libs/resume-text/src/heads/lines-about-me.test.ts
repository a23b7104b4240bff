import { expect, test } from '@jest/globals';
import { readResume } from '../read-resume.js';

const lastOf = (lines: string) =>
  readResume(`Iris Maddox
iris@example.com

WORK

Loom Technician
Weavers' Yard, Derby
2016 – 2024
• Dressed eleven looms

BESIDES
${lines}`).sections.at(-1);

test('an office and what somebody says of themselves are two lines, and no job', () => {
  const section = lastOf("Treasurer, Weavers' Guild, 2022–\nI can stand all day and do not mind noise.");
  expect(section?.entries).toEqual([]);
  expect(section?.details.map(({ text }) => text)).toEqual([
    "Treasurer, Weavers' Guild, 2022–",
    'I can stand all day and do not mind noise.',
  ]);
});

test('a job with what was done there is one', () => {
  const section = lastOf("Treasurer, Weavers' Guild, 2018 – 2022\nKept the books of ninety members");
  expect(section?.entries).toHaveLength(1);
});
