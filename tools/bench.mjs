// `npm run bench [-- id …]`: each id is a file of bench/; without one, all run, one after another.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { show } from './program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const known = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => file.replace('.bench.mjs', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join(', ')}"; known: ${known.join(', ')}.`);
  process.exit(1);
}
await build(root);
for (const id of wanted.length > 0 ? wanted : known) {
  const code = await show(process.execPath, [join(root, 'bench', `${id}.bench.mjs`)], { cwd: root });
  if (code !== 0) process.exitCode = code;
}
