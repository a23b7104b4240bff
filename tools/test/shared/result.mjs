import { createEmptyTestResult } from '@jest/test-result';
import { formatResultsErrors } from 'jest-message-util';

const statuses = { skip: 'pending', todo: 'todo' };

/** toTestResult is what Jest's reporters are told of a file: how each test ended, and why. */
export function toTestResult({ path, context: { config } }, { began, ended, tests, broken }, globalConfig) {
  const assertions = tests.map(toAssertion);
  const count = (wanted) => assertions.filter(({ status }) => status === wanted).length;
  const failures = formatResultsErrors(assertions, config, globalConfig, path);
  return {
    ...createEmptyTestResult(),
    displayName: config.displayName,
    failureMessage: [failures, broken].filter(Boolean).join('\n\n') || null,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    perfStats: {
      start: began,
      end: ended,
      runtime: ended - began,
      slow: (ended - began) / 1_000 > config.slowTestThreshold,
    },
    skipped: assertions.length > 0 && assertions.every(({ status }) => status === 'pending'),
    testExecError: broken ? { message: broken, stack: broken } : undefined,
    testFilePath: path,
    testResults: assertions,
  };
}

function toAssertion({ names, status, errors, duration, startedAt, invocations, numPassingAsserts }) {
  return {
    ancestorTitles: names.slice(0, -1),
    duration,
    failureDetails: [],
    failureMessages: errors,
    fullName: names.join(' '),
    invocations,
    location: null,
    numPassingAsserts,
    retryReasons: [],
    startAt: startedAt,
    status: statuses[status] ?? (errors.length > 0 ? 'failed' : 'passed'),
    title: names.at(-1),
  };
}
