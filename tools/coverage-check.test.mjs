import { expect, it } from '@jest/globals';
import { checkCoverage, hashOf } from './coverage-check.mjs';

const first = '- Upload: maximum 10 MB.';
const second = '| id | |';
const third = 'No other roles exist.';
const lines = [first, second, third].map((words, index) => `${index + 1} ${hashOf(words)}`).join('\n');
const quote = (number, words) => `  - ${number} ${hashOf(words)} \`${words}\``;
const points = Array.from({ length: 9 }, (_, index) => `## Point ${index + 1}. Words`);
const whole = [
  ...points,
  '- The first two, in short words.',
  quote(1, first),
  quote(2, second),
  '  - a.test.ts › `a file of 10 MB is taken`',
  '## Nothing to prove',
  '- The third says what is not there.',
  quote(3, third),
];
const sources = { 'a.test.ts': "test('a file of 10 MB is taken', () => {});\ntest.todo('not yet');" };

const check = (coverage) =>
  checkCoverage({ coverage: coverage.join('\n'), lines, readSource: (path) => sources[path] ?? null });
const without = (part) => whole.filter((line) => !line.includes(part));
const problemsOf = async (coverage) => (await check(coverage)).problems;

it('a file that quotes every line and names tests has no problem', async () => {
  expect(await check(whole)).toEqual({ problems: [], lines: 3, tests: 1, unproven: 1 });
});

it('a line of the specification that no entry quotes is named', async () => {
  expect(await problemsOf(without('| id | |'))).toEqual([
    `no entry quotes line 2 ${hashOf(second)} of the specification`,
  ]);
});

it('words that were changed are named, with or without their hash', async () => {
  const changed = first.replace('10', '20');
  const reworded = whole.map((line) => line.replace(first, changed));
  expect(await problemsOf(reworded)).toEqual([`the words are not those of line 1 ${hashOf(first)}: ${changed}`]);
  const rehashed = whole.map((line) => (line === quote(1, first) ? quote(1, changed) : line));
  expect(await problemsOf(rehashed)).toEqual([
    `the specification has no line 1 ${hashOf(changed)}: ${changed}`,
    `no entry quotes line 1 ${hashOf(first)} of the specification`,
  ]);
});

it('an entry without a test, a quotation or a real test is named', async () => {
  expect(await problemsOf(without('a.test.ts'))).toEqual(['no test: - The first two, in short words.']);
  expect(await problemsOf([...points, '- Words of nobody.', ...whole.slice(9)])).toContain(
    'quotes no line of the specification: - Words of nobody.',
  );
  const named = (test) => whole.map((line) => (line.includes('a.test.ts') ? `  - ${test}` : line));
  expect(await problemsOf(named('b.test.ts › `x`'))).toEqual(['no such file: - b.test.ts › `x`']);
  expect(await problemsOf(named('a.test.ts › `not yet`'))).toEqual(['no such test: - a.test.ts › `not yet`']);
  expect(await problemsOf(named('words'))).toEqual(['not "path › `name`": - words']);
});

it('a point that is missing is counted', async () => {
  expect(await problemsOf(whole.slice(1))).toEqual(['8 points instead of 9']);
});
