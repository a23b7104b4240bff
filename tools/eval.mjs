// `npm run eval [-- id [arguments]]`: each id is a file eval/<id>.eval.ts of a package. It runs from source, prints
// its figures last and ends with 1 below its target. Without an id, all run that need nobody's files.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = globSync('{libs,services}/*/eval/*.eval.ts', { cwd: root });
const known = new Map(files.map((file) => [basename(file, '.eval.ts'), join(root, file)]));
const aboutGivenFiles = new Set(['evidence', 'facts', 'score', 'optimize', 'resume', 'samples', 'postings']);
const [id, ...rest] = process.argv.slice(2);
if (id !== undefined && !known.has(id)) {
  console.error(`Name one of: ${[...known.keys()].sort().join(', ')}.`);
  process.exit(1);
}
const source = ['--conditions=source', '--import', join(root, 'libs/testing/src/load-typescript.mjs')];
const wanted = id === undefined ? [...known.keys()].filter((each) => !aboutGivenFiles.has(each)).sort() : [id];
for (const each of wanted) {
  const code = await show(process.execPath, [...source, known.get(each), ...rest]);
  if (code !== 0) process.exitCode = code;
}
