import { randomUUID } from 'node:crypto';
import { paidVisitorsPerNetwork, rateLimits } from '../libs/contracts/dist/limits.js';
import { startFakeProvider } from '../libs/testing/src/fake-provider.ts';
import { Verdict, until, wait } from './figures.mjs';
import { Caller } from './caller.mjs';
import { System } from './system.mjs';
import { optimization } from './visitor.mjs';

/** Addresses of this machine, each a network of its own to a gateway that believes no header. */
const [crowdAddress, accountsAddress] = ['127.0.0.2', '127.0.0.3'];
const honestAddress = (nth) => `127.0.1.${nth + 1}`;
const atOnce = 24;
const callsOfAnAccount = 3;

const [{ calls: perHour }] = rateLimits.aiProvider.visitor;
/** A window that slides over the full hour lets a call more through for each part of the hour that has passed. */
const slid = (limit, beganMs) => limit + Math.ceil((limit * (Date.now() - beganMs)) / 3_600_000);

/** A resume is asked for once; the calls that check its edits come with it. */
const resumesAsked = (provider) => provider.calls.filter(({ about }) => about === 'edits').length;

/** What proxies say of a client, forged anew for each call. */
function forged() {
  const address = `203.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.7`;
  return {
    'x-forwarded-for': `${address}, 10.0.0.1`,
    forwarded: `for=${address}`,
    'x-real-ip': address,
    'true-client-ip': address,
    'cf-connecting-ip': address,
  };
}

/** Runs `work` for each number below `count`, so many at once, and returns what came of them. */
async function crowd(count, work) {
  const results = [];
  let next = 0;
  const runner = async () => {
    while (next < count) {
      const nth = next++;
      results[nth] = await work(nth);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return results;
}

/** One after the other, each from an address of its own, for as long as the crowd is at it. */
async function honestPeople(system, isOver) {
  const answers = [];
  for (let nth = 0; nth < 100 && (nth < 5 || !isOver()); nth++) {
    const person = new Caller(system, { from: honestAddress(nth), nth });
    answers.push(await person.post('/api/resume/optimize-json', optimization(`Honest${nth}`)));
    person.close();
  }
  return answers;
}

const submit = (caller, headers) =>
  caller.post('/api/resume/optimize-json', optimization('Crowd'), { prefer: 'respond-async', ...headers });

/** One caller for each gateway: connections are kept, cookies are not. */
async function anonymousCalls(system, count) {
  const callers = system.alive('gateway').map((_, nth) => new Caller(system, { from: crowdAddress, nth }));
  return crowd(count, (nth) => {
    const caller = callers[nth % callers.length];
    caller.forget();
    return submit(caller, forged());
  });
}

/** Hashing a password has a line of its own, which may be full for a moment: that is asked again. */
async function signUp(caller, person) {
  for (let tries = 1; ; tries++) {
    const { status } = await caller.post('/api/auth/register', person, forged());
    if (status !== 503 || tries === 10) return status;
    await wait(500);
  }
}

async function accountsOfOneAddress(system, count) {
  return (
    await crowd(count, async (nth) => {
      const caller = new Caller(system, { from: accountsAddress, nth });
      const person = { name: 'Jane Doe', email: `${randomUUID()}@example.com`, password: 'correct horse battery' };
      const status = await signUp(caller, person);
      const answers = [];
      for (let call = 0; call < callsOfAnAccount; call++) answers.push(await submit(caller, forged()));
      caller.close();
      return status === 200 ? answers : [{ status: `sign-up ${status}` }];
    })
  ).flat();
}

/** Lets a crowd loose while honest people work, and waits until everything that was taken is written. */
async function storm(system, provider, work) {
  const before = resumesAsked(provider);
  let isOver = false;
  const [answers, honest] = await Promise.all([
    work().finally(() => (isOver = true)),
    honestPeople(system, () => isOver),
  ]);
  const open = () => system.sql(`SELECT count(*)::int AS count FROM ai.jobs WHERE status IN ('queued', 'running')`);
  await until(async () => (await open())[0].count === 0, 60_000);
  const taken = answers.filter(({ status }) => status === 202).length;
  const strange = answers.filter(({ status, retryAfter }) => status !== 202 && !(status === 429 && retryAfter));
  const refusedHonest = honest.filter(({ status }) => status !== 200);
  return {
    taken,
    calls: resumesAsked(provider) - before - honest.length + refusedHonest.length,
    strange: [...new Set(strange.map(({ status }) => status))],
    honest: honest.length,
    refusedHonest: refusedHonest.map(({ status }) => status),
  };
}

export default {
  title: '10,000 anonymous calls with forged headers over 3 gateways, then 200 accounts of one address',
  minutes: 6,
  sabotages: {
    'counting in one place': {
      breaks: 'anonymous calls',
      edits: [
        {
          file: 'gateway/dist/throttle/throttle-storage.js',
          find: '`throttle:${key}`',
          replace: '`throttle:${process.pid}:${key}`',
        },
      ],
    },
    'believing no header': {
      breaks: 'anonymous calls',
      edits: [
        {
          file: 'gateway/dist/gateway.js',
          find: 'config.TRUST_PROXY.length > 0 ? config.TRUST_PROXY : false',
          replace: 'true',
        },
      ],
    },
    'counting the network of an account': {
      breaks: 'accounts of one address',
      edits: [
        {
          file: 'gateway/dist/throttle/rate-limits.js',
          find: 'this.counted(`${rateClass}:network`, network, address)',
          replace: '(rateClass === "aiProvider" ? [] : this.counted(`${rateClass}:network`, network, address))',
        },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const [calls, accounts] = short ? [1_000, 30] : [10_000, 200];
    const provider = keep(await startFakeProvider());
    const env = {
      OPENAI_BASE_URL: provider.url,
      OPENAI_MODEL: 'fake-model',
      // An empty setting is the product's own limit.
      RATE_AI_PROVIDER: '',
    };
    const system = keep(await System.start({ gateways: 3, workers: 2, env, sabotage }));
    const began = Date.now();
    const anonymous = await storm(system, provider, () => anonymousCalls(system, calls));
    const signedIn = await storm(system, provider, () => accountsOfOneAddress(system, accounts));
    const strange = [...anonymous.strange, ...signedIn.strange];
    const refused = [...anonymous.refusedHonest, ...signedIn.refusedHonest];
    const ofAccounts = paidVisitorsPerNetwork * perHour;
    return new Verdict()
      .expect(
        'anonymous calls',
        `${calls} anonymous calls: ${anonymous.taken} taken, ${anonymous.calls} reached the provider (${perHour} allowed)`,
        anonymous.calls === anonymous.taken && anonymous.taken > 0 && anonymous.taken <= slid(perHour, began),
      )
      .expect(
        'accounts of one address',
        `${accounts} accounts: ${signedIn.calls} (${ofAccounts} allowed)`,
        signedIn.calls === signedIn.taken && signedIn.taken > 0 && signedIn.taken <= slid(ofAccounts, began),
      )
      .expect('typed refusals', `${strange.length} kinds of other answers (${strange.join(' ')})`, strange.length === 0)
      .expect(
        'nobody else refused',
        `${anonymous.honest + signedIn.honest} honest people, ${refused.length} refused (${refused.join(' ')})`,
        refused.length === 0,
      );
  },
};
