import { readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createPrivate, writePrivate } from '../private-file.mjs';

/** Longer than a process needs that stops in order while its database is stopping too. */
const LEFTOVER_STOP_MS = 10_000;
const inOrder = { stop: 'SIGTERM', kill: 'SIGKILL' };

/**
 * RunFile remembers the processes of this data folder, so that a second start says so and what a killed start left
 * behind is ended by id before the data is opened again. The owner alone may read it.
 */
export class RunFile {
  #processes = [];

  constructor(dataDir) {
    this.path = join(dataDir, 'run.json');
  }

  /** claim throws when a live Tailwright owns the folder; otherwise it ends leftovers and takes the folder. */
  async claim() {
    const earlier = this.#read();
    if (earlier && isAlive(earlier.owner, earlier.mark)) throw alreadyRunning(earlier);
    await endLeftovers(earlier?.processes ?? []);
    // Of two starts at the same moment one takes the folder: the other finds it taken, or another file than before.
    const now = this.#read();
    if (now?.owner !== earlier?.owner) throw alreadyRunning(now ?? {});
    rmSync(this.path, { force: true });
    if (!createPrivate(this.path, this.#text())) throw alreadyRunning(this.#read() ?? {});
  }

  /**
   * add records a process; `mark` is a word of its command line, so that a reused id is never taken for it, and
   * `signals` are how it is stopped and, when that is not enough, ended.
   */
  add(pid, mark, signals = inOrder) {
    this.#processes.push({ pid, mark, ...signals });
    this.#write();
  }

  remove(pid) {
    this.#processes = this.#processes.filter((entry) => entry.pid !== pid);
    this.#write();
  }

  setUrl(url) {
    this.url = url;
    this.#write();
  }

  /** setStores lets `npm run ops` find the embedded database and Redis; never addresses that somebody else gave us. */
  setStores(stores) {
    this.stores = stores;
    this.#write();
  }

  release() {
    rmSync(this.path, { force: true });
  }

  #read() {
    try {
      return JSON.parse(readFileSync(this.path, 'utf8'));
    } catch {
      return null;
    }
  }

  #write() {
    writePrivate(this.path, this.#text());
  }

  #text() {
    const owner = { owner: process.pid, mark: basename(process.argv[1] ?? process.execPath) };
    return JSON.stringify({ ...owner, url: this.url, stores: this.stores, processes: this.#processes });
  }
}

function alreadyRunning({ url, owner }) {
  const where = url ? ` at ${url}` : '';
  return new Error(`Tailwright is already running from this folder${where} (process ${owner}).`);
}

/** They would hold the database's folder and the ports, and work on the jobs of the next start. */
async function endLeftovers(processes) {
  const alive = () => processes.filter(({ pid, mark }) => isAlive(pid, mark));
  for (const { pid, stop } of alive()) send(pid, stop);
  await until(() => alive().length === 0, LEFTOVER_STOP_MS);
  for (const { pid, kill } of alive()) send(pid, kill);
  await until(() => alive().length === 0, LEFTOVER_STOP_MS);
  const [left] = alive();
  if (left) throw new Error(`Process ${left.pid} of an earlier start does not end. End it, then start again.`);
}

async function until(isTrue, limitMs) {
  const deadline = Date.now() + limitMs;
  while (!isTrue() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

function isAlive(pid, mark) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark);
  } catch {
    return process.platform !== 'linux';
  }
}
