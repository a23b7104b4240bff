import { describe, expect, test } from '@jest/globals';
import { compareVersions, differenceSentence, inRuns } from './compare-versions';

const lines = (...texts: string[]) => texts.map((text) => `- ${text}`).join('\n');
const changes = (left: string, right: string) => compareVersions(left, right).map(({ change }) => change);

describe('two versions side by side', () => {
  test.each([
    ['the same line', ['one'], ['one'], ['same']],
    ['a line more', ['one'], ['one', 'two'], ['same', 'only right']],
    ['a line less', ['one', 'two'], ['one'], ['same', 'only left']],
    ['a line in other words', ['Led a team of four'], ['Led a team of nine'], ['reworded']],
    ['another line in its place', ['Led a team of four'], ['Wrote notes'], ['only left', 'only right']],
    [
      'a line in another place',
      ['one', 'two', 'three'],
      ['two', 'three', 'one'],
      ['moved left', 'same', 'same', 'moved right'],
    ],
  ])('%s', (_, left, right, expected) => {
    expect(changes(lines(...left), lines(...right))).toEqual(expected);
  });

  test('other marks alone are no other line', () => {
    expect(changes('## **Skills**', 'Skills')).toEqual(['same']);
  });

  test('are summed up in a sentence', () => {
    const rows = compareVersions(lines('a', 'b', 'Led four'), lines('a', 'Led nine', 'c'));
    expect(differenceSentence(rows)).toBe('1 line is the same, 1 reworded, 1 only on the right, 1 only on the left.');
    expect(differenceSentence(compareVersions('a', 'a'))).toBe('Both versions read the same.');
    expect(inRuns(compareVersions(lines('a', 'b', 'x'), lines('a', 'b')))).toHaveLength(2);
  });
});
