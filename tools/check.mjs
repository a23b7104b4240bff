// `npm run check`: lint with boundaries, types, format, dead code. Every step runs; the first failure decides the exit.
import { show } from './program.mjs';

const steps = [
  ['types', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['-p', 'frontend/tsconfig.json']],
  ['types of the browser tests', 'tsc', ['-p', 'e2e/tsconfig.json']],
  ['lint and boundaries', 'eslint', ['.', '--max-warnings=0', '--cache', '--cache-location', '.nx/eslint']],
  ['format', 'prettier', ['--check', '--log-level=warn', '--cache', '--cache-location=.nx/prettier', '.']],
  ['dead code', 'knip', ['--no-progress']],
  ['specification', process.execPath, ['tools/coverage.mjs']],
];

const failed = [];
for (const [name, command, args] of steps) {
  const began = Date.now();
  const code = await show(command, args);
  console.log(`check ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) {
  console.error(`check failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
