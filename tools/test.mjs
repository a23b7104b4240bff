// `npm test`: everything. Jest on real Postgres and Redis, faults made on purpose, the journeys and every screen in a
// real browser, and the static checks; where Docker answers, one folder on Postgres and Redis in containers.
// Screens marked `@whole` are for `npm run e2e`.
// `npm test -- services/auth`: the Jest tests below one folder only.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { browserProjects, runBrowserTests } from './browser-tests.mjs';
import { show } from './program.mjs';
import { runInContainers, whyNoContainers } from './test/containers.mjs';
import { countJest, countPlaywright, failedFiles } from './test/second-try.mjs';
import { summary } from './test/summary.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, '.data', 'test-results');
const unit = join(results, 'jest.json');
const secondTry = join(results, 'jest-second-try.json');
const inContainers = join(results, 'containers.json');
const only = process.argv.slice(2);
const began = Date.now();

// A report of an earlier run must not be taken for this one's.
await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const chromium = only.length === 0 && (await findChromium());
// Beside everything else and after it: the build and the faults, which wait for processes, leave them much of the time.
const checks = only.length === 0 && show(process.execPath, ['tools/check.mjs'], { cwd: root, yields: true });
await build(root).catch(async (failure) => {
  await checks;
  throw failure;
});

const steps = [];
if (only.length === 0) {
  // The short form of some rows, so that they cannot rot; the whole table is `npm run chaos`.
  const rows = ['T1', 'T3', 'T11', 'T12', 'T13'];
  const code = await show(process.execPath, ['tools/chaos.mjs', ...rows, '--short', '--second-try'], { cwd: root });
  steps.push({ name: 'chaos', code, notes: code === 0 ? [] : await rowsMissed() });
}
steps.push({ name: ['tests', ...only].join(' '), ...(await runJest()) });
const noContainers = only.length === 0 && whyNoContainers();
if (only.length === 0) {
  if (!noContainers) {
    const code = await runInContainers(root, { args: ['services/auth/src/accounts'], report: inContainers });
    steps.push({ name: 'containers', code, counts: countJest(await readReport(inContainers)) });
  }
  // Beside each other: while the journeys wait for their systems to start and stop, the screens use both cores.
  steps.push(...(await Promise.all(browserProjects.map(runProject))));
  steps.push({ name: 'checks', code: await checks });
}

const skipped = only.length > 0 ? ['checks', 'containers', 'chaos', ...browserProjects] : [];
if (noContainers) skipped.push(`containers (${noContainers})`);
const { lines, exitCode } = summary({ steps, skipped, minutes: (Date.now() - began) / 60_000 });
console.log(`\n${lines.join('\n')}`);
process.exitCode = exitCode;

/** runJest runs the tests, and those files of which a few failed a second time, alone. */
async function runJest() {
  const run = (report, args) =>
    show('jest', ['--json', `--outputFile=${report}`, ...args], {
      cwd: root,
      env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning' },
    });
  const code = await run(unit, only);
  const first = await readReport(unit);
  const failed = failedFiles(first);
  if (failed.length === 0) return { code, counts: countJest(first) };
  const again = await run(secondTry, ['--runInBand', '--runTestsByPath', ...failed]);
  return { code: again, counts: countJest(first, await readReport(secondTry)) };
}

async function runProject(project) {
  const report = join(results, `${project}.json`);
  const code = await runBrowserTests(root, {
    project,
    chromium,
    report,
    isAlone: false,
    args: ['--retries=1', '--grep-invert=@whole'],
  });
  return { name: project, code, counts: countPlaywright(await readReport(report)) };
}

/** The rows of the table of faults that did not reach their targets. */
async function rowsMissed() {
  const table = await readFile(join(root, '.data', 'chaos.md'), 'utf8').catch(() => '');
  return table.split('\n').filter((row) => /MISSED|BROKEN/.test(row));
}

async function readReport(file) {
  return JSON.parse(await readFile(file, 'utf8').catch(() => 'null'));
}
