import { spawn } from 'node:child_process';

const readyLimitMs = 60_000;

/**
 * A starter that is killed cannot stop what it started: this little shell does it then, and removes `$4` if given.
 */
const watch = `
while kill -0 "$1" 2>/dev/null; do kill -0 "$2" 2>/dev/null || exit 0; sleep 1; done
kill -s "$3" "$2" 2>/dev/null
while kill -0 "$2" 2>/dev/null; do sleep 1; done
[ -n "$4" ] && rm -rf "$4"`;

function endWithStarter(pid, signal, folder) {
  if (process.platform === 'win32') return;
  const names = [process.pid, pid, signal.replace('SIG', ''), folder ?? ''].map(String);
  spawn('sh', ['-c', watch, 'watch', ...names], { stdio: 'ignore', detached: true, cwd: '/' }).unref();
}

/**
 * startChild runs a server and resolves once a line of its output matches `ready`. It runs in a group of its own, so
 * that Ctrl-C reaches only whoever started it. Rejects with the last lines when it ends or stays
 * silent. When whoever started it dies, it is stopped, and `throwAwayDir` removed. `exited` resolves when it ends.
 */
export function startChild({
  name,
  command,
  args,
  ready,
  input,
  stopSignal = 'SIGTERM',
  killSignal = 'SIGKILL',
  options,
  throwAwayDir,
}) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true, ...options });
  if (child.pid) endWithStarter(child.pid, stopSignal, throwAwayDir);
  child.stdin.on('error', () => undefined);
  child.stdin.end(input ?? '');
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(stopSignal);
    const hard = setTimeout(() => child.kill(killSignal), 15_000);
    await exited;
    clearTimeout(hard);
  };
  return new Promise((resolve, reject) => {
    let tail = '';
    const fail = (why) => {
      clearTimeout(limit);
      reject(new Error(`${name} ${why}.\n${tail.trim()}`));
    };
    const limit = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`did not become ready within ${readyLimitMs / 1_000} s`);
    }, readyLimitMs);
    const onText = (text) => {
      tail = (tail + text).slice(-2_000);
      if (!ready.test(tail)) return;
      clearTimeout(limit);
      resolve({ pid: child.pid, stop, exited });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended at start with ${signal ?? `code ${code}`}`));
  });
}
