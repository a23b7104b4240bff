import { expect, test } from '@jest/globals';
import type { RequirementMatch, RequirementReply } from './analysis.js';
import { percentagesOf } from './match-percentage.js';

const provenBy = (shares: readonly number[], replies: readonly RequirementReply[] = []) => {
  const requirements = shares.map(
    (share, at) => ({ id: `r${at + 1}`, share, strength: 'required', is_scored: true }) as RequirementMatch,
  );
  return percentagesOf({ requirements, replies, wording: 100, originalWording: 100, isUnderstood: true })
    .proven_percentage;
};
const saysYes = (requirement: string): RequirementReply => ({ requirement, reply: 'line', text: 'Fired two kilns' });

test('what is found for sure counts as it is', () => {
  expect(provenBy([1, 1, 1, 1, 1, 0, 0])).toBe(70);
  expect(provenBy([1, 1, 1, 1, 1, 1, 1])).toBe(100);
  expect(provenBy([0, 0, 0, 0, 0, 0, 0])).toBe(0);
});

test('near lines alone count less than their sum', () => {
  expect(provenBy([0.2, 0.2, 0.2, 0.2, 0.2])).toBe(0);
  expect(provenBy([0.6, 0.6, 0.6, 0.6, 0.6])).toBeLessThan(60);
});

test('making sure of an answer, or a nearer line, never lowers the percentage', () => {
  for (const rest of [0, 0.2, 0.35, 0.4, 0.5, 0.7, 0.9]) {
    const others = [rest, rest, rest, rest, 1, 0.1];
    let before = 0;
    for (const share of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1]) {
      const now = provenBy([share, ...others]);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(provenBy([0.9, ...others], [saysYes('r1')])).toBe(before);
  }
});
