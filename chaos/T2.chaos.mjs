import { execFileSync } from 'node:child_process';
import { Verdict, wait } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

const routes = ['submit', 'public page', 'log in'];
const answerLimitMs = 3_000;
const recoveryLimitMs = 5_000;

/** Load asks three kinds of route in turn, at a steady rate whatever the answers take. */
class Load {
  answers = [];
  #pending = new Set();
  #count = 0;

  constructor(system, perSecond) {
    const visitor = new Visitor(system);
    const asks = [
      () => visitor.submit('Frozen'),
      () => visitor.call('/api/shared/AAAAAAAAAAAAAAAAAAAAAA'),
      () => visitor.post('/api/auth/login', { email: 'nobody@example.com', password: 'not a password' }),
    ];
    this.timer = setInterval(() => {
      const at = Date.now();
      const route = this.#count++ % asks.length;
      const asked = asks[route]().then((answer) => {
        this.answers.push({ ...answer, at, route: routes[route] });
        this.#pending.delete(asked);
      });
      this.#pending.add(asked);
    }, 1_000 / perSecond);
  }

  async stop() {
    clearInterval(this.timer);
    // Hanging answers are what a run looks for, so it must not hang with them.
    await Promise.race([Promise.all(this.#pending), wait(15_000)]);
    this.unanswered = this.#pending.size;
  }
}

/** Probes ask the operations ports as an orchestrator does. */
class Probes {
  seen = [];

  constructor(system) {
    const processes = system.processes;
    this.timer = setInterval(() => {
      for (const one of processes) {
        for (const path of ['livez', 'readyz']) {
          const signal = AbortSignal.timeout(2_500);
          const note = (status) => this.seen.push({ at: Date.now(), path, name: one.instance, status });
          void fetch(`http://127.0.0.1:${one.opsPort}/${path}`, { signal }).then(
            ({ status }) => note(status),
            () => note(0),
          );
        }
      }
    }, 500);
  }

  stop() {
    clearInterval(this.timer);
  }
}

const isBad = ({ status }) => status === 0 || status >= 500;
const isTypedRefusal = ({ status, headers, body }) =>
  status === 503 && headers.has('retry-after') && typeof body?.code === 'string';

/** family lists a process and its children: Postgres answers through one process for each connection. */
function family(pid) {
  const children = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child]) => child);
  return [pid, ...children];
}

async function freeze(name, pids, { load, probes, freezeMs, verdict }) {
  const from = Date.now();
  pids.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  try {
    await wait(freezeMs);
  } finally {
    pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
  }
  const thawed = Date.now();
  await wait(recoveryLimitMs + 2_000);
  const during = load.answers.filter(({ at }) => at >= from && at < thawed + recoveryLimitMs);
  const refused = during.filter(isBad);
  const recovered = Math.max(
    0,
    ...load.answers.filter((one) => one.at > thawed && isBad(one)).map(({ at }) => at - thawed),
  );
  const unready = probes.seen
    .filter(({ at, path, status }) => path === 'readyz' && status === 503 && at >= from && at < thawed)
    .map(({ at }) => at - from);
  const slowest = during.reduce((a, b) => (b.ms > a.ms ? b : a));
  const untyped = refused.filter((one) => !isTypedRefusal(one));
  const kinds = [...new Set(untyped.map(({ status, error }) => `${status}${error ? ` ${error}` : ''}`))].join(' ');
  verdict
    .expect(
      `${name}: slowest of ${during.length} answers ${(slowest.ms / 1_000).toFixed(1)} s (${slowest.route})`,
      slowest.ms <= answerLimitMs,
    )
    .expect(`${refused.length} refused, ${untyped.length} not typed${kinds && ` (${kinds})`}`, untyped.length === 0)
    .expect(`unready after ${(Math.min(...unready) / 1_000).toFixed(1)} s`, Math.min(...unready) <= 5_000)
    .expect(`whole again after ${(recovered / 1_000).toFixed(1)} s`, recovered <= recoveryLimitMs);
}

export default {
  title: 'frozen Redis, then frozen Postgres, at 50 requests a second',
  minutes: 3,
  sabotages: {
    'command timeout of Redis': [
      { file: 'libs/platform/dist/redis.js', find: 'commandTimeout: 1_000', replace: 'commandTimeout: 60_000' },
    ],
    'query timeout of Postgres': [
      { file: 'libs/platform/dist/database.js', find: 'query_timeout: 1_500', replace: 'query_timeout: 60_000' },
    ],
  },
  async run({ sabotage, short, keep }) {
    const system = keep(await System.start({ sabotage }));
    const freezeMs = short ? 5_000 : 10_000;
    const verdict = new Verdict();
    const load = new Load(system, 50);
    const probes = new Probes(system);
    await wait(3_000);
    const healthy = load.answers.filter(isBad).length;
    verdict.expect(`${healthy} refused before`, healthy === 0);
    await freeze('Redis', [system.redis.pid], { load, probes, freezeMs, verdict });
    await freeze('Postgres', family(system.postgres.pid), { load, probes, freezeMs, verdict });
    await load.stop();
    probes.stop();
    const dead = probes.seen.filter(({ path, status }) => path === 'livez' && status !== 200);
    return verdict
      .expect(`${load.unanswered} unanswered`, load.unanswered === 0)
      .expect(`${dead.length} of the liveness probes failed`, dead.length === 0);
  },
};
