import { expect, it } from '@jest/globals';
import { changedWords } from './changed-words';

const marked = (words: { text: string; isChanged: boolean }[]) =>
  words.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

it.each([
  ['Wrote SQL queries', 'Developed SQL queries', '[Wrote] SQL queries', '[Developed] SQL queries'],
  ['Built dashboards', 'Built dashboards for sales', 'Built dashboards', 'Built dashboards[ for sales]'],
  ['Analyst, Larkfield', 'Analyst | Larkfield', 'Analyst, Larkfield', 'Analyst | Larkfield'],
  ['C', 'C++', 'C', 'C[++]'],
  ['Same', 'Same', 'Same', 'Same'],
])('%s → %s', (original, tailored, before, after) => {
  const words = changedWords(original, tailored);
  expect([marked(words.original), marked(words.tailored)]).toEqual([before, after]);
});
