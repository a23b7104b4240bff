import { spawn } from 'node:child_process';

const readyLimitMs = 60_000;

/**
 * startChild runs a server and resolves once a line of its output matches `ready`. It runs in a group of its own, so
 * that Ctrl-C reaches only whoever started it. Rejects with the last lines when it ends or stays silent.
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
}) {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'pipe'], detached: true, ...options });
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
      resolve({ pid: child.pid, stop, child });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText);
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code, signal) => fail(`ended at start with ${signal ?? `code ${code}`}`));
  });
}
