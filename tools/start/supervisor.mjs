import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from './launch.mjs';
import { Restarts } from './restarts.mjs';

const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 60_000;

/** Supervisor starts processes, restarts one that dies, and stops them in order. Logs go to files, one per process. */
export class Supervisor {
  #entries = [];
  #running = new Set();
  #stopping = false;

  /** With `waits`, a process that dies is started again by `renew` alone: its code is being worked on. */
  constructor({ logDir, runFile, onGiveUp, waits = false, ...limits }) {
    mkdirSync(logDir, { recursive: true });
    this.logDir = logDir;
    this.runFile = runFile;
    this.onGiveUp = onGiveUp;
    this.waits = waits;
    // The stop limit is longer than the services' own hard limit on a graceful stop.
    this.limits = { readyMs: 60_000, stopMs: 28_000, restartMs: 500, ...limits };
  }

  /** start resolves with the process's `ready` line once it printed it; rejects when it dies or stays silent. */
  async start(spec) {
    if (this.#stopping) throw new Error(`${spec.name} was not started: everything stops.`);
    const started = Date.now();
    const entry = { ...spec, restarts: new Restarts({ max: RESTARTS_MAX, windowMs: RESTART_WINDOW_MS }) };
    this.#entries.push(entry);
    const ready = await this.#launch(entry).ready;
    entry.wasReady = true;
    console.log(`  ${spec.name.padEnd(14)} ready in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return ready;
  }

  /** renew starts the processes that `isAffected` names again; what died meanwhile is started too. */
  renew(isAffected) {
    if (this.#stopping) return;
    for (const entry of this.#entries.filter((one) => one.wasReady && isAffected(one))) {
      if (this.#running.has(entry.process)) {
        entry.isRenewed = true;
        void entry.process.stop(this.limits.stopMs);
      } else this.#restart(entry);
    }
  }

  /** stop ends the processes group by group, the last started first: the gateway before what it calls. */
  async stop() {
    this.#stopping = true;
    const groups = Map.groupBy(this.#entries, (entry) => entry.group);
    for (const group of [...groups.values()].reverse()) {
      const running = group.map(({ process }) => process).filter((process) => this.#running.has(process));
      await Promise.all(running.map((process) => process.stop(this.limits.stopMs)));
    }
  }

  #launch(entry) {
    const process = launch({
      ...entry,
      logFile: join(this.logDir, `${entry.name.replaceAll(' ', '-')}.log`),
      logSize: this.limits.logSize,
      readyLimitMs: this.limits.readyMs,
    });
    entry.process = process;
    this.#running.add(process);
    if (process.pid) this.runFile.add(process.pid, entry.script);
    // The only way to a restart, once for each process that ran: a second one would leave a copy nobody knows.
    void process.ended.then((how) => {
      this.#running.delete(process);
      if (process.pid) this.runFile.remove(process.pid);
      // Before it was ready for the first time, start() rejects instead.
      if (entry.wasReady && !this.#stopping) this.#afterEnd(entry, how);
    });
    return process;
  }

  #afterEnd(entry, how) {
    if (entry.isVital) return this.onGiveUp(`${entry.name} ended (${how}).`);
    if (entry.isRenewed) return this.#restart(entry);
    if (this.waits) {
      console.log(`  ${entry.name} ended (${how}); it starts again when its code changes`);
      return;
    }
    const times = entry.restarts.note();
    const giveUp = entry.restarts.exhausted(entry.name);
    if (giveUp) return this.onGiveUp(giveUp);
    console.log(`  ${entry.name} ended (${how}); starting it again`);
    setTimeout(() => {
      if (!this.#stopping) this.#restart(entry);
    }, this.limits.restartMs * times);
  }

  #restart(entry) {
    entry.isRenewed = false;
    const began = Date.now();
    this.#launch(entry).ready.then(
      () => {
        if (this.waits) console.log(`  ${entry.name} started again in ${((Date.now() - began) / 1000).toFixed(1)} s`);
      },
      (error) => {
        if (this.waits && !entry.isRenewed && !this.#stopping) console.log(`  ${error.message}`);
      },
    );
  }
}
