import { join } from 'node:path';
import { run } from './program.mjs';

/**
 * build compiles every package and the web app, and puts each process into one file unless `bundle` is false; what did
 * not change comes from the cache. `signal` ends it.
 */
export async function build(root, { bundle = true, signal } = {}) {
  const began = Date.now();
  process.stdout.write('Building … ');
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  const args = [nx, 'run-many', '-t', 'build', ...(bundle ? ['bundle'] : []), '--parallel=2', '--output-style=static'];
  await run(process.execPath, args, { cwd: root, signal });
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
}
