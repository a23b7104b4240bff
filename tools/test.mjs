// `npm test`: everything. Static checks, then Jest on real Postgres and Redis, then the journeys in a real browser.
import { readFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { runJourneys } from './journeys.mjs';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const results = join(root, '.data', 'test-results');
const only = process.argv.slice(2);
const began = Date.now();

await mkdir(results, { recursive: true });
const chromium = await findChromium();
await build(root);

const checked = only.length > 0 ? 0 : await show(process.execPath, ['tools/check.mjs'], { cwd: root });
const unit = join(results, 'jest.json');
const jest = await show('jest', ['--json', `--outputFile=${unit}`, ...only], {
  cwd: root,
  env: { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings=ExperimentalWarning' },
});
// The short form of two rows, so that they cannot rot; T3 joins once its rebuilt form has been seen passing; the rest of the table is `npm run chaos`.
const chaos =
  only.length > 0 ? 0 : await show(process.execPath, ['tools/chaos.mjs', 'T4', 'T11', '--short'], { cwd: root });
const journeys = join(results, 'playwright.json');
const playwright = only.length > 0 ? 0 : await runJourneys(root, { chromium, report: journeys });

const counts = await Promise.all([countJest(unit), only.length > 0 ? nothing() : countPlaywright(journeys)]);
const total = counts.reduce((sum, one) => ({
  passed: sum.passed + one.passed,
  failed: sum.failed + one.failed,
  skipped: sum.skipped + one.skipped,
}));
console.log(
  `\nchecks ${checked === 0 ? 'passed' : 'FAILED'}, chaos ${chaos === 0 ? 'passed' : 'FAILED'}, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`,
);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = checked || jest || chaos || playwright || (total.passed === 0 ? 1 : 0);

async function countJest(file) {
  const report = JSON.parse(await readFile(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests,
  };
}

async function countPlaywright(file) {
  const { stats } = JSON.parse(await readFile(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function nothing() {
  return { passed: 0, failed: 0, skipped: 0 };
}
