import { describe, expect, it } from '@jest/globals';
import { offeredFact } from './offers';
import { offerKey } from './tab-facts';

const [first, second] = [
  { id: 'f1', text: 'I ran Kubernetes.', requirement: 'Kubernetes' },
  { id: 'f2', text: 'I deployed to Kubernetes.', requirement: 'Kubernetes' },
];
const offers = [
  { requirement: 'r1', fact: 'f1' },
  { requirement: 'r1', fact: 'f2' },
];
const asked = { id: 'r1', statement: 'Experience with Kubernetes' };
const declinedFirst = [offerKey('f1', asked.statement)];

describe('the offer for a requirement', () => {
  it.each([
    ['is the likeliest fact', { facts: [second, first], declined: [] }, first],
    ['is the next one when the first was declined', { facts: [first, second], declined: declinedFirst }, second],
    ['is the next one when the first was deleted', { facts: [second], declined: [] }, second],
    ['is none when all were declined', { facts: [first], declined: declinedFirst }, undefined],
    ['is none without facts', { facts: [], declined: [] }, undefined],
    [
      'is not touched by what was declined elsewhere',
      { facts: [first], declined: [offerKey('f1', 'Another statement')] },
      first,
    ],
  ])('%s', (_, known, expected) => {
    expect(offeredFact({ offers, ...known }, asked)).toBe(expected);
  });

  it('is none for a requirement that nothing was offered for', () => {
    expect(offeredFact({ offers, facts: [first], declined: [] }, { ...asked, id: 'r2' })).toBeUndefined();
  });
});
