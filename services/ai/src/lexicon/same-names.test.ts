import { describe, expect, test } from '@jest/globals';
import { linesOf } from '../text/data-file.js';
import { isSameName } from './same-name.js';
import { inPlural, sameNames } from './same-names.js';

test('the list of same names is sorted, and no short name stands in it twice', () => {
  const lines = linesOf('lexicon/same-names.txt');
  expect(lines).toEqual([...lines].sort());
  const shorts = sameNames().map(({ short }) => short);
  expect(new Set(shorts).size).toBe(shorts.length);
});

test.each(['PM', 'PT', 'OT', 'PR', 'CRM', 'CSV', 'SOW', 'L&D', 'IT', 'ED', 'OR'])(
  '%s has a second meaning and is no certain name',
  (short) => {
    expect(sameNames().map((each) => each.short)).not.toContain(short);
  },
);

describe('names of one thing', () => {
  test.each([
    ['SWPPP', 'stormwater pollution prevention plan'],
    ['lockout/tagout', 'LOTO'],
    ['SOPs', 'Standard Operating Procedures'],
  ])('%s is %s', (one, other) => expect(isSameName(one, other)).toBe(true));
  test('a related term is another thing', () => expect(isSameName('GAAP', 'bookkeeping')).toBe(false));
});

test.each([
  ['standard operating procedure', 'standard operating procedures'],
  ['cost of goods sold', undefined],
  ['quality assurance', 'quality assurances'],
])('%s has the plural %s', (name, plural) => expect(inPlural(name)).toBe(plural));
