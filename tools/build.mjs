import { join } from 'node:path';
import { run } from './program.mjs';

/** Tells the commands that a command starts which root it has built: they build nothing again. */
const builtRoot = 'TAILWRIGHT_BUILT';

/**
 * build compiles every package and the web app, and puts each process into one file unless `bundle` is false; what did
 * not change comes from the cache. `signal` ends it. The cache writes every file again, also one that is the same: a site
 * that runs from these files gives out half of one in that moment. So a test that starts the product does not build it.
 */
export async function build(root, { bundle = true, signal } = {}) {
  if (process.env[builtRoot] === root) return;
  const began = Date.now();
  process.stdout.write('Building … ');
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const args = [nx, 'run-many', '-t', 'build', ...(bundle ? ['bundle'] : []), '--parallel=2', '--output-style=static'];
  await run(process.execPath, args, { cwd: root, signal });
  if (bundle) process.env[builtRoot] = root;
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
}
