import { describe, expect, test } from '@jest/globals';
import { claimKinds } from '@tailwright/contracts/facts';
import { type Checking, checkTitle, checkedSentences, claimName } from './wording';

const notAdded = [{ kind: 'skill' as const, text: 'Kubernetes', reason: 'Your resume does not say it.' }];

const checking = (differs: Partial<Checking> = {}, checked = 12): Checking => ({
  factCheck: { checked, notAdded: [] },
  subject: 'tailored resume',
  engine: 'built-in',
  ownLines: 0,
  ...differs,
});

test('every kind of claim has a name', () => {
  expect(Object.keys(claimName).toSorted()).toEqual([...claimKinds].toSorted());
});

describe('that nothing was invented', () => {
  test('is said where the built-in engine wrote and every line was checked', () => {
    expect(checkTitle(checking())).toBe('Nothing was invented');
  });

  test.each<[string, Checking]>([
    ['a model wrote', checking({ engine: 'gpt-5' })],
    ['a line is the person’s own', checking({ ownLines: 1 })],
    ['there was nothing to check', checking({}, 0)],
    ['all that there was is the person’s own', checking({ ownLines: 3 }, 3)],
    ['something was not added', checking({ factCheck: { checked: 12, notAdded } })],
  ])('is not said where %s', (_why, one) => {
    expect(checkTitle(one)).not.toContain('invented.');
    expect(checkTitle(one)).not.toBe('Nothing was invented');
  });
});

test.each<[Checking, string]>([
  [checking({ subject: 'letter' }, 0), 'There was no sentence to check in your letter.'],
  [checking({ subject: 'letter' }, 1), 'One sentence of your letter was checked against your own words.'],
  [checking({}, 1204), '1,204 lines of your tailored resume were checked against your own words.'],
  [
    checking({ ownLines: 2 }),
    '10 lines of your tailored resume were checked against your own words. 2 lines are yours and stand as you typed them.',
  ],
  [
    checking({ engine: 'gpt-5', subject: 'built resume' }),
    '12 lines of your resume were checked against your own words. A model wrote this, and the check can miss what it says in other words: read it before you send it.',
  ],
])('%#: what was checked, and what that leaves open', (one, sentences) => {
  expect(checkedSentences(one)).toBe(sentences);
});
