import { join } from 'node:path';
import { run } from './program.mjs';

/** build compiles every package and the web app; what did not change comes from the cache. */
export async function build(root) {
  const began = Date.now();
  process.stdout.write('Building … ');
  const nx = join(root, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
  await run(process.execPath, [nx, 'run-many', '-t', 'build', '--parallel=2', '--output-style=static'], { cwd: root });
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
}
