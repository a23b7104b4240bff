import { expect, test } from '@jest/globals';
import { readEvidence } from '../evidence.js';
import { matchEntry } from '../match-entry.js';

const evidence = readEvidence(
  `Dana Whitfield
dana@example.com

EXPERIENCE

Shift Manager | Humber Cold Stores
May 2022 – Present
- 18 pickers on nights

Acting Shift Manager | Humber Cold Stores
June 2020 – May 2022
- ran the loading bay

Forklift driver assistant | Humber Packing
May 2018 – May 2020
- loaded lorries
`,
  new Date('2026-11-21'),
);

test.each([
  ['a title as it stands', 'Acting Shift Manager | Humber Cold Stores', 'June 2020 – May 2022', []],
  ['a title without the word that lowers it', 'Shift Manager | Humber Cold Stores', 'June 2020 – May 2022', ['title']],
  ['a title without the word behind it', 'Forklift Driver | Humber Packing', 'May 2018 – May 2020', ['title']],
  ['the higher title of another post', 'Shift Manager | Humber Cold Stores', 'May 2022 – Present', []],
])('%s in the head of a post', (_name, head, dates, kinds) => {
  expect(matchEntry(head, dates, evidence).doubts.map(({ kind }) => kind)).toEqual(kinds);
});
