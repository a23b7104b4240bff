// `npm run check`: types, lint, boundaries, format, dead code. Every step runs, two at a time; one failure decides the exit.
import { run } from './program.mjs';

const tsc = 'node_modules/typescript-7/bin/tsc';

const steps = [
  ['lint', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.nx/eslint']],
  ['lint with types', 'oxlint', []],
  ['types', process.execPath, [tsc, '-p', 'tsconfig.json']],
  ['types of the web app', process.execPath, [tsc, '-p', 'frontend/tsconfig.json']],
  ['types of the browser tests', process.execPath, [tsc, '-p', 'e2e/tsconfig.json']],
  ['format', 'prettier', ['--check', '--log-level=warn', '--cache', '--cache-location=.nx/prettier', '.']],
  ['boundaries', 'depcruise', ['--config', 'boundaries.config.mjs', 'frontend', 'gateway', 'services', 'libs', 'e2e', 'bench']],
  ['dead code', 'knip', ['--no-progress']],
  ['specification', process.execPath, ['tools/coverage.mjs']],
]; // prettier-ignore
const atOnce = 2;

const waiting = [...steps];
const failed = [];
await Promise.all(Array.from({ length: atOnce }, work));
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await take(...step);
}

async function take(name, command, args) {
  const began = Date.now();
  const took = () => `(${((Date.now() - began) / 1000).toFixed(1)} s)`;
  try {
    await run(command, args);
    console.log(`check ${name}: ok ${took()}`);
  } catch (failure) {
    console.error(failure.message);
    console.log(`check ${name}: FAILED ${took()}`);
    failed.push(name);
  }
}
