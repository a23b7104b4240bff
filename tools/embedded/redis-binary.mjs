import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchDebianRedis } from './redis-debian.mjs';

/**
 * findRedis answers how to run a Redis server here: { command, env? } for a binary, { docker: true }, or throws one
 * sentence. Nothing is installed on the system and no daemon is left behind.
 */
export async function findRedis(binDir) {
  const named = process.env.REDIS_SERVER;
  if (named) return { command: named };
  const onPath = ['redis-server', 'valkey-server'].map(whichOnPath).find(Boolean);
  if (onPath) return { command: onPath };
  const fetched = await fetchDebianRedis(binDir);
  if (fetched) return fetched;
  if (succeeds('docker', ['info'])) return { docker: true };
  throw new Error(`Tailwright needs Redis, and none was found. ${advice()} Or set REDIS_URL to one that runs already.`);
}

function whichOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function advice() {
  if (process.platform === 'darwin') return 'Install it with: brew install redis.';
  if (process.platform === 'win32') return 'Install Docker Desktop, or run Tailwright inside WSL.';
  if (whichOnPath('dnf')) return 'Install it with: sudo dnf install valkey.';
  if (whichOnPath('pacman')) return 'Install it with: sudo pacman -S valkey.';
  if (whichOnPath('apk')) return 'Install it with: apk add redis.';
  if (whichOnPath('apt-get')) return 'Install it with: sudo apt-get install redis-server.';
  return 'Install redis-server or Docker.';
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 5_000 }).status === 0;
}
