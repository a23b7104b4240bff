// `npm run chaos [-- T3 T7 …] [-- --sabotage] [-- --short]`: each row is a file of chaos/ that starts a system of its
// own, hurts it, and says what it measured. With --sabotage each row runs once for every guard it checks, with that
// guard taken out, and must miss the promise that guard is for.
import { fork } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findStale, judgeSabotage } from '../chaos/sabotages.mjs';
import { build } from './build.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'chaos');
const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    sabotage: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    // For `npm test`: a row that missed is tried once more, for the machine may have stood still.
    'second-try': { type: 'boolean', default: false },
  },
});
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.chaos.mjs'))
  .map((file) => file.replace('.chaos.mjs', ''))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no chaos row "${unknown.join(', ')}"; known: ${known.join(', ')}.`);
  process.exit(1);
}

let running;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopped = true;
    running?.kill('SIGTERM');
  });
}

await build(root);
const table = [];
const rows = new Map();
for (const id of known) {
  const { default: row } = await import(join(folder, `${id}.chaos.mjs`));
  rows.set(id, row);
  // Every row is looked at in every run, or one that does not run would lose its proof unseen.
  for (const problem of await findStale(root, row.sabotages)) {
    console.error(`${id}: stale sabotage; ${problem}`);
    process.exitCode = 1;
  }
}
for (const id of wanted.length > 0 ? wanted : known) {
  const row = rows.get(id);
  const guards = values.sabotage ? Object.keys(row.sabotages ?? {}) : [undefined];
  for (const guard of guards) {
    if (!stopped) table.push(await runRow(id, row, guard));
  }
}
console.log(`\n${table.join('\n')}`);
mkdirSync(join(root, '.data'), { recursive: true });
const name = values.sabotage ? 'chaos-sabotage.md' : 'chaos.md';
const head = '| row | what | figures | verdict | seconds |\n| --- | --- | --- | --- | --- |\n';
writeFileSync(join(root, '.data', name), `${head}${table.join('\n')}\n`);
if (stopped) process.exitCode = 1;

async function runRow(id, row, guard) {
  const began = Date.now();
  const title = guard ? `${row.title}; without: ${guard}` : row.title;
  console.log(`${id} ${title} …`);
  let outcome = await measure(id, row, guard);
  if (values['second-try'] && !guard && !outcome.passed && !stopped) {
    console.log(`${id} missed: ${outcome.figures}; once more …`);
    outcome = await measure(id, row, guard);
  }
  const { isGood, verdict } = guard ? judgeSabotage(row.sabotages[guard], outcome) : judge(outcome);
  if (!isGood) process.exitCode = 1;
  const line = `| ${id} | ${title} | ${outcome.figures} | ${verdict} | ${Math.round((Date.now() - began) / 1_000)} |`;
  console.log(line);
  return line;
}

function judge({ passed, broken }) {
  return { isGood: passed, verdict: broken ? 'BROKEN' : passed ? 'reached' : 'MISSED' };
}

function measure(id, row, guard) {
  const args = [id, ...(guard ? ['--sabotage', guard] : []), ...(values.short ? ['--short'] : [])];
  const child = fork(join(folder, 'row.mjs'), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  running = child;
  return new Promise((resolve) => {
    let result = { figures: 'it ended without a figure', passed: false, broken: true };
    let hard;
    const limit = setTimeout(() => {
      result = { figures: `not finished within ${row.minutes} minutes`, passed: false, broken: true };
      child.kill('SIGTERM');
      hard = setTimeout(() => child.kill('SIGKILL'), 30_000);
    }, row.minutes * 60_000);
    child.on('message', (message) => (result = message));
    child.once('exit', () => {
      clearTimeout(limit);
      clearTimeout(hard);
      resolve(result);
    });
  });
}
