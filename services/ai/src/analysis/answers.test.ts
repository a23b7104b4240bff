import { expect, test } from '@jest/globals';
import type { Evidence } from '../evidence/find-evidence.js';
import { answerFor } from './answers.js';

const line = (text: string, weight: number, sameWords = 0, isLiteral = false) => ({
  text,
  span: { start: 0, end: 1 },
  weight,
  sameWords,
  isLiteral,
});
const evidence = (answer: Evidence['answer'], probability: number, ...lines: Evidence['lines']): Evidence => ({
  answer,
  probability,
  lines: answer === 'not_found' ? [] : lines,
  closest: lines,
  why: '',
});

test.each<[string, Evidence, number, boolean, string]>([
  ['what both readings take for a proof', evidence('likely', 0.8, line('Welded frames', 0.8, 0.6)), 1, true, 'found'],
  [
    'nearly all words, and a fair share',
    evidence('likely', 0.7, line('Welded frames', 0.7, 0.75)),
    0.85,
    true,
    'found',
  ],
  [
    'a name that is enough',
    evidence('likely', 0.6, line('Drew', 0.6), line('Figma', 0.5, 0, true)),
    0.6,
    true,
    'found',
  ],
  ['the whole share, in other words', evidence('likely', 0.8, line('Joined frames', 0.8, 0.1)), 1, true, 'likely'],
  ['the same words that are taken back', evidence('likely', 0.8, line('No welding', 0.8, 0)), 1, true, 'likely'],
  ['no share, and a line far away', evidence('likely', 0.4, line('Trained 4', 0.4)), 0, true, 'not_found'],
  ['hardly a share, and a line far away', evidence('likely', 0.4, line('Trained 4', 0.4)), 0.04, true, 'not_found'],
  ['a small share, and a line further away', evidence('likely', 0.3, line('Trained 4', 0.3)), 0.25, true, 'not_found'],
  ['a small share, and a line that comes near', evidence('likely', 0.4, line('Trained 4', 0.4)), 0.25, true, 'likely'],
  ['no share, and a line that comes near', evidence('likely', 0.7, line('Trained 4', 0.7)), 0, true, 'likely'],
  ['a condition and a line far away', evidence('likely', 0.25, line('Scissor lift', 0.25)), 0.6, false, 'not_found'],
  ['a fair share, and no line that is sure', evidence('not_found', 0.1, line('Excel', 0.1, 1)), 0.5, true, 'likely'],
  ['a small share, and no line', evidence('not_found', 0.1, line('Excel', 0.1)), 0.3, true, 'not_found'],
  ['what the evidence is sure of', evidence('found', 0.9, line('Welding licence', 0.9)), 0, true, 'found'],
])('%s', (_case, found, share, isScored, answer) => {
  expect(answerFor(found, share, isScored).answer).toBe(answer);
});

test('one good line is shown without poor ones beside it', () => {
  const lines = [line('Welded  frames', 0.9), line('Painted frames', 0.65), line('Drove a van', 0.3)];
  expect(answerFor(evidence('likely', 0.9, ...lines), 0.8, true).lines).toEqual(['Welded frames', 'Painted frames']);
});
