import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SharedRunner from './runner.mjs';

let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shared-runner-'));
  await writeFile(join(folder, 'counter.mjs'), 'export const counter = { read: 0 };');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** runFiles runs test files, given by what they say, in one process, and tells what Jest is told of each. */
async function runFiles(files, { testNamePattern } = {}) {
  const globalConfig = { maxWorkers: 1, testNamePattern };
  const config = { rootDir: folder, testMatch: [], testTimeout: 5_000, slowTestThreshold: 5 };
  const tests = Object.keys(files).map((name) => ({ path: join(folder, name), context: { config } }));
  const head = `import { describe, expect, it } from '@jest/globals';\nimport { counter } from './counter.mjs';\n`;
  await Promise.all(tests.map(({ path }, at) => writeFile(path, head + Object.values(files)[at])));
  const told = [];
  const keep = (_test, result) => told.push(result);
  const fail = (_test, error) => told.push({ error: error.message });
  await new SharedRunner(globalConfig).runTests(tests, { isInterrupted: () => false }, () => undefined, keep, fail);
  return told;
}

it('what failed has failed, with its reason and its names', async () => {
  const [result] = await runFiles({
    'a.test.mjs': `describe('one', () => { it('holds', () => {}); it('breaks', () => expect(1).toBe(2)); it.skip('waits', () => {}); });`,
  });
  expect(result).toMatchObject({ numPassingTests: 1, numFailingTests: 1, numPendingTests: 1 });
  expect(result.failureMessage).toMatch(/one › breaks[\s\S]*Expected: 2[\s\S]*Received: 1/);
  const { ancestorTitles, fullName, status } = result.testResults[1];
  expect({ ancestorTitles, fullName, status }).toEqual({
    ancestorTitles: ['one'],
    fullName: 'one breaks',
    status: 'failed',
  });
});

it('a test that does not end in its time has failed', async () => {
  const [result] = await runFiles({ 'b.test.mjs': `it('hangs', () => new Promise(() => {}), 50);` });
  expect(result.failureMessage).toContain('Exceeded timeout of 50 ms');
});

it('a file that breaks or ends its process has failed, and the next one runs', async () => {
  const [broken, ended, next] = await runFiles({
    'c.test.mjs': `throw new Error('no such list');`,
    'd.test.mjs': `it('ends', () => process.exit(3));`,
    'e.test.mjs': `it('holds', () => {});`,
  });
  expect(broken).toEqual({ error: expect.stringContaining('no such list') });
  expect(ended).toEqual({ error: 'the process of the tests ended with 3' });
  expect(next).toMatchObject({ numPassingTests: 1, failureMessage: null });
});

it('what is rejected where nobody waits has failed its test, but for what is handled later', async () => {
  const [result] = await runFiles({
    'r.test.mjs': `
      const turn = () => new Promise(setImmediate);
      it('forgets', async () => { Promise.reject(new Error('forgotten')); await turn(); });
      it('waits', async () => { const late = Promise.reject(new Error('late')); await turn(); await expect(late).rejects.toThrow(); await turn(); });
      it('throws', async () => { setImmediate(() => { throw new Error('thrown'); }); await turn(); await turn(); });`,
  });
  expect(result.testResults.map(({ title, status }) => [title, status])).toEqual([
    ['forgets', 'failed'],
    ['waits', 'passed'],
    ['throws', 'failed'],
  ]);
  expect(result.failureMessage).toMatch(/forgotten[\s\S]*thrown/);
});

it('what a file sets in the environment is not set for the next', async () => {
  const [, next] = await runFiles({
    's.test.mjs': `it('sets', () => { process.env.SET_BY_A_TEST = '1'; delete process.env.PATH; });`,
    't.test.mjs': `it('finds', () => expect([process.env.SET_BY_A_TEST, typeof process.env.PATH]).toEqual([undefined, 'string']));`,
  });
  expect(next.failureMessage).toBeNull();
});

it('tests of one file are not those of the next, what they import is read once for both', async () => {
  const [first, second] = await runFiles({
    'f.test.mjs': `it('begins', () => expect(counter.read++).toBe(0));`,
    'g.test.mjs': `it('goes on', () => expect(counter.read).toBe(1));`,
  });
  expect(first.testResults.map(({ title, status }) => [title, status])).toEqual([['begins', 'passed']]);
  expect(second.testResults.map(({ title, status }) => [title, status])).toEqual([['goes on', 'passed']]);
});

it('only the tests of the asked name run', async () => {
  const files = { 'h.test.mjs': `it('this one', () => {}); it('that one', () => expect(1).toBe(2));` };
  const [result] = await runFiles(files, { testNamePattern: 'this' });
  expect(result).toMatchObject({ numPassingTests: 1, numPendingTests: 1, numFailingTests: 0 });
});

it('a test with a mock is refused, for it would reach the next file', async () => {
  const [result] = await runFiles({ 'i.test.mjs': `import { jest } from '@jest/globals';\njest.fn();` });
  expect(result.error).toContain(`does not provide an export named 'jest'`);
});
