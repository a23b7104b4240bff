import { expect, test } from '@jest/globals';
import { splitWords, stem } from './words.js';

const keys = (text: string) => splitWords(text).map((word) => word.key);

test.each([
  ['C#, C++, .NET and ASP.NET', ['c#', 'c++', '.net', 'and', 'asp', '.net']],
  ['Node.js, CI/CD; R&D', ['node', 'js', 'ci', 'cd', 'r', 'd']],
  ['10+ years at McDonald’s', ['10', 'years', 'at', 'mcdonald']],
  ['Управление проектами', ['управление', 'проектами']],
  ['熟悉项目管理', ['熟悉', '项目', '管理']],
])('%s is cut into its words', (text, words) => {
  expect(keys(text)).toEqual(words);
});

test.each([
  ['managed', 'managing'],
  ['migrations', 'migrated'],
  ['wrote', 'writing'],
  ['deployment', 'deployed'],
  ['policies', 'policy'],
  ['renewal', 'renewed'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['manager', 'management'],
  ['department', 'departure'],
  ['access', 'accent'],
])('%s and %s keep their own stems', (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
