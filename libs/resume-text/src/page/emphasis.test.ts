import { expect, test } from '@jest/globals';
import { cleanText } from '../text/clean-text.js';
import { physicalLines } from './physical-lines.js';

const linesOf = (...rows: string[]) => physicalLines(cleanText(rows.join('\n'))).map(({ text }) => text);

test.each<[string, string[], string[]]>([
  [
    'italics over two lines lose their marks',
    ['*Maker of pumps for farms and', 'mines, 900 employees.*', 'Clerk'],
    ['Maker of pumps for farms and', 'mines, 900 employees.', 'Clerk'],
  ],
  [
    'bold over three lines does so, too',
    ['**Clerk for', 'the northern and', 'the southern mines**'],
    ['Clerk for', 'the northern and', 'the southern mines'],
  ],
  [
    'bold that begins within a line and ends within the next one does so, too',
    ['- wrote the sheets and the **safety', 'manual** of the mill', 'and read it'],
    ['- wrote the sheets and the safety', 'manual of the mill', 'and read it'],
  ],
  [
    'a usual heading in bold is parted from what stands behind it, and no other words are',
    ['**Languages** Welsh, English', '**Clerk** in the mines', '**Experience** Acme, 2019 – 2021'],
    ['Languages: Welsh, English', '**Clerk** in the mines', '**Experience** Acme, 2019 – 2021'],
  ],
  ['a list keeps its marks', ['*Opened letters', '*Closed them'], ['*Opened letters', '*Closed them']],
  ['a mark that nothing closes stays', ['*Prices of 2019', 'Clerk*in charge'], ['*Prices of 2019', 'Clerk*in charge']],
  ['italics that end in their line stay', ['*Clerk*', 'Acme*'], ['*Clerk*', 'Acme*']],
])('%s', (_name, rows, expected) => {
  expect(linesOf(...rows)).toEqual(expected);
});
