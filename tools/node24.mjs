import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** findNode returns the pinned Node of node_modules, else this Node when it is new enough, else null. */
export function findNode(root) {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node';
  const pinned = join(root, 'node_modules', `node-${system}-${process.arch}`, binary);
  if (existsSync(pinned)) return pinned;
  const [major, minor] = process.versions.node.split('.').map(Number);
  // TypeORM 1 asks for 24.11.
  return major > 24 || (major === 24 && minor >= 11) ? process.execPath : null;
}
