import { expect, test } from '@jest/globals';
import type { Requirement } from '../../posting/requirement.js';
import { answersTo } from './letter-asks.js';
import type { LetterFacts, TellablePoint } from './letter-facts.js';

const asked = (statement: string, line: string, weight = 0.95) => {
  const point = { text: line, start: 7 } as TellablePoint;
  const requirement = { id: 'r1', text: statement } as Requirement;
  const facts = { proven: [{ requirement, start: 7, weight }], position: 'Ward Manager' } as unknown as LetterFacts;
  return answersTo([point], facts)[0]?.asked;
};

test.each([
  [
    'Supervise volunteers in the food bank',
    'Supervised 40 volunteers in a food bank',
    'You need somebody to supervise volunteers in the food bank.',
  ],
  [
    'Preparing quarterly stock counts',
    'Quarterly stock counts of two stores',
    'The work includes preparing quarterly stock counts.',
  ],
  [
    'Experience of night shifts in a care home',
    'Night shifts in a care home of 30 beds',
    'You ask for experience of night shifts in a care home.',
  ],
])('%s stands before the line that answers it', (statement, line, sentence) =>
  expect(asked(statement, line)).toBe(sentence),
);

test.each([
  ['Monitor their performance', 'Monitoring of storage costs'],
  ['Work with our volunteers in the garden', 'Work with volunteers in a school garden'],
  ['Ward Manager', 'Ward manager of two wards'],
  ['French (B1) or another language', 'French and another language every day'],
])('%s stands before no line', (statement, line) => expect(asked(statement, line)).toBe(''));

test('what is not proven well stands before no line', () =>
  expect(asked('Supervise volunteers in the food bank', 'Supervised 40 volunteers in a food bank', 0.7)).toBe(''));
