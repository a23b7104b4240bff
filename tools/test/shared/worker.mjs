// One process of the shared runner: it is told a file, runs its tests, and answers how each ended.
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import { addEventHandler, getState, resetState, run } from 'jest-circus';

addEventHandler(({ name, test }) => {
  if (name === 'test_start') expect.setState({ currentTestName: namesOf(test).join(' ') });
  if (name !== 'test_done') return;
  test.numPassingAsserts = expect.getState().numPassingAsserts;
  test.errors.push(...expect.extractExpectedAssertionsErrors().map(({ error }) => error));
});

process.on('message', async (request) => {
  try {
    process.send({ result: await runFile(request) });
  } catch (error) {
    process.send({ error: textOf(error) });
  }
});

async function runFile({ path, testTimeout, testNamePattern }) {
  resetState();
  const state = getState();
  state.testTimeout = testTimeout;
  state.testNamePattern = testNamePattern ? new RegExp(testNamePattern, 'i') : null;
  expect.setState({ testPath: path });
  const began = Date.now();
  await import(pathToFileURL(path).href);
  const { testResults, unhandledErrors } = await run();
  const broken = unhandledErrors.join('\n\n') || undefined;
  return { began, ended: Date.now(), tests: testResults.map(toMessage), broken };
}

/** The first name is that of the block around all. */
function toMessage({ testPath: [, ...names], status, errors, duration, startedAt, invocations, numPassingAsserts }) {
  return { names, status, errors, duration, startedAt, invocations, numPassingAsserts };
}

function namesOf(test) {
  const names = [];
  for (let each = test; each.parent; each = each.parent) names.unshift(each.name);
  return names;
}

function textOf(error) {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
