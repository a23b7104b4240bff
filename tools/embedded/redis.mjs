import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineEnvironment } from '../environment.mjs';
import { startChild } from './child.mjs';
import { freePort } from './free-port.mjs';
import { findRedis } from './redis-binary.mjs';

const binDir = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), '.data', 'bin');

/**
 * startRedis runs a private Redis on the loopback address with its data in `dir`. `throwAway` keeps nothing on disk,
 * for tests. Returns { url, pid, exited, stop() }.
 *
 * @param {{ dir: string, port?: number, throwAway?: boolean }} options
 * @returns {Promise<{ url: string, pid: number | undefined, exited: Promise<unknown>, stop(): Promise<void> }>}
 */
export async function startRedis({ dir, port, throwAway = false }) {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const found = await findRedis(binDir);
  const at = port ?? (await freePort());
  const password = await passwordBeside(dir);
  const url = `redis://:${password}@127.0.0.1:${at}`;
  if (found.docker) return startInDocker({ dir, at, password, url, throwAway });
  const { pid, stop, exited } = await startChild({
    name: 'Redis',
    command: found.command,
    args: ['-'],
    // Through stdin: a password among the arguments is readable by every user of the machine.
    input: configuration({ dir, port: at, password, throwAway }),
    ready: /Ready to accept connections/,
    options: { env: { ...machineEnvironment(), ...found.env } },
    throwAwayDir: throwAway ? dir : undefined,
  });
  return { url, pid, exited, stop };
}

/** The password stays the same from start to start, so that a restarted Redis keeps its URL. */
async function passwordBeside(dir) {
  const file = `${dir}.password`;
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return password;
}

function configuration({ dir, port, password, throwAway, bind = '127.0.0.1' }) {
  return [
    `bind ${bind}`,
    `port ${port}`,
    `requirepass ${password}`,
    `dir "${dir}"`,
    // An evicted key would be a lost job: readiness fails with any other policy.
    'maxmemory-policy noeviction',
    'save ""',
    `appendonly ${throwAway ? 'no' : 'yes'}`,
    'daemonize no',
    '',
  ].join('\n');
}

function startInDocker({ dir, at, password, url, throwAway }) {
  const name = `tailwright-redis-${at}`;
  const args = ['run', '--rm', '-i', '--name', name, '-p', `127.0.0.1:${at}:6379`, '-v', `${dir}:/data`];
  return startChild({
    name: 'Redis',
    command: 'docker',
    // The server answers through Docker's port only, so inside it may listen on every address.
    args: [...args, 'redis:7-alpine', 'redis-server', '-'],
    input: configuration({ dir: '/data', port: 6379, bind: '0.0.0.0', password, throwAway }),
    ready: /Ready to accept connections/,
    throwAwayDir: throwAway ? dir : undefined,
  }).then(({ pid, stop, exited }) => ({
    url,
    pid,
    exited,
    stop: async () => {
      spawnSync('docker', ['stop', name], { stdio: 'ignore' });
      await stop();
    },
  }));
}
