// `npm run train -- keywords --data FOLDER`: fits a model that ships. The data stays outside the repository. Each id
// is a file tools/train/<id>.train.mjs or services/<name>/train/<id>.train.ts.
import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = globSync(['tools/train/*.train.mjs', 'services/*/train/*.train.ts'], { cwd: root });
const known = new Map(files.map((file) => [basename(file).replace(/\.train\.(?:mjs|ts)$/, ''), join(root, file)]));
const [id, ...rest] = process.argv.slice(2);
if (!known.has(id)) {
  console.error(`Name one of: ${[...known.keys()].sort().join(', ')}.`);
  process.exit(1);
}
const source = ['--conditions=source', '--import', join(root, 'libs/testing/src/load-typescript.mjs')];
process.exitCode = await show(process.execPath, [...source, known.get(id), ...rest]);
