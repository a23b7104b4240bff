import { describe, expect, test } from '@jest/globals';
import { filesOf, linesOf } from '../text/data-file.js';
import { groupsIn, readThesaurus, stemsOf } from './thesaurus.js';
import { topicsOfWord } from './topics.js';
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

describe('the topics of work', () => {
  test.each(filesOf('topics'))('%s is sorted, and each topic has five terms or more', (file) => {
    const lines = linesOf(file);
    expect(lines).toEqual([...new Set(lines)].sort());
    for (const line of lines) expect(line.split(',').filter((term) => term.trim() !== '').length).toBeGreaterThan(4);
  });
  test('words of one piece of work share a topic, in every inflection', () => {
    const [till, cashing, scalpel] = ['till', 'cash', 'scalpel'].map((word) => new Set(topicsOfWord(word)?.topics));
    const shared = (one: Set<number> | undefined, other: Set<number> | undefined) =>
      [...(one ?? [])].filter((topic) => other?.has(topic)).length;
    expect(shared(till, cashing)).toBeGreaterThan(0);
    expect(shared(till, scalpel)).toBe(0);
  });
});

test('there are fewer topics than their sums have places for', () => {
  expect(filesOf('topics').flatMap(linesOf).length).toBeLessThan(16_384);
});

test('the word vectors hold common words, commonest first', () => {
  const vectors = loadVectors();
  expect(placeOf(vectors, 'the')).toBe(0);
  expect(placeOf(vectors, 'nurse')).toBeGreaterThan(placeOf(vectors, 'work'));
  expect(placeOf(vectors, 'qqqzzz')).toBe(-1);
});
