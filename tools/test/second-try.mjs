/** How many files and scenes may pass only at their second try before the run fails: more than these are no chance. */
export const unsteadyAtMost = 3;

/**
 * failedFiles lists the test files of a Jest report that deserve a second try, alone: tests that wait for processes can
 * fail when the machine stands still for a second. None when so many failed that the machine is not the reason.
 */
export function failedFiles(report) {
  const failed = (report?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name);
  return failed.length <= unsteadyAtMost ? failed : [];
}

/**
 * countJest adds up a Jest report. With the report of a second try, its files count in place of the same files of the
 * first; `unsteady` are those that passed then.
 */
export function countJest(report, second = null) {
  if (!report) return null;
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  const files = report.testResults.map((file) => again.get(file.name) ?? file);
  const count = (...statuses) =>
    files.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => statuses.includes(status)).length;
  const broken = files.filter(({ status, assertionResults }) => status === 'failed' && !hasFailed(assertionResults));
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('pending', 'skipped', 'todo', 'disabled'),
    unsteady: [...again.values()].filter(({ status }) => status === 'passed').map(({ name }) => name),
  };
}

/** countPlaywright adds up a Playwright report; `unsteady` are the tests that passed when they were tried again. */
export function countPlaywright(report) {
  if (!report) return null;
  const { expected, unexpected, skipped } = report.stats;
  const specs = report.suites.flatMap(specsOf);
  const unsteady = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return {
    passed: expected + unsteady.length,
    failed: unexpected,
    skipped,
    unsteady: unsteady.map(({ file, title }) => `${file}: ${title}`),
  };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function hasFailed(assertionResults) {
  return assertionResults.some(({ status }) => status === 'failed');
}
