// The first step of every script: plain Node with no dependency. It installs from the lockfile when needed, then
// hands over to tools/<command>.mjs under the pinned Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { findNode } from './node24.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...rest] = process.argv.slice(2);
const script = join(root, 'tools', `${command}.mjs`);

if (!existsSync(script)) fail(`There is no command "${command}".`);
await ensureInstalled(root).catch((error) => fail(error.message));
const node =
  findNode(root) ??
  fail(
    'Tailwright needs Node.js 24.11 or newer on this system. Install it from nodejs.org, then run the command again.',
  );

const child = spawn(node, [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NX_TUI: 'false',
    NX_DAEMON: 'false',
    // Each plugin in a process of its own costs a second of every start.
    NX_ISOLATE_PLUGINS: 'false',
  },
});
child.on('error', (error) => fail(`${node} could not be started: ${error.message}`));
// Ctrl-C reaches the child through the terminal; this process only waits for it to finish in order.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
process.on('SIGHUP', () => child.kill('SIGTERM'));
const watch = watchAncestors(() => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  clearInterval(watch);
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143);
});

/** npm does not pass SIGTERM on, so its death (or its shell's) is what tells us to stop. */
function watchAncestors(stop) {
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  return setInterval(() => {
    if (process.ppid !== parent || (grandparent > 1 && parentOf(parent) !== grandparent)) stop();
  }, 1_000).unref();
}

function parentOf(pid) {
  if (process.platform === 'win32') return 0;
  return Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() || 0);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
