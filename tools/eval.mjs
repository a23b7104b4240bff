// `npm run eval -- id [arguments]`: each id is a file of tools/eval/. It runs from source and prints its figures last.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const known = readdirSync(join(root, 'tools/eval'))
  .filter((file) => file.endsWith('.eval.ts'))
  .map((file) => file.replace('.eval.ts', ''));
const [id, ...rest] = process.argv.slice(2);
if (!known.includes(id)) {
  console.error(`Name one of: ${known.join(', ')}.`);
  process.exit(1);
}
const source = ['--conditions=source', '--import', join(root, 'libs/testing/src/load-typescript.mjs')];
process.exitCode = await show(process.execPath, [...source, join(root, 'tools/eval', `${id}.eval.ts`), ...rest]);
