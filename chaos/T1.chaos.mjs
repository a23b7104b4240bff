import { randomUUID } from 'node:crypto';
import { openSession, registerAccount } from '../libs/contracts/dist/auth.js';
import { submitJob } from '../libs/contracts/dist/jobs.js';
import { deliverTestMail } from '../libs/contracts/dist/mail.js';
import { saveResume } from '../libs/contracts/dist/new-resume.js';
import { RpcClient } from '../libs/platform/dist/bus/client.js';
import { BusConnections } from '../libs/platform/dist/bus/connections.js';
import { Seal } from '../libs/platform/dist/bus/seal.js';
import { Metrics } from '../libs/platform/dist/telemetry/metrics.js';
import { Verdict, limitMs, pick, until, wait } from './figures.mjs';
import { startInbox } from './inbox.mjs';
import { System } from './system.mjs';
import { optimization } from './visitor.mjs';

const services = ['auth', 'resume', 'ai', 'mail'];
const prefix = 'tw:';
const password = 'correct horse battery';
/** What a caller may see while processes die; it then sends the same call again. */
const passing = new Set(['unavailable', 'deadline_exceeded', 'overloaded']);

const someone = () => ({ name: 'Jane Doe', email: `${randomUUID()}@example.com`, password });

/** Makers of calls: each answers [rpc, input], and what to do once the call is over. */
function callsOf(known) {
  // Log-ins to one account at the same moment are guesses to the product.
  const free = [...known];
  const text = { originalResumeText: 'a', jobDescriptionText: 'b', optimizedResumeText: 'c' };
  return [
    () => {
      const { email } = free.shift();
      return [openSession, { email, password }, () => free.push({ email })];
    },
    () => [registerAccount, someone()],
    () => [saveResume, { actor: randomUUID(), resumeId: randomUUID(), ...text }],
    () => {
      const deadline = new Date(Date.now() + 90_000).toISOString();
      const owner = { kind: 'visitor', id: randomUUID() };
      return [submitJob, { id: randomUUID(), owner, kind: 'optimize', input: optimization('Bus'), deadline }];
    },
    () => [deliverTestMail, { email: `${randomUUID()}@example.com` }],
  ];
}

/** Caller makes calls 32 at a time, each with one id until it is answered, and notes how each ended. */
class Caller {
  calls = [];

  constructor(rpc, makers) {
    this.rpc = rpc;
    this.makers = makers;
  }

  /** run spreads its calls over a time; what is late is made up for at once. */
  run(count, lanes, overMs) {
    const began = Date.now();
    let next = 0;
    const lane = async () => {
      while (next < count) {
        const index = next++;
        await wait(Math.max(0, began + (index / count) * overMs - Date.now()));
        const [rpc, input, whenOver] = this.makers[index % this.makers.length]();
        await this.one(rpc, input);
        whenOver?.();
      }
    };
    return Promise.all(Array.from({ length: lanes }, lane));
  }

  of(rpc) {
    return this.calls.filter((call) => call.rpc === rpc);
  }

  answered(rpc) {
    return this.of(rpc).filter(({ answer }) => answer).length;
  }

  waitingFor(rpc) {
    return this.of(rpc).filter(({ isOver }) => !isOver);
  }

  async one(rpc, input) {
    const id = randomUUID();
    const call = { id, rpc, input, beganAt: Date.now(), tries: 0, lateMs: 0, sendersKilled: 0 };
    this.calls.push(call);
    const giveUpAt = Date.now() + 60_000;
    do {
      const began = Date.now();
      call.tries++;
      try {
        call.answer = await this.rpc.call(rpc, input, { id });
      } catch (error) {
        call.error = error.code ?? 'unknown';
      }
      call.lateMs = Math.max(call.lateMs, Date.now() - began - rpc.timeoutMs);
      call.endedAt = Date.now();
    } while (!call.answer && passing.has(call.error) && Date.now() < giveUpAt);
    call.isOver = true;
  }
}

async function hurt(system, caller, { kills, redisKills, everyMs }) {
  const restarts = [];
  let undelivered = 0;
  const kill = (name) => {
    if (name === 'mail') caller.waitingFor(deliverTestMail).forEach((call) => call.sendersKilled++);
    restarts.push(system.end(pick(system.alive(name))).then(() => system.spawn(name)));
  };
  for (let index = 1; index <= kills; index++) {
    await wait(everyMs);
    if (index % Math.floor(kills / redisKills) === 0) undelivered += await killWithDoneCalls(system, caller, kill);
    else {
      const name = pick(services);
      await untilTwo(system, name);
      kill(name);
    }
  }
  const last = Date.now();
  await Promise.all(restarts);
  return { last, undelivered };
}

/** On busy cores a replica takes long to start; killing the only one again and again measures that alone. */
const untilTwo = (system, name) => until(() => system.alive(name).length >= 2, 30_000, 20);

/** Shorter than a statement may take. */
const heldMs = 800;

/**
 * Kills a replica of auth, and then Redis, between the effect of log-ins and their answers: they gather at a locked
 * table, no answer gets through a frozen Redis, and what waits at its socket dies with it. Returns how many log-ins that
 * were done had no answer yet.
 */
async function killWithDoneCalls(system, caller, kill) {
  await untilTwo(system, 'auth');
  await system.lock('auth.sessions', heldMs);
  await until(() => caller.waitingFor(openSession).length >= 3, heldMs / 2, 5);
  // The replicas have to have read them.
  await wait(100);
  process.kill(system.redis.pid, 'SIGSTOP');
  // What was answered before the freeze has to be read first.
  await wait(100);
  let done = 0;
  // Shorter than the time after which callers are told that Redis is away.
  await until(async () => (done = (await countLogIns(system)) - caller.answered(openSession)) >= 3, 1_000, 50);
  kill('auth');
  await system.restartRedis();
  return done;
}

/** Each registration opens a session too. */
async function countLogIns(system) {
  const [{ count }] = await system.sql(
    'SELECT (SELECT count(*) FROM auth.sessions) - (SELECT count(*) FROM auth.accounts) AS count',
  );
  return Number(count);
}

/** How often each call took effect: [kind, times wanted, times found] for each thing it makes. */
async function countEffects(system, caller, inbox, known, short) {
  const found = async (text, values) =>
    new Map((await system.sql(text, values)).map(({ key, count }) => [key, Number(count)]));
  const compare = (kind, keys, counts) =>
    [...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [kind, length, counts.get(key) ?? 0]);
  const inputs = (rpc, name) => caller.of(rpc).map(({ input }) => input[name]);
  const emails = inputs(registerAccount, 'email');
  const [resumes, jobs] = [inputs(saveResume, 'resumeId'), inputs(submitJob, 'id')];
  const mailed = async () => (await system.sql('SELECT count(*)::int AS count FROM mail.mails'))[0].count;
  await until(async () => (await mailed()) >= emails.length + known.length, limitMs(15_000, short));
  const sessions = await found(`SELECT a.email AS key, count(*) - 1 AS count
    FROM auth.sessions s JOIN auth.accounts a ON a.id = s.account_id GROUP BY a.email`);
  const accounts = await found('SELECT email AS key, count(*) FROM auth.accounts GROUP BY email');
  const welcomes = await found(`SELECT a.email AS key, count(*)
    FROM mail.mails m JOIN auth.accounts a ON a.id = m.user_id GROUP BY a.email`);
  const byId = (table, ids) => found(`SELECT id AS key, count(*) FROM ${table} WHERE id = ANY($1) GROUP BY id`, [ids]);
  return [
    ...compare('log-ins', inputs(openSession, 'email'), sessions),
    ...compare('accounts', emails, accounts),
    ...compare('welcome mails', emails, welcomes),
    ...compare('resumes', resumes, await byId('resume.resumes', resumes)),
    ...compare('jobs', jobs, await byId('ai.jobs', jobs)),
    ...caller.of(deliverTestMail).map(({ id, sendersKilled }) => {
      const times = inbox.countOf(`test.${id}`);
      // No sender can both be taken at its word and be killed: such a mail may come again, under the same Message-ID.
      return ['test mails', 1, times > 1 ? Math.max(1, times - sendersKilled) : times];
    }),
  ];
}

export default {
  title: 'mutating calls while replicas and Redis are killed',
  minutes: 5,
  sabotages: {
    'the stored answer of a call': {
      breaks: 'nothing twice',
      edits: [
        { file: 'libs/platform/dist/bus/once.js', find: 'if (state?.answer) return', replace: 'if (false) return' },
        { file: 'libs/platform/dist/bus/once.js', find: 'await this.remember(manager, call.id, answer);', replace: '' },
      ],
    },
    'taking over from dead replicas': {
      breaks: 'streams drained',
      edits: [{ file: 'libs/platform/dist/bus/deliveries.js', find: 'busTiming.reclaimIdleMs', replace: '600_000' }],
    },
  },
  async run({ sabotage, short, keep }) {
    const size = short
      ? { calls: 200, kills: 2, redisKills: 1, everyMs: 1_500 }
      : { calls: 2_000, kills: 10, redisKills: 3, everyMs: 2_000 };
    const inbox = keep(await startInbox());
    const env = { SMTP_URL: inbox.smtpUrl };
    const system = keep(await System.start({ replicas: short ? 2 : 3, workers: 0, gateways: 0, env, sabotage }));
    const config = { REDIS_URL: system.redis.url, KEY_PREFIX: prefix };
    const connections = new BusConnections(config);
    const rpc = new RpcClient(connections, new Seal(system.env.BUS_KEY), new Metrics('chaos'), 'chaos');
    keep({ stop: async () => (rpc.close(), connections.close()) });
    const known = Array.from({ length: 40 }, someone);
    for (const one of known) await rpc.call(registerAccount, one);
    const caller = new Caller(rpc, callsOf(known));
    const [hurts] = await Promise.all([
      hurt(system, caller, size),
      // Longer than the faults: the last of them must meet calls as well.
      caller.run(size.calls, 32, (size.kills + 1) * size.everyMs),
    ]);
    const effects = await countEffects(system, caller, inbox, known, short);
    const redis = system.connectRedis();
    const waiting = async () =>
      (await Promise.all(services.map((name) => redis.xlen(`${prefix}req:${name}`)))).reduce((a, b) => a + b);
    await until(async () => (await waiting()) === 0, limitMs(10_000, short));
    return judge({ calls: caller.calls, effects, ...hurts, waiting: await waiting(), short });
  },
};

function judge({ calls, effects, last, undelivered, waiting, short }) {
  const answered = calls.filter(({ answer }) => answer);
  const wrong = [...new Set(calls.filter(({ answer }) => !answer).map(({ error }) => error))].join(' ');
  const lateMs = Math.max(...calls.map((call) => call.lateMs));
  // A call that began after the last fault counts from there: how many there are is a matter of the machine.
  const afterMs = Math.max(...calls.map(({ beganAt, endedAt }) => endedAt - Math.max(beganAt, last)));
  const twice = effects.filter(([, wanted, found]) => found > wanted);
  const missing = effects.filter(([, wanted, found]) => found < wanted);
  const sent = calls.reduce((sum, { tries }) => sum + tries, 0);
  return new Verdict()
    .expect(
      'all answered',
      `${answered.length}/${calls.length} calls answered${wrong && ` (${wrong})`}, ${sent - calls.length} asked again`,
      answered.length === calls.length,
    )
    .expect(
      'a kill between effect and answer',
      `${undelivered} log-ins done but unanswered when their replica or Redis was killed`,
      undelivered > 0,
    )
    .expect('nothing twice', twice.length ? `twice: ${kindsOf(twice)}` : 'nothing twice', twice.length === 0)
    .expect(
      'nothing missing',
      missing.length ? `missing: ${kindsOf(missing)}` : 'nothing missing',
      missing.length === 0,
    )
    .expect('in time', `none later than its deadline + ${Math.max(0, lateMs)} ms`, lateMs <= limitMs(1_000, short))
    .expect(
      'recovery',
      `each done ${(afterMs / 1_000).toFixed(1)} s after the last fault or its own begin`,
      afterMs <= limitMs(10_000, short),
    )
    .expect('streams drained', `${waiting} left in the streams`, waiting === 0);
}

/** kindsOf says how many times too many, or too few, by kind. */
function kindsOf(effects) {
  const kinds = Map.groupBy(effects, ([kind]) => kind);
  const off = (those) => those.reduce((sum, [, wanted, found]) => sum + Math.abs(found - wanted), 0);
  return [...kinds].map(([kind, those]) => `${off(those)} ${kind}`).join(', ');
}
