import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const READY_DEADLINE_MS = 60_000;
/** Longer than the services' own hard limit on a graceful stop. */
const STOP_DEADLINE_MS = 28_000;
const isStackFrame = /^\s+at /;
const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 60_000;

/** Supervisor starts processes, restarts one that dies, and stops them in order. Logs go to files, one per process. */
export class Supervisor {
  #running = [];
  #stopping = false;

  constructor({ logDir, runFile, onGiveUp }) {
    mkdirSync(logDir, { recursive: true });
    this.logDir = logDir;
    this.runFile = runFile;
    this.onGiveUp = onGiveUp;
  }

  /** start resolves with the process's `ready` line once it printed it; rejects when it dies or stays silent. */
  async start(spec) {
    const started = Date.now();
    const entry = { ...spec, exits: [] };
    this.#running.push(entry);
    const ready = await this.#spawn(entry);
    console.log(`  ${spec.name.padEnd(14)} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return ready;
  }

  #spawn(entry) {
    // Detached: Ctrl-C in the terminal reaches the orchestrator alone, which stops everything in order.
    const child = spawn(process.execPath, [...(entry.nodeArgs ?? []), entry.script], {
      env: entry.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    entry.child = child;
    this.runFile.add(child.pid, entry.script);
    const log = createWriteStream(join(this.logDir, `${entry.name.replaceAll(' ', '-')}.log`), { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    return new Promise((resolve, reject) => {
      const tail = [];
      const deadline = setTimeout(
        () => reject(new Error(`${entry.name} was not ready within ${READY_DEADLINE_MS / 1000} s; see ${log.path}`)),
        READY_DEADLINE_MS,
      );
      const onLine = (line) => {
        if (!isStackFrame.test(line)) tail.push(line);
        if (tail.length > 8) tail.shift();
        const record = line.startsWith('{') ? parse(line) : null;
        if (record?.msg === 'ready') resolve(record);
      };
      createInterface({ input: child.stdout }).on('line', onLine);
      createInterface({ input: child.stderr }).on('line', onLine);
      child.on('exit', (code, signal) => {
        clearTimeout(deadline);
        this.runFile.remove(child.pid);
        log.end();
        if (this.#stopping) return;
        const how = signal ?? `code ${code}`;
        reject(new Error(`${entry.name} ended at start (${how}):\n${tail.join('\n')}`));
        if (entry.wasReady) this.#restart(entry, how);
      });
      child.on('error', reject);
    }).then((ready) => {
      entry.wasReady = true;
      return ready;
    });
  }

  #restart(entry, how) {
    const now = Date.now();
    entry.exits = [...entry.exits.filter((time) => now - time < RESTART_WINDOW_MS), now];
    if (entry.exits.length > RESTARTS_MAX) {
      this.onGiveUp(`${entry.name} ended ${entry.exits.length} times within a minute (${how}).`);
      return;
    }
    console.log(`  ${entry.name} ended (${how}); starting it again`);
    setTimeout(() => {
      if (!this.#stopping) this.#spawn(entry).catch((error) => this.#restart(entry, error.message));
    }, 500 * entry.exits.length);
  }

  /** stop ends the processes group by group, the last started first: the gateway before what it calls. */
  async stop() {
    this.#stopping = true;
    const groups = Map.groupBy(this.#running, (entry) => entry.group);
    for (const group of [...groups.keys()].reverse()) {
      await Promise.all(groups.get(group).map(({ child }) => end(child)));
    }
  }
}

async function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS);
  await exited;
  clearTimeout(hard);
}

function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
