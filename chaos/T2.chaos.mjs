import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { Verdict, wait } from './figures.mjs';
import { System } from './system.mjs';
import { signUp } from './person.mjs';
import { Visitor } from './visitor.mjs';

const answerLimitMs = 3_000;
const recoveryLimitMs = 5_000;

/** routesOf are the routes in the order they are asked, with the status each has while all is well. */
function routesOf(visitor, { publicLinkId }) {
  const submit = { name: 'submit', ask: () => visitor.submit('Frozen'), status: 202 };
  const page = { name: 'public page', ask: () => visitor.call(`/api/shared/${publicLinkId}`), status: 200 };
  const unknown = {
    name: 'unknown page',
    ask: () => visitor.call(`/api/shared/${randomBytes(16).toString('base64url')}`),
    status: 404,
  };
  const logIn = {
    name: 'log in',
    // Each another address: ten wrong passwords for one are refused without a look.
    ask: () => visitor.post('/api/auth/login', { email: `${randomUUID()}@example.com`, password: 'not a password' }),
    status: 401,
  };
  // A password costs much of a core to check.
  return [submit, page, unknown, submit, page, unknown, submit, page, unknown, logIn];
}

/** Load asks its routes in turn, at a steady rate whatever the answers take. */
class Load {
  answers = [];
  #pending = new Set();
  #count = 0;

  constructor(system, perSecond, person) {
    const routes = routesOf(new Visitor(system), person);
    this.timer = setInterval(() => {
      const at = Date.now();
      const { name, ask, status: expected } = routes[this.#count++ % routes.length];
      const asked = ask().then((answer) => {
        this.answers.push({ ...answer, at, route: name, expected });
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
          const note = (status) => this.seen.push({ at: Date.now(), path, process: one, status });
          void fetch(`http://127.0.0.1:${one.opsPort}/${path}`, { signal }).then(
            ({ status }) => note(status),
            () => note(0),
          );
        }
      }
    }, 500);
  }

  /** unreadyMs is how long after `from` a process first said that it is not ready; Infinity when it did not. */
  unreadyMs(process, from) {
    const first = this.#readiness(process, from).find(({ status }) => status === 503);
    return first ? first.at - from : Infinity;
  }

  /** readyMs is how long after `from` a process was ready for good; Infinity when it was not. */
  readyMs(process, from) {
    const seen = this.#readiness(process, from);
    const firstGood = seen[seen.findLastIndex(({ status }) => status !== 200) + 1];
    return firstGood ? firstGood.at - from : Infinity;
  }

  #readiness(process, from) {
    return this.seen.filter((one) => one.path === 'readyz' && one.process === process && one.at >= from);
  }

  stop() {
    clearInterval(this.timer);
  }
}

const isBad = ({ status, expected }) => status !== expected;
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

/** Everybody needs Redis; the gateway alone does without Postgres. */
const dependants = {
  Redis: () => true,
  Postgres: ({ name }) => name !== 'gateway',
};

async function freeze(name, pids, { system, load, probes, freezeMs, verdict }) {
  const from = Date.now();
  pids.forEach((pid) => process.kill(pid, 'SIGSTOP'));
  try {
    await wait(freezeMs);
  } finally {
    pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
  }
  const needy = system.processes.filter(dependants[name]);
  const unready = needy.map((one) => [probes.unreadyMs(one, from), one.instance]);
  const thawed = Date.now();
  await wait(recoveryLimitMs + 2_000);
  const ready = needy.map((one) => [probes.readyMs(one, thawed), one.instance]);
  const during = load.answers.filter(({ at }) => at >= from && at < thawed + recoveryLimitMs);
  const refused = during.filter(isBad);
  const recovered = Math.max(
    0,
    ...load.answers.filter((one) => one.at > thawed && isBad(one)).map(({ at }) => at - thawed),
  );
  const slowest = during.reduce((a, b) => (b.ms > a.ms ? b : a));
  const untyped = refused.filter((one) => !isTypedRefusal(one));
  const kinds = [...new Set(untyped.map(({ status, error }) => `${status}${error ? ` ${error}` : ''}`))].join(' ');
  verdict
    .expect(
      `${name}: answers in time`,
      `${name}: slowest of ${during.length} answers ${(slowest.ms / 1_000).toFixed(1)} s (${slowest.route})`,
      slowest.ms <= answerLimitMs,
    )
    .expect(
      `${name}: typed refusals`,
      `${refused.length} refused, ${untyped.length} not typed${kinds && ` (${kinds})`}`,
      untyped.length === 0 && refused.length > 0,
    )
    .expect(`${name}: unready`, ...withinLimit('unready', unready))
    .expect(`${name}: ready again`, ...withinLimit('ready again', ready))
    .expect(
      `${name}: whole again`,
      `whole again after ${(recovered / 1_000).toFixed(1)} s`,
      recovered <= recoveryLimitMs,
    );
  return { from, thawed };
}

/** withinLimit tells of the slowest process alone: each has to keep the limit. */
function withinLimit(what, times) {
  const [ms, instance] = times.reduce((a, b) => (b[0] > a[0] ? b : a));
  return [`all ${times.length} ${what} after ${(ms / 1_000).toFixed(1)} s (${instance})`, ms <= recoveryLimitMs];
}

export default {
  title: 'frozen Redis, then frozen Postgres, at 50 requests a second',
  minutes: 3,
  sabotages: {
    'command timeout of Redis': {
      breaks: 'Redis: answers in time',
      edits: [
        { file: 'libs/platform/dist/redis.js', find: 'commandTimeout: 1_000', replace: 'commandTimeout: 60_000' },
      ],
    },
    'query timeout of Postgres': {
      breaks: 'Postgres: answers in time',
      edits: [
        { file: 'libs/platform/dist/database.js', find: 'query_timeout: 1_500', replace: 'query_timeout: 60_000' },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const system = keep(await System.start({ sabotage }));
    const freezeMs = short ? 5_000 : 10_000;
    const verdict = new Verdict();
    const load = new Load(system, 50, await signUp(system));
    const probes = new Probes(system);
    await wait(3_000);
    const ill = load.answers.filter(isBad);
    verdict.expect('well before', `${ill.length} of ${load.answers.length} refused before`, ill.length === 0);
    const parts = { system, load, probes, freezeMs, verdict };
    await freeze('Redis', [system.redis.pid], parts);
    const { from, thawed } = await freeze('Postgres', family(system.postgres.pid), parts);
    await load.stop();
    probes.stop();
    const dead = probes.seen.filter(({ path, status }) => path === 'livez' && status !== 200);
    const pages = load.answers.filter(({ route, at }) => route === 'public page' && at >= from && at < thawed);
    const opened = pages.filter((one) => !isBad(one));
    return verdict
      .expect(
        'pages without Postgres',
        `${opened.length} of ${pages.length} public pages opened while Postgres was frozen`,
        opened.length === pages.length && pages.length > 0,
      )
      .expect('all answered', `${load.unanswered} unanswered`, load.unanswered === 0)
      .expect('liveness', `${dead.length} of the liveness probes failed`, dead.length === 0);
  },
};
