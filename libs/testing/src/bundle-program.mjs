// `node bundle-program.mjs some.ts FOLDER`: puts a program of our TypeScript and all it imports into FOLDER/program.js, and
// the programs of its threads beside it. See ADR 0013.
import { basename, join } from 'node:path';
import { transpiled } from './load-typescript.mjs';
import { writeOneFile } from '../../../tools/one-file.mjs';

const [entry, folder] = process.argv.slice(2);

const asTheTestsDo = {
  name: 'as-the-tests-do',
  load: { filter: { id: /\.ts$/ }, handler: (id) => ({ code: transpiled(id), moduleType: 'js' }) },
};
const resolve = {
  conditionNames: ['source', 'node', 'default'],
  extensionAlias: { '.js': ['.ts', '.js'] },
};
const threads = new Set();
const write = (input, name) =>
  writeOneFile({
    input,
    file: join(folder, name),
    plugins: [asTheTestsDo],
    resolve,
    onThread: (thread) => threads.add(thread),
  });

await write(entry, 'program.js');
// A thread that starts another one adds it while they are walked.
for (const thread of threads) await write(thread.replace(/\.js$/, '.ts'), basename(thread));
