import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchDebianRedis } from './redis-debian.mjs';
import { isNewEnough, versionOf } from './redis-version.mjs';

/**
 * findRedis answers how to run a Redis server here: { command, env? } for a binary, { docker: true }, or throws one
 * sentence. One that is too old is passed over. Nothing is installed on the system and no daemon is left behind.
 */
export async function findRedis(binDir, { env = process.env, fetchRedis = fetchDebianRedis, docker = 'docker' } = {}) {
  const passedOver = [];
  const fits = (binary) => {
    const version = versionOf(binary);
    if (isNewEnough(version)) return true;
    passedOver.push(`${binary.command} (${version ?? 'it does not run'})`);
    return false;
  };
  if (env.REDIS_SERVER) {
    const named = { command: env.REDIS_SERVER };
    if (fits(named)) return named;
    throw new Error(`REDIS_SERVER must name a Redis 7 or newer, or a Valkey, not ${passedOver}.`);
  }
  for (const command of allOnPath(['redis-server', 'valkey-server'], env)) if (fits({ command })) return { command };
  const fetched = await fetchRedis(binDir);
  if (fetched && fits(fetched)) return fetched;
  if (succeeds(docker, ['info'])) return { docker: true };
  throw new Error(
    passedOver.length > 0
      ? `Tailwright needs Redis 7 or newer, or Valkey, and found only ${passedOver.join(' and ')}. Install a newer one or Docker, or set REDIS_URL to one that runs already.`
      : `Tailwright needs Redis, and none was found. ${advice(env)} Or set REDIS_URL to one that runs already.`,
  );
}

function allOnPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter((file) => existsSync(file));
}

function advice(env) {
  const has = (name) => allOnPath([name], env).length > 0;
  if (process.platform === 'darwin') return 'Install it with: brew install redis.';
  if (process.platform === 'win32') return 'Install Docker Desktop, or run Tailwright inside WSL.';
  if (has('dnf')) return 'Install it with: sudo dnf install valkey.';
  if (has('pacman')) return 'Install it with: sudo pacman -S valkey.';
  if (has('apk')) return 'Install it with: apk add redis.';
  if (has('apt-get')) return 'Install it with: sudo apt-get install redis-server.';
  return 'Install redis-server or Docker.';
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 5_000 }).status === 0;
}
