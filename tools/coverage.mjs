// A step of `npm run check`: every line of docs/specification-coverage.md names tests, and every named test exists.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const points = 9;
const lines = (await readFile(join(root, 'docs', 'specification-coverage.md'), 'utf8')).split('\n');

const problems = [];
const proven = [];
let seen = 0;
for (const text of lines) {
  if (text.startsWith('## Point ')) seen++;
  else if (text.startsWith('- ')) proven.push({ text, tests: [] });
  else if (text.startsWith('  - ')) proven.at(-1).tests.push(text);
}
if (seen !== points) problems.push(`${seen} points instead of ${points}`);
for (const { text, tests } of proven) {
  if (tests.length === 0) problems.push(`no test: ${text}`);
  for (const test of tests) {
    const reason = await reasonAgainst(test);
    if (reason) problems.push(`${reason}: ${test.trim()}`);
  }
}

const named = proven.flatMap(({ tests }) => tests);
console.log(`${proven.length} lines of the specification, ${new Set(named).size} tests that prove them`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** A test exists when its title stands in the file as the first argument of a call that goes on with a function. */
async function reasonAgainst(test) {
  const [, path, name] = /^ {2}- (\S+) › `(.+)`$/.exec(test) ?? [];
  if (!path) return 'not "path › `name`"';
  const source = await readFile(join(root, path), 'utf8').catch(() => null);
  if (source === null) return 'no such file';
  const title = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\(\\s*(['"\`])${title}\\1,\\s*(async\\s*)?(\\(|\\w+ =>)`).test(source) ? null : 'no such test';
}
