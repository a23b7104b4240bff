import { spawn } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { createStream } from 'rotating-file-stream';
import { readableLine } from '../readable-line.mjs';

const isStackFrame = /^\s+at /;
const bond = new URL(`./end-with-parent.mjs?starter=${process.pid}`, import.meta.url).href;

/**
 * launch runs one Node program. `ready` resolves with what `readyLine` makes of a line; it rejects when the program
 * ends before, or is silent for `readyLimitMs`, which ends it too. `ended` resolves once, with how it ended. What it
 * prints goes to `logFile`; at `logSize` that becomes `logFile`.1, and the one before it goes.
 */
export function launch({
  name,
  script,
  args = [],
  cwd,
  env,
  logFile,
  logSize = '10M',
  readyLine = readyRecord,
  readyLimitMs,
}) {
  // Detached: Ctrl-C in the terminal reaches the orchestrator alone, which stops everything in order.
  const child = spawn(process.execPath, ['--import', bond, script, ...args], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = Promise.withResolvers();
  const ended = Promise.withResolvers();
  // A restarted process has nobody waiting for it to be ready.
  ready.promise.catch(() => undefined);
  const tail = [];
  let isSilent = false;
  const limit = setTimeout(() => {
    isSilent = true;
    child.kill('SIGKILL');
  }, readyLimitMs);
  const end = (how) => {
    clearTimeout(limit);
    ready.reject(new Error(`${name} ended at start (${how}); see ${logFile}:\n${tail.join('\n')}`));
    ended.resolve(how);
  };
  child.once('exit', (code, signal) => {
    const how = isSilent ? `not ready within ${readyLimitMs / 1_000} s` : (signal ?? `code ${code}`);
    // Its last lines say why; whatever else holds its output open is not waited for.
    const late = setTimeout(() => end(how), 500);
    child.once('close', () => {
      clearTimeout(late);
      end(how);
    });
  });
  child.on('error', (error) => {
    // A program that could not be started has no exit.
    if (child.pid === undefined) end(error.message);
  });
  const log = createStream(basename(logFile), { path: dirname(logFile), size: logSize, rotate: 1 });
  const outputs = [child.stdout, child.stderr];
  // A full disk costs the log, not the system: what is printed must still be read, or the program waits for it.
  log.on('error', (error) => {
    console.error(`  ${name}: its log is not written any more (${error.message})`);
    outputs.forEach((stream) => stream.resume());
  });
  for (const stream of outputs) {
    stream.pipe(log, { end: false });
    createInterface({ input: stream }).on('line', (line) => {
      if (!isStackFrame.test(line)) tail.push(readableLine(line));
      if (tail.length > 8) tail.shift();
      const record = readyLine(line);
      if (!record) return;
      clearTimeout(limit);
      ready.resolve(record);
    });
  }
  child.once('close', () => log.end());
  return {
    pid: child.pid,
    ready: ready.promise,
    ended: ended.promise,
    /** stop asks it to end, and ends it when it does not within `limitMs`. */
    async stop(limitMs) {
      child.kill('SIGTERM');
      const hard = setTimeout(() => child.kill('SIGKILL'), limitMs);
      await ended.promise;
      clearTimeout(hard);
    },
  };
}

/** Our processes print one JSON line when they are ready. */
function readyRecord(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    const record = JSON.parse(line);
    return record.msg === 'ready' ? record : undefined;
  } catch {
    return undefined;
  }
}
