import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * RunFile remembers the processes of this data folder, so that a second start says so and what a killed start left
 * behind is ended by id before the data is opened again.
 */
export class RunFile {
  constructor(dataDir) {
    this.path = join(dataDir, 'run.json');
    this.pids = [];
  }

  /** claim throws when a live Tailwright owns the folder; otherwise it ends leftovers and takes the folder. */
  async claim() {
    const earlier = this.#read();
    if (earlier && isAlive(earlier.owner, 'start.mjs')) {
      throw new Error(
        `Tailwright is already running from this folder${earlier.url ? ` at ${earlier.url}` : ''} (process ${earlier.owner}).`,
      );
    }
    const leftovers = (earlier?.processes ?? []).filter(({ pid, mark }) => isAlive(pid, mark));
    for (const { pid } of leftovers) kill(pid, 'SIGTERM');
    const deadline = Date.now() + 5_000;
    while (leftovers.some(({ pid, mark }) => isAlive(pid, mark)) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    for (const { pid, mark } of leftovers) if (isAlive(pid, mark)) kill(pid, 'SIGKILL');
    this.#write();
  }

  /** add records a process; `mark` is a word of its command line, so that a reused id is never taken for it. */
  add(pid, mark) {
    this.pids.push({ pid, mark });
    this.#write();
  }

  remove(pid) {
    this.pids = this.pids.filter((entry) => entry.pid !== pid);
    this.#write();
  }

  setUrl(url) {
    this.url = url;
    this.#write();
  }

  /** setStores lets `npm run ops` find the embedded database and Redis; their addresses carry passwords. */
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
    writeFileSync(
      this.path,
      JSON.stringify({ owner: process.pid, url: this.url, stores: this.stores, processes: this.pids }),
      {
        mode: 0o600,
      },
    );
  }
}

function kill(pid, signal) {
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
