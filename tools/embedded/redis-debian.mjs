import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * fetchDebianRedis downloads Debian's or Ubuntu's own redis-tools with the libraries it lacks and unpacks them into
 * `binDir`: no root, no daemon, and apt checks the signatures. Returns undefined where that is not possible.
 */
export async function fetchDebianRedis(binDir) {
  const home = join(binDir, 'redis');
  if (!existsSync(join(home, 'redis-server'))) {
    try {
      await fetchInto(binDir, home);
    } catch {
      return undefined;
    }
  }
  return { command: join(home, 'redis-server'), env: { LD_LIBRARY_PATH: await libraryPath(home) } };
}

async function fetchInto(binDir, home) {
  await mkdir(binDir, { recursive: true });
  const scratch = await mkdtemp(join(binDir, 'redis-'));
  try {
    const apt = await aptWith(scratch);
    const packages = await missingPackages('redis-tools', apt);
    await run('apt-get', [...apt, 'download', ...packages], { cwd: scratch, timeout: 120_000 });
    const files = (await readdir(scratch)).filter((file) => file.endsWith('.deb'));
    for (const file of files) await run('dpkg', ['-x', join(scratch, file), join(scratch, 'root')]);
    const unpacked = join(scratch, 'root');
    // The server and the check tool are one binary that looks at its own name.
    await symlink(join('usr', 'bin', 'redis-check-rdb'), join(unpacked, 'redis-server'));
    await run(join(unpacked, 'redis-server'), ['--version'], { env: { LD_LIBRARY_PATH: await libraryPath(unpacked) } });
    await rename(unpacked, home).catch((error) => {
      // Another process was faster.
      if (!existsSync(join(home, 'redis-server'))) throw error;
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** aptWith answers apt's options: none when its lists know the package, else lists of our own, freshly loaded. */
async function aptWith(scratch) {
  const sandbox = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  if (await isKnown(sandbox)) return sandbox;
  const lists = join(scratch, 'lists');
  const cache = join(scratch, 'cache');
  await Promise.all([
    mkdir(join(lists, 'partial'), { recursive: true }),
    mkdir(join(cache, 'archives', 'partial'), { recursive: true }),
  ]);
  const own = [...sandbox, '-o', `Dir::State::Lists=${lists}`, '-o', `Dir::Cache=${cache}`];
  await run('apt-get', [...own, 'update'], { timeout: 180_000 });
  return own;
}

async function isKnown(apt) {
  const { stdout } = await run('apt-cache', [...apt, 'policy', 'redis-tools']);
  return /Candidate: (?!\(none\))/.test(stdout);
}

/** missingPackages follows the dependencies that are not installed; names differ between releases. */
async function missingPackages(root, apt) {
  const wanted = new Set([root]);
  for (const name of wanted) {
    const { stdout } = await run('apt-cache', [...apt, 'depends', '--important', name]);
    const names = [...stdout.matchAll(/^ {1,2}\|?(?:Pre)?Depends: ([a-z0-9][a-z0-9+.-]*)$/gm)].map(
      ([, found]) => found,
    );
    for (const found of names) if (!(await isInstalled(found))) wanted.add(found);
  }
  return [...wanted];
}

async function isInstalled(name) {
  try {
    const { stdout } = await run('dpkg-query', ['-W', '-f', '${db:Status-Status}', name]);
    return stdout.includes('installed') && !stdout.includes('not-installed');
  } catch {
    return false;
  }
}

async function libraryPath(home) {
  const lib = join(home, 'usr', 'lib');
  const folders = existsSync(lib) ? (await readdir(lib)).filter((name) => name.includes('-linux-')) : [];
  return [...folders.map((name) => join(lib, name)), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
}
