import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { at, limitMs, Verdict } from './figures.mjs';
import { hostileFiles, mutatedFiles, validFiles } from './files.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

const atOnce = 8;
const hostileLimitMs = 10_000;
const loopLimitMs = 50;
const memoryLimitBytes = 1.2e9;

/** Children watches the processes below the gateway; the kernel keeps the most memory each has had. */
class Children {
  highestBytes = 0;

  constructor(gateway) {
    this.timer = setInterval(() => this.look(gateway.pid), 250);
  }

  look(parent) {
    const rows = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    for (const row of rows) {
      const [pid, ppid] = row.trim().split(/\s+/).map(Number);
      if (ppid !== parent) continue;
      this.highestBytes = Math.max(this.highestBytes, highWater(pid));
    }
  }

  stop() {
    clearInterval(this.timer);
  }
}

function highWater(pid) {
  try {
    return 1_024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** loopDelayP99 is the delay of the gateway's event loop since it was last asked, in milliseconds. */
async function loopDelayP99(gateway) {
  const metrics = await (await fetch(`http://127.0.0.1:${gateway.opsPort}/metrics`)).text();
  return 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds(?:\{[^}]*\})? (\S+)$/m.exec(metrics)?.[1] ?? NaN);
}

/**
 * Idle measures how late an idle thread of this machine is woken: a busy machine delays the gateway's loop as well,
 * and only what comes on top of that is the files' doing.
 */
class Idle {
  #thread = new Worker(
    `const { monitorEventLoopDelay } = require('node:perf_hooks');
     const delay = monitorEventLoopDelay({ resolution: 10 });
     delay.enable();
     require('node:worker_threads').parentPort.on('message', () =>
       require('node:worker_threads').parentPort.postMessage(delay.percentile(99) / 1e6));`,
    { eval: true },
  );

  async stop() {
    const answer = once(this.#thread, 'message');
    this.#thread.postMessage('done');
    const [delay] = await answer;
    await this.#thread.terminate();
    return delay;
  }
}

async function upload(visitor, { name, bytes }) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  const began = performance.now();
  const done = (rest) => ({ ...rest, name, ms: performance.now() - began });
  try {
    const { cookie, url } = visitor;
    const response = await fetch(`${url}/api/documents/extract`, { method: 'POST', body: form, headers: { cookie } });
    const body = await response.json();
    return done({ status: response.status, code: body.code, text: body.text });
  } catch (error) {
    return done({ status: 0, code: error.cause?.code ?? error.message });
  }
}

/** uploadAll keeps eight uploads under way until all files are answered. */
async function uploadAll(visitor, files) {
  const answers = [];
  const waiting = files.entries();
  const oneLine = async () => {
    for (const [index, file] of waiting) answers[index] = { ...(await upload(visitor, file)), kind: file.kind };
  };
  await Promise.all(Array.from({ length: atOnce }, oneLine));
  return answers;
}

const isTyped = ({ status, code }) => status >= 400 && status < 500 && typeof code === 'string';
const named = (answers) =>
  answers.map(({ name, status, code, ms }) => `${name} ${status} ${code} ${Math.round(ms)} ms`);

export default {
  title: 'hostile, valid and mutated files, 8 at a time',
  minutes: 10,
  sabotages: {
    'zip guard': {
      breaks: 'hostile files typed',
      edits: [
        {
          file: 'libs/documents/dist/jail/document-reader.js',
          find: "if (kind === 'docx') await guardZip(content);",
          replace: 'await undefined;',
        },
        {
          file: 'libs/documents/dist/jail/document-reader.js',
          find: 'timeoutMs: this.timeoutMs',
          replace: 'timeoutMs: 60_000',
        },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const system = keep(await System.start({ sabotage }));
    const [gateway] = system.alive('gateway');
    const visitor = new Visitor(system, gateway);
    const children = new Children(gateway);
    const count = short ? 12 : 40;
    const [hostile, valid] = [await hostileFiles(), await validFiles(count)];
    const mixed = Array.from({ length: count }, (_, index) => [hostile[index % hostile.length], valid[index]]).flat();

    await loopDelayP99(gateway);
    const idle = new Idle();
    const answers = await uploadAll(visitor, mixed);
    const mutants = await uploadAll(visitor, await mutatedFiles(short ? 100 : 2_000));
    const delay = await loopDelayP99(gateway);
    const idleDelay = await idle.stop();
    children.stop();

    const attacks = answers.filter(({ kind }) => kind === 'hostile');
    const untyped = attacks.filter((one) => !isTyped(one));
    const slowest = Math.max(...attacks.map(({ ms }) => ms));
    const read = answers.filter(({ kind, status, text }) => kind === 'valid' && status === 200 && text.includes('@'));
    const broken = mutants.filter((one) => one.status !== 200 && !isTyped(one));
    const honest = answers.filter(({ kind }) => kind === 'valid');
    if (untyped.length + broken.length > 0) console.log(named([...untyped, ...broken]).join('\n'));
    return new Verdict()
      .expect(
        'hostile files typed',
        `${attacks.length - untyped.length} of ${attacks.length} hostile typed`,
        untyped.length === 0,
      )
      .expect(
        'hostile files in time',
        `slowest ${(slowest / 1_000).toFixed(1)} s`,
        slowest <= limitMs(hostileLimitMs, short),
      )
      .expect('valid files read', `${read.length} of ${count} valid read`, read.length === count)
      .expect(
        'valid files in time',
        `valid p99 ${Math.round(
          at(
            0.99,
            honest.map(({ ms }) => ms),
          ),
        )} ms`,
        true,
      )
      .expect(
        'mutated files answered',
        `${mutants.length - broken.length} of ${mutants.length} mutated answered`,
        broken.length === 0,
      )
      .expect(
        'loop delay',
        `loop delay p99 ${delay.toFixed(0)} ms (an idle thread's ${idleDelay.toFixed(0)})`,
        delay <= limitMs(loopLimitMs, short) + idleDelay,
      )
      .expect(
        'memory',
        `most memory of a reader ${Math.round(children.highestBytes / 1e6)} MB`,
        children.highestBytes > 0 && children.highestBytes <= memoryLimitBytes,
      )
      .expect('restarts', '0 restarts', system.alive('gateway').length === 1);
  },
};
