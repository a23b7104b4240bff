import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** findNode returns the pinned Node of node_modules when it runs here, else this Node when it is new enough, else null. */
export function findNode(root, version = process.versions.node) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const pinned = join(root, 'node_modules', `node-${system}-${process.arch}`, binary);
  // npm installs it on a Linux without glibc as well, where it cannot run.
  if (spawnSync(pinned, ['--version'], { stdio: 'ignore' }).status === 0) return pinned;
  const [major, minor] = version.split('.').map(Number);
  // TypeORM 1 asks for 24.11.
  return major > 24 || (major === 24 && minor >= 11) ? process.execPath : null;
}
