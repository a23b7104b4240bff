import { expect, test } from '@jest/globals';
import { claimKinds } from '@tailwright/contracts/facts';
import { checkedSentence, claimName } from './wording';

test('every kind of claim has a name', () => {
  expect(Object.keys(claimName).toSorted()).toEqual([...claimKinds].toSorted());
});

test.each([
  [0, 'There was no claim to check in your letter.'],
  [1, 'One claim in your letter was checked against your own words.'],
  [1204, '1,204 claims in your letter were checked against your own words.'],
])('%s claims', (checked, sentence) => expect(checkedSentence(checked, 'your letter')).toBe(sentence));
