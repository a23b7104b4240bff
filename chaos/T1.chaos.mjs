import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSession, registerAccount } from '../libs/contracts/dist/auth.js';
import { submitJob } from '../libs/contracts/dist/jobs.js';
import { deliverTestMail } from '../libs/contracts/dist/mail.js';
import { saveResume } from '../libs/contracts/dist/resumes.js';
import { RpcClient } from '../libs/platform/dist/bus/client.js';
import { BusConnections } from '../libs/platform/dist/bus/connections.js';
import { Seal } from '../libs/platform/dist/bus/seal.js';
import { Metrics } from '../libs/platform/dist/telemetry/metrics.js';
import { startMailInbox } from '../tools/mail-inbox.mjs';
import { Verdict, pick, until, wait } from './figures.mjs';
import { System } from './system.mjs';
import { optimization } from './visitor.mjs';

const services = ['auth', 'resume', 'ai', 'mail'];
const prefix = 'tw:';
const password = 'correct horse battery';
/** What a caller may see while processes die; it then sends the same call again. */
const passing = new Set(['unavailable', 'deadline_exceeded', 'overloaded']);

const someone = () => ({ name: 'Jane Doe', email: `${randomUUID()}@example.com`, password });

function callsOf(known) {
  const text = { originalResumeText: 'a', jobDescriptionText: 'b', optimizedResumeText: 'c' };
  return [
    () => [openSession, { email: pick(known).email, password }],
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

  run(count, lanes, overMs) {
    const pauseMs = (overMs * lanes) / count / 2;
    let left = count;
    const lane = async () => {
      while (left-- > 0) {
        await this.one(...this.makers[left % this.makers.length]());
        await wait(pauseMs * Math.random() * 2);
      }
    };
    return Promise.all(Array.from({ length: lanes }, lane));
  }

  async one(rpc, input) {
    const id = randomUUID();
    const call = { id, rpc, input, tries: 0, lateMs: 0 };
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
  }
}

async function hurt(system, { kills, redisKills, everyMs }) {
  const restarts = [];
  for (let index = 1; index <= kills; index++) {
    await wait(everyMs);
    const name = pick(services);
    restarts.push(system.end(pick(system.alive(name))).then(() => system.spawn(name)));
    if (index % Math.ceil(kills / redisKills) === 0) await system.restartRedis();
  }
  const last = Date.now();
  await Promise.all(restarts);
  return last;
}

/** Counts what the calls left in Postgres; each must be there exactly once. */
async function countEffects(system, calls, known) {
  const one = async (text, values) => Number((await system.sql(text, values))[0].count);
  const of = (rpc) => calls.filter((call) => call.rpc === rpc);
  const emails = of(registerAccount).map(({ input }) => input.email);
  const ids = (rpc, name) => of(rpc).map(({ input }) => input[name]);
  const mailed = () => one('SELECT count(*) FROM mail.mails');
  await until(async () => (await mailed()) >= emails.length + known.length, 15_000);
  return [
    [
      'log-ins',
      of(openSession).length,
      (await one(
        'SELECT count(*) FROM auth.sessions s JOIN auth.accounts a ON a.id = s.account_id WHERE a.email = ANY($1)',
        [known.map(({ email }) => email)],
      )) - known.length,
    ],
    ['accounts', emails.length, await one('SELECT count(*) FROM auth.accounts WHERE email = ANY($1)', [emails])],
    ['welcome mails', emails.length, (await mailed()) - known.length],
    [
      'resumes',
      of(saveResume).length,
      await one('SELECT count(*) FROM resume.resumes WHERE id = ANY($1)', [ids(saveResume, 'resumeId')]),
    ],
    [
      'jobs',
      of(submitJob).length,
      await one('SELECT count(*) FROM ai.jobs WHERE id = ANY($1)', [ids(submitJob, 'id')]),
    ],
    [
      'test mails',
      of(deliverTestMail).length,
      await one('SELECT count(*) FROM mail.message_ids WHERE id = ANY($1)', [of(deliverTestMail).map(({ id }) => id)]),
    ],
  ];
}

export default {
  title: 'mutating calls while replicas and Redis are killed',
  minutes: 5,
  sabotages: {
    'the stored answer of a call': [
      { file: 'libs/platform/dist/bus/once.js', find: 'if (state?.answer) return', replace: 'if (false) return' },
      { file: 'libs/platform/dist/bus/once.js', find: 'await this.remember(manager, call.id, answer);', replace: '' },
    ],
    'taking over from dead replicas': [
      { file: 'libs/platform/dist/bus/deliveries.js', find: 'busTiming.reclaimIdleMs', replace: '600_000' },
    ],
  },
  async run({ sabotage, short, keep }) {
    const size = short
      ? { calls: 200, kills: 2, redisKills: 1, everyMs: 1_500 }
      : { calls: 2_000, kills: 10, redisKills: 3, everyMs: 2_000 };
    const system = keep(
      await System.start({
        replicas: short ? 2 : 3,
        workers: 0,
        gateways: 0,
        env: { SMTP_URL: await smtp(keep) },
        sabotage,
      }),
    );
    const config = { REDIS_URL: system.redis.url, KEY_PREFIX: prefix };
    const connections = new BusConnections(config);
    const rpc = new RpcClient(connections, new Seal(system.env.BUS_KEY), new Metrics('chaos'), 'chaos');
    keep({ stop: async () => (rpc.close(), connections.close()) });
    // Many log-ins to one account at once are guesses to the product.
    const known = Array.from({ length: 40 }, someone);
    for (const one of known) await rpc.call(registerAccount, one);
    const caller = new Caller(rpc, callsOf(known));
    const [last] = await Promise.all([hurt(system, size), caller.run(size.calls, 32, size.kills * size.everyMs)]);
    const effects = await countEffects(system, caller.calls, known);
    const redis = system.connectRedis();
    const waiting = async () =>
      (await Promise.all(services.map((name) => redis.xlen(`${prefix}req:${name}`)))).reduce((a, b) => a + b);
    await until(async () => (await waiting()) === 0, 10_000);
    return judge({ calls: caller.calls, effects, last, waiting: await waiting() });
  },
};

async function smtp(keep) {
  const dir = await mkdtemp(join(tmpdir(), 'tailwright-chaos-mail-'));
  const inbox = await startMailInbox({ dir });
  keep({ stop: () => inbox.stop().then(() => rm(dir, { recursive: true, force: true })) });
  return inbox.smtpUrl;
}

function judge({ calls, effects, last, waiting }) {
  const answered = calls.filter(({ answer }) => answer);
  const wrong = [...new Set(calls.filter(({ answer }) => !answer).map(({ error }) => error))].join(' ');
  const lateMs = Math.max(...calls.map((call) => call.lateMs));
  const afterMs = Math.max(...calls.map(({ endedAt }) => endedAt)) - last;
  const off = effects.filter(([, wanted, found]) => wanted !== found);
  const sent = calls.reduce((sum, { tries }) => sum + tries, 0);
  return new Verdict()
    .expect(
      `${answered.length}/${calls.length} calls answered${wrong && ` (${wrong})`}, ${sent - calls.length} asked again`,
      answered.length === calls.length,
    )
    .expect(
      off.length
        ? off.map(([name, wanted, found]) => `${found} ${name} of ${wanted}`).join(', ')
        : 'exactly 1 effect each',
      off.length === 0,
    )
    .expect(`none later than its deadline + ${Math.max(0, lateMs)} ms`, lateMs <= 1_000)
    .expect(`all done ${(afterMs / 1_000).toFixed(1)} s after the last fault`, afterMs <= 10_000)
    .expect(`${waiting} left in the streams`, waiting === 0);
}
