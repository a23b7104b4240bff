// One process of the shared runner: it is told a file, runs its tests, and answers how each ended.
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import { addEventHandler, getState, resetState, run } from 'jest-circus';

/** What was thrown or rejected where nobody waited for it, and has not been handled since. */
const strays = new Map();
process.on('unhandledRejection', (error, promise) => strays.set(promise, error));
process.on('rejectionHandled', (promise) => strays.delete(promise));
process.on('uncaughtException', (error) => strays.set(error, error));

function takeStrays() {
  const errors = [...strays.values()];
  strays.clear();
  return errors;
}

addEventHandler(({ name, test }) => {
  if (name === 'test_start') expect.setState({ currentTestName: namesOf(test).join(' ') });
  if (name !== 'test_done') return;
  test.numPassingAsserts = expect.getState().numPassingAsserts;
  test.errors.push(...takeStrays());
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
  // Node tells of a rejection once all that waits for the moment has run.
  await new Promise(setImmediate);
  const broken = [...unhandledErrors, ...takeStrays().map(textOf)].join('\n\n') || undefined;
  restoreEnvironment();
  return { began, ended: Date.now(), tests: testResults.map(toMessage), broken };
}

const environment = { ...process.env };

/** What one file sets is not set for the next. */
function restoreEnvironment() {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
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
