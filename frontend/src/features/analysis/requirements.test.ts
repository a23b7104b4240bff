import { describe, expect, test } from '@jest/globals';
import type { RequirementMatch, RequirementReply } from '@tailwright/contracts/analysis';
import { countAnswers, countSentence, countShownFirst, inOrder, linesWith, noText } from './requirements';

const requirement = (
  id: string,
  answer: RequirementMatch['answer'],
  fields: Partial<RequirementMatch> = {},
): RequirementMatch => ({
  id,
  statement: id,
  strength: 'required',
  kind: 'skill',
  is_scored: true,
  answer,
  lines: [],
  share: 0,
  job_span: { start: 0, end: 1 },
  ...fields,
});

const at = (start: number) => ({ job_span: { start, end: start + 1 } });
const repliesOf = (...replies: [string, RequirementReply['reply']][]) =>
  new Map(replies.map(([id, reply]) => [id, { requirement: id, reply, text: '' }]));

describe('counts', () => {
  const requirements = [
    requirement('a', 'found'),
    requirement('b', 'likely'),
    requirement('c', 'likely'),
    requirement('d', 'not_found'),
    requirement('night shifts', 'not_found', { is_scored: false }),
  ];

  test('conditions are not counted', () => {
    expect(countAnswers(requirements, repliesOf())).toEqual({ found: 1, likely: 2, not_found: 1 });
  });

  test('a line or a sentence counts as found, a no as not found', () => {
    const replies = repliesOf(['a', 'no'], ['b', 'line'], ['d', 'sentence']);
    expect(countAnswers(requirements, replies)).toEqual({ found: 2, likely: 1, not_found: 1 });
  });

  test('the sentence leaves out what there is none of', () => {
    expect(countSentence({ found: 9, likely: 11, not_found: 4 })).toBe('9 found, 11 to confirm, 4 not found');
    expect(countSentence({ found: 9, likely: 0, not_found: 1 })).toBe('9 found, 1 not found');
  });
});

describe('order', () => {
  const requirements = [
    requirement('preferred', 'not_found', { strength: 'preferred', ...at(1) }),
    requirement('found', 'found', at(2)),
    requirement('likely', 'likely', at(3)),
    requirement('late', 'not_found', at(9)),
    requirement('early', 'not_found', at(5)),
    requirement('mentioned', 'not_found', { strength: 'mentioned', ...at(0) }),
  ];
  const names = (order: 'posting' | 'strength') => inOrder(requirements, order).map(({ id }) => id);

  test('as in the posting', () => {
    expect(names('posting')).toEqual(['mentioned', 'preferred', 'found', 'likely', 'early', 'late']);
  });

  test('by strength: required first, and within it not found, likely, found', () => {
    expect(names('strength')).toEqual(['early', 'late', 'likely', 'found', 'preferred', 'mentioned']);
  });
});

test.each([
  [0, 0],
  [12, 12],
  [15, 15],
  [16, 12],
  [34, 12],
])('of %i requirements %i are shown first', (total, shown) => expect(countShownFirst(total)).toBe(shown));

test('lines are found by parts of their words in any case and order', () => {
  const lines = ['Trained 5 colleagues in Excel', 'Wrote SQL queries and Excel models', 'Swedish, English'];
  expect(linesWith(lines, '')).toEqual(lines);
  expect(linesWith(lines, 'excel wro')).toEqual(['Wrote SQL queries and Excel models']);
  expect(linesWith(lines, 'Kotlin')).toEqual([]);
});

test('a refusal says what was refused', () => {
  expect(noText({ answer: 'found', lines: ['a'] })).toBe('that is not it.');
  expect(noText({ answer: 'likely', lines: ['a', 'b'] })).toBe('none of these lines shows it.');
  expect(noText({ answer: 'likely', lines: ['a'] })).toBe('this line does not show it.');
  expect(noText({ answer: 'not_found', lines: [] })).toBe('I don’t have this.');
});
