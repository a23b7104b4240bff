import { expect, test } from '@jest/globals';
import { findFurniture } from './furniture.js';
import { physicalLines } from '../page/physical-lines.js';

const resume = (first: string, second: string) => `Rosa Lindgren
rosa@mail.example

Experience

Ferry Steward, Nordsund Lines, 2019 – 2024
- Served 300 guests a crossing
- Kept the till

${first}

Cabin Cleaner, Nordsund Lines, 2016 – 2019
- Made 40 cabins a shift
${second}
Skills
First aid, Swedish, Danish
`;
const textsOf = (text: string) => {
  const lines = physicalLines(text);
  const furniture = findFurniture(lines);
  return lines.filter((_, at) => !furniture[at]).map((line) => line.text);
};

test.each([
  ['Lindgren – page 1', '\n2\n'],
  ['Page 1', '\n 2\n'],
  ['Rosa Lindgren 1/2', '\n2\n'],
  ['1 | P a g e', '\n2\n'],
])('below %j the number of the next page stands alone: %j', (first, second) => {
  const texts = textsOf(resume(first, second));
  expect(texts).toContain('- Kept the till');
  expect(texts).toContain('- Made 40 cabins a shift');
  expect(texts).not.toContain('2');
});

test.each([
  ['of a later page', 'Lindgren – page 1', '\n3\n'],
  ['right below a line', 'Lindgren – page 1', '2\n'],
  ['without a page before it', 'Also worked ashore', '\n2\n'],
])('a number %s stays', (_, first, second) => expect(textsOf(resume(first, second))).toContain(second.trim()));
