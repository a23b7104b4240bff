import { describe, expect, it } from '@jest/globals';
import type { RequirementMatch } from '@tailwright/contracts/analysis';
import { targetLabel, type Edit } from '@tailwright/contracts/optimize';
import {
  countSentence,
  kindSentence,
  notAddedSentence,
  placeSentence,
  progressSentence,
  servesSentence,
  supportSentence,
} from './wording';

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
    [{ change: 'reworded', text: 'SQL', basis: [line(4), line(9), line(12)] }, 'From lines 4, 9 and 12'],
    [{ change: 'moved', text: 'SQL', basis: [line(4)], cameFrom: 'Skills' }, 'From line 4, under “Skills”'],
  ] as const)('%j', (row, sentence) => {
    expect(placeSentence({ ...row, isHeading: false, basis: [...row.basis] })).toBe(sentence);
  });
});

const edit = (kind: Edit['kind'], requirements: string[] = []): Edit => ({ kind, text: 'x', lines: [], requirements });

it('a line written from several others stands for none of them alone', () => {
  expect(placeSentence({ change: 'new', text: 'x', isHeading: false, basis: [], edit: edit('summary') })).toBeNull();
});

it.each([
  ['term', "The job description's name for it"],
  ['skills', 'Added to your skills: your resume shows it'],
  ['summary', 'Written from your own lines'],
  ['reworded', null],
  ['own', null],
] as const)('why, for the kind %s: %s', (kind, sentence) => {
  expect(kindSentence(edit(kind))).toBe(sentence);
});

it('the line with the advertised job says nothing of the person', () => {
  const text = `${targetLabel}Night Porter, Hotel Kestrel`;
  expect(kindSentence({ ...edit('summary'), text })).toBe('Names the job you apply for, as it is advertised');
});

describe('which requirements an edit serves', () => {
  const long = `${'Experience '.repeat(20)}with SQL`;
  const asked = ['SQL', 'Python', 'Tableau', long].map((statement, nth) => ({ id: `r${nth}`, statement }));
  it.each([
    [[], null],
    [['unknown'], null],
    [['r0'], 'for “SQL”'],
    [['r0', 'unknown', 'r1'], 'for “SQL” and “Python”'],
    [['r0', 'r1', 'r2'], 'for “SQL”, “Python” and 1 more'],
    [['r3'], `for “${long}”`],
  ])('%j: %s', (ids, sentence) => {
    expect(servesSentence(edit('reworded', ids), asked as RequirementMatch[])).toBe(sentence);
  });
});

it('the lines that show an edit to be true are quoted, two of them; what a person typed needs none', () => {
  const support = ['One', 'Two', 'Three', 'Four'].map((text, nth) => ({ number: nth, text, words: [], heading: 0 }));
  expect(supportSentence(edit('skills'), support.slice(0, 1))).toBe('Shown by your line “One”');
  expect(supportSentence(edit('summary'), support)).toBe('Shown by your lines “One”, “Two” and 2 more');
  expect(supportSentence(edit('own'), support)).toBeNull();
});

it.each([
  [{ reviewed: 3, changes: 8 }, '3 of 8 changes reviewed'],
  [{ reviewed: 0, changes: 1 }, '0 of 1 change reviewed'],
])('how far the review is: %j', (progress, sentence) => {
  expect(progressSentence(progress)).toBe(sentence);
});
