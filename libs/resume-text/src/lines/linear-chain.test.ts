import { expect, test } from '@jest/globals';
import { bestLabels, chancesOf, readChain, scoresOf } from './linear-chain.js';

const chain = readChain(['head', 'text'], 'dated\t120 -40\nlong\t-300 80\nafter:head\t-50 70\nafter:text\t30 10');
const scores = scoresOf([['dated'], ['long', 'unknown'], ['dated', 'long']], chain);

/** The chance of each label of each line, by counting all labellings. */
function counted(): number[][] {
  const sums = scores.map(() => [0, 0]);
  let all = 0;
  for (let code = 0; code < 8; code += 1) {
    const path = [code & 1, (code >> 1) & 1, (code >> 2) & 1];
    const score = path.reduce(
      (sum, label, at) =>
        sum + (scores[at]?.[label] ?? 0) + (at > 0 ? (chain.steps[path[at - 1] ?? 0]?.[label] ?? 0) : 0),
      0,
    );
    all += Math.exp(score);
    path.forEach((label, at) => ((sums[at] as number[])[label] = (sums[at]?.[label] ?? 0) + Math.exp(score)));
  }
  return sums.map((row) => row.map((sum) => sum / all));
}

test('the chances of labels are those of all labellings together', () => {
  const expected = counted();
  chancesOf(scores, chain).forEach((row, at) => {
    row.forEach((chance, label) => expect(chance).toBeCloseTo(expected[at]?.[label] ?? -1, 10));
    expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });
});

test('scores of a thousand do not overflow, and no lines have no labels', () => {
  expect(chancesOf([[1_000, -1_000]], chain)).toEqual([[1, 0]]);
  expect(chancesOf([], chain)).toEqual([]);
  expect(bestLabels([], chain)).toEqual([]);
  expect(bestLabels(scores, chain)).toHaveLength(3);
});
