import { expect, test } from '@jest/globals';
import type { Evidence } from '../evidence/find-evidence.js';
import { answerFor } from './answers.js';

const line = (text: string, weight: number, sameWords = 0) => ({ text, span: { start: 0, end: 1 }, weight, sameWords });
const evidence = (answer: Evidence['answer'], probability: number, ...lines: Evidence['lines']): Evidence => ({
  answer,
  probability,
  lines,
  why: '',
});

test.each<[string, Evidence, number, boolean, string]>([
  ['what both readings take for a proof', evidence('likely', 0.8, line('Welded frames', 0.8, 0.6)), 1, true, 'found'],
  ['nearly all words, and a fair share', evidence('likely', 0.7, line('Welded frames', 0.7, 0.75)), 0.6, true, 'found'],
  ['the whole share, in other words', evidence('likely', 0.8, line('Joined frames', 0.8, 0.1)), 1, true, 'likely'],
  ['the same words that are taken back', evidence('likely', 0.8, line('No welding', 0.8, 0)), 1, true, 'likely'],
  ['no share, and a line far away', evidence('likely', 0.42, line('Trained 4', 0.42)), 0, true, 'not_found'],
  ['hardly a share, and a line far away', evidence('likely', 0.44, line('Trained 4', 0.44)), 0.15, true, 'not_found'],
  ['no share, and a line that comes near', evidence('likely', 0.7, line('Trained 4', 0.7)), 0, true, 'likely'],
  ['a condition and a line far away', evidence('likely', 0.35, line('Scissor lift', 0.35)), 0.6, false, 'not_found'],
  ['what the evidence is sure of', evidence('found', 0.9, line('Welding licence', 0.9)), 0, true, 'found'],
])('%s', (_case, found, share, isScored, answer) => {
  expect(answerFor(found, share, isScored).answer).toBe(answer);
});

test('one good line is shown without poor ones beside it', () => {
  const lines = [line('Welded  frames', 0.9), line('Painted frames', 0.6), line('Drove a van', 0.3)];
  expect(answerFor(evidence('likely', 0.9, ...lines), 0.8, true).lines).toEqual(['Welded frames', 'Painted frames']);
});
