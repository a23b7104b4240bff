// A step of `npm run check`: every line of the specification is quoted in docs/specification-coverage.md by an entry
// that names tests, and every named test exists. docs/specification-lines.txt holds number and hash of each line.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCoverage } from './coverage-check.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (path) => readFile(join(root, path), 'utf8');

const { problems, lines, tests, unproven } = await checkCoverage({
  coverage: await read('docs/specification-coverage.md'),
  lines: await read('docs/specification-lines.txt'),
  readSource: (path) => read(path).catch(() => null),
});
console.log(`${lines} lines of the specification (${unproven} ask for nothing), ${tests} tests that prove them`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
