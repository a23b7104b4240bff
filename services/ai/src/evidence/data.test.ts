import { describe, expect, test } from '@jest/globals';
import { filesOf, linesOf } from './data-file.js';
import { groupsIn, readThesaurus, stemsOf } from './thesaurus.js';
import { loadVectors, placeOf } from './vectors.js';

describe('the thesaurus', () => {
  const files = filesOf('thesaurus');
  test.each(files)('%s is sorted, and each group has two terms or more, none of them twice', (file) => {
    const lines = linesOf(file);
    expect(lines).toEqual([...new Set(lines)].sort());
    for (const line of lines) {
      const terms = line.split(',').map((term) => term.trim());
      expect(terms.length).toBeGreaterThan(1);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms).not.toContain('');
    }
  });
  test('terms of one group stand for each other in every inflection', () => {
    const index = readThesaurus(['time to fill, recruiting, hiring']);
    expect(groupsIn(stemsOf('She recruits and hires'), index).map((each) => each.group)).toEqual([0, 0]);
  });
});

test('the word vectors hold common words, commonest first', () => {
  const vectors = loadVectors();
  expect(placeOf(vectors, 'the')).toBe(0);
  expect(placeOf(vectors, 'nurse')).toBeGreaterThan(placeOf(vectors, 'work'));
  expect(placeOf(vectors, 'qqqzzz')).toBe(-1);
});
