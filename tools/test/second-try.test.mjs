import { expect, it } from '@jest/globals';
import { countJest, countPlaywright, failedFiles } from './second-try.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const first = { testResults: [file('a', 'passed', 'passed'), file('b', 'failed', 'passed', 'pending'), file('c')] };

it('a file that failed, or broke before its first test, is tried again', () => {
  expect(failedFiles(first)).toEqual(['b', 'c']);
});

it('many failed files are not the fault of the machine, and are not tried again', () => {
  expect(failedFiles({ testResults: ['a', 'b', 'c', 'd'].map((name) => file(name, 'failed')) })).toEqual([]);
});

it('without a second try what failed has failed', () => {
  expect(countJest(first)).toEqual({ passed: 3, failed: 2, skipped: 1, unsteady: [] });
});

it('the second try counts in place of the first, and says which files needed it', () => {
  const second = { testResults: [file('b', 'passed', 'passed', 'pending'), file('c', 'failed')] };
  expect(countJest(first, second)).toEqual({ passed: 4, failed: 1, skipped: 1, unsteady: ['b'] });
});

it('no report is no result', () => {
  expect(countJest(null)).toBeNull();
  expect(countPlaywright(null)).toBeNull();
});

it('a scene that passed at the second try has passed and is named', () => {
  const spec = (title, status) => ({ file: 'screens/one.spec.ts', title, tests: [{ status }] });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('stays', 'expected')],
        suites: [{ specs: [spec('wavers', 'flaky'), spec('fails', 'unexpected')] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 0,
    unsteady: ['screens/one.spec.ts: wavers'],
  });
});
