import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const quiet = ['--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];
/** NODE_ENV=production or a setting of npm's would leave out what builds and runs the system: nx, the pinned Node. */
const everything = ['--include=dev', '--include=optional'];

/** ensureInstalled runs `npm ci` unless node_modules carries the stamp of this very lockfile. */
export async function ensureInstalled(root, env = process.env) {
  const stamp = join(root, 'node_modules', '.installed');
  const lockfile = await readFile(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).digest('hex');
  // The stamp is written last, so an interrupted install is never taken for a finished one.
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.log('Installing packages (about a minute, once) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const run = spawnSync(npm, ['ci', ...everything, ...quiet], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (run.status !== 0) {
    throw new Error('The packages could not be installed (npm ci). See the lines above; often the network is down.');
  }
  await writeFile(stamp, wanted);
}
