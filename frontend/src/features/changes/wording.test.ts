import { describe, expect, it } from '@jest/globals';
import { countSentence, notAddedSentence, placeSentence } from './wording';

const none = { unchanged: 0, moved: 0, reworded: 0, 'moved and reworded': 0, new: 0, 'left out': 0 };

describe('the sentence of counts', () => {
  it.each([
    [{ ...none, unchanged: 1 }, '1 line is as you wrote it; nothing else changed.'],
    [
      { ...none, unchanged: 12, reworded: 3, moved: 2, 'left out': 1 },
      '12 lines are as you wrote them, 3 reworded, 2 moved, 1 left out.',
    ],
  ])('%j', (counts, sentence) => {
    expect(countSentence(counts)).toBe(sentence);
  });
});

it.each([
  [0, 'Nothing had to be kept out.'],
  [1, 'One claim was not added.'],
  [2, '2 claims were not added.'],
])('%d claims kept out: %s', (claims, sentence) => {
  expect(notAddedSentence(claims)).toBe(sentence);
});

describe('where a line stood', () => {
  const line = (number: number) => ({ number, text: 'SQL', words: ['sql'], heading: 0 });
  it.each([
    [{ change: 'new', text: 'SQL', basis: [] }, 'Rests on no single line of your resume'],
    [{ change: 'left out', text: '', basis: [line(4)] }, 'Was line 4 of your resume'],
    [{ change: 'reworded', text: 'SQL', basis: [line(4), line(5)] }, 'From lines 4 to 5'],
    [{ change: 'moved', text: 'SQL', basis: [line(4)], cameFrom: 'Skills' }, 'From line 4, under “Skills”'],
  ] as const)('%j', (row, sentence) => {
    expect(placeSentence({ ...row, isHeading: false, basis: [...row.basis] })).toBe(sentence);
  });
});
