import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';
import { startSlowProvider } from './provider.mjs';
import { Verdict, until, wait } from './figures.mjs';
import { startInbox } from './inbox.mjs';
import { signUp } from './person.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

/** How often a load balancer asks, and so how long it still sends to a process that is leaving. */
const probeMs = 300;

/** How long a message is on its way: a connection may be closed at one end while a request comes from the other. */
const networkMs = 20;

const onItsWay = () =>
  new Transform({
    transform: (chunk, _encoding, done) => void setTimeout(done, networkMs, null, chunk),
    flush: (done) => void setTimeout(done, networkMs),
  });

/** Balancer passes connections, not requests, to a ready gateway: what a Kubernetes service does. */
class Balancer {
  #ready = [];

  constructor(system) {
    this.system = system;
    this.server = createServer((client) => {
      const gateway = this.#ready[Math.floor(Math.random() * this.#ready.length)];
      if (!gateway) return client.destroy();
      const behind = connect(gateway.port, '127.0.0.1');
      client.pipe(onItsWay()).pipe(behind).pipe(onItsWay()).pipe(client);
      const cut = () => (client.destroy(), behind.destroy());
      client.on('error', cut);
      behind.on('error', cut);
    });
  }

  async start() {
    await this.probe();
    this.timer = setInterval(() => void this.probe(), probeMs);
    await new Promise((listening) => this.server.listen(0, '127.0.0.1', listening));
    this.port = this.server.address().port;
    return this;
  }

  async probe() {
    const known = this.system.processes.filter((one) => one.name === 'gateway' && one.opsPort);
    const states = await Promise.all(
      known.map(({ opsPort }) =>
        fetch(`http://127.0.0.1:${opsPort}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.#ready = known.filter((_, index) => states[index]);
  }

  async stop() {
    clearInterval(this.timer);
    this.server.close();
  }
}

/** Requests that end in each of the four services; none can be answered by the gateway alone for long. */
const kinds = [
  { name: 'who am I', make: () => ({ path: '/api/auth/me' }), status: 200 },
  // Each link another: what was not found once is not remembered.
  { name: 'unknown page', make: () => ({ path: `/api/shared/${randomBytes(16).toString('base64url')}` }), status: 404 },
  { name: 'unknown job', make: () => ({ path: `/api/jobs/${randomUUID()}` }), status: 404 },
  {
    name: 'share',
    make: ({ resumeId }) => ({ method: 'POST', path: `/api/resumes/${resumeId}/share` }),
    status: 200,
    isRight: (body, { publicLinkId }) => body.publicLinkId === publicLinkId,
  },
  {
    name: 'test mail',
    make: () => ({ method: 'POST', path: '/api/email/test', body: { email: `${randomUUID()}@example.com` } }),
    status: 200,
    isRight: ({ success }) => success,
  },
];

/** Clients are signed in, and ask without a pause over one keep-alive connection each. */
class Clients {
  asked = new Map(kinds.map(({ name }) => [name, 0]));
  /** Requests that got no answer, and those that got another than they must. */
  cut = [];
  wrong = [];
  #going = true;

  constructor(port, count, people) {
    this.done = Promise.all(Array.from({ length: count }, (_, index) => this.#ask(port, index, people)));
  }

  async #ask(port, index, people) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const person = people[index % people.length];
    for (let turn = index; this.#going; turn++) {
      const { name, make, status, isRight } = kinds[turn % kinds.length];
      const answer = await ask({ agent, port, cookie: person.cookie, ...make(person) });
      this.asked.set(name, this.asked.get(name) + 1);
      const isGood = answer.status === status && (isRight?.(JSON.parse(answer.text), person) ?? true);
      if (answer.status === 0) this.cut.push(`${name}: ${answer.error}`);
      else if (!isGood) this.wrong.push(`${name} ${answer.status} ${answer.text.slice(0, 80)}`);
      // 40 impatient clients on shared cores would measure the cores.
      await wait(250);
    }
    agent.destroy();
  }

  async stop() {
    this.#going = false;
    await this.done;
  }
}

/** ask answers { status, text }, or status 0 and the error when no answer came. */
function ask({ agent, port, path, cookie, method = 'GET', body }) {
  return new Promise((resolve) => {
    const failed = (error) => resolve({ status: 0, error: error.code ?? error.message });
    const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) };
    const asking = request({ agent, port, path, method, headers, host: '127.0.0.1', timeout: 10_000 }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }));
      response.once('error', failed);
    });
    asking.once('timeout', () => asking.destroy(new Error('timeout')));
    asking.once('error', failed);
    asking.end(body && JSON.stringify(body));
  });
}

/** Where the calls of the clients end up; a lock there keeps some in flight while their service stops. */
const tables = { auth: 'auth.sessions', resume: 'resume.resumes', ai: 'ai.jobs' };
const heldMs = 500;
/** The same for mail, whose calls wait for the mail server. */
const mailMs = 100;
const jobMs = 20_000;
/** Far less than a job takes: a worker that stops has to hand its job on. */
const graceMs = 2_000;

/** A new process is ready before the old one is asked to leave. Returns the longest stop. */
async function rollOver(system, name) {
  const old = system.alive(name);
  let slowest = 0;
  for (const one of old) {
    await system.spawn(name);
    if (tables[name]) {
      await system.lock(tables[name], heldMs);
      await wait(heldMs / 2);
    }
    const began = Date.now();
    await system.end(one, 'SIGTERM');
    slowest = Math.max(slowest, Date.now() - began);
  }
  return slowest;
}

const jobRow = async (system, id) => (await system.sql('SELECT * FROM ai.jobs WHERE id = $1', [id]))[0];

/** Gives the only worker a job before another one can take it; `met` says whether it still ran it when it had to leave. */
async function rollOverWorker(system, jobs) {
  const [old] = system.alive('worker');
  const { body } = await new Visitor(system).submit('Survivor');
  const runsIt = async () => {
    const { status, runner } = await jobRow(system, body.id);
    return status === 'running' && runner.startsWith(`${old.instance}:`);
  };
  await until(runsIt, 10_000);
  await system.spawn('worker');
  const met = await runsIt();
  const began = Date.now();
  await system.end(old, 'SIGTERM');
  jobs.push({ id: body.id, met });
  return Date.now() - began;
}

export default {
  title: 'rolling restarts of every process under 40 keep-alive clients',
  minutes: 5,
  sabotages: {
    'serving on while load balancers look away': {
      breaks: 'connections',
      edits: [
        { file: 'gateway/dist/health/last-requests.js', find: 'await delay(this.config.DRAIN_MS);', replace: '' },
      ],
    },
    'closing connections with an answer': {
      breaks: 'connections',
      edits: [{ file: 'gateway/dist/health/last-requests.js', find: 'if (this.isLeaving)', replace: 'if (false)' }],
    },
    'handing long jobs on': {
      breaks: 'handed on',
      edits: [
        { file: 'services/ai/dist/jobs/job-processor.js', find: 'this.running.abortAll()', replace: 'undefined' },
      ],
    },
    // Either of the two is enough for every caller to get an answer.
    'finishing what was begun, or taking it over': {
      breaks: 'answers',
      edits: [
        { file: 'libs/platform/dist/bus/deliveries.js', find: 'busTiming.reclaimIdleMs', replace: '600_000' },
        {
          file: 'libs/platform/dist/bus/streams-server.js',
          find: 'while(this.running.size)',
          replace: 'this.replies.finish = () => undefined; while(false)',
        },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const provider = keep(await startSlowProvider({ latencyMs: 0 }));
    const inbox = keep(await startInbox({ delayMs: mailMs }));
    const env = {
      OPENAI_BASE_URL: provider.url,
      OPENAI_MODEL: 'fake-model',
      DRAIN_MS: '2000',
      JOB_GRACE_MS: String(graceMs),
      SMTP_URL: inbox.smtpUrl,
    };
    const system = keep(await System.start({ env, sabotage }));
    const people = await Promise.all(Array.from({ length: 8 }, () => signUp(system)));
    provider.setLatency(jobMs);
    const balancer = keep(await new Balancer(system).start());
    const clients = keep(new Clients(balancer.port, 40, people));
    await wait(1_000);
    const jobs = [];
    let slowest = 0;
    for (let round = 0; round < (short ? 1 : 3); round++) {
      for (const name of ['auth', 'resume', 'ai', 'mail', 'worker', 'gateway']) {
        const stopMs = await (name === 'worker' ? rollOverWorker(system, jobs) : rollOver(system, name));
        slowest = Math.max(slowest, stopMs);
      }
    }
    await clients.stop();
    const rowsOf = () => Promise.all(jobs.map(({ id }) => jobRow(system, id)));
    await until(async () => (await rowsOf()).every(({ status }) => status === 'done'), 60_000);
    return judge({ clients, slowest, jobs, rows: await rowsOf() });
  },
};

function judge({ clients, slowest, jobs, rows }) {
  const { asked, cut, wrong } = clients;
  const total = [...asked.values()].reduce((sum, count) => sum + count);
  const fewest = Math.min(...asked.values());
  const met = jobs.filter((job) => job.met).length;
  const handedOn = rows.filter(({ attempts }) => attempts >= 2).length;
  const done = rows.filter(({ status, failures: failed }) => status === 'done' && failed === 0).length;
  const causes = (failures) => (failures.length ? ` (${[...new Set(failures)].slice(0, 3).join('; ')})` : '');
  return new Verdict()
    .expect('connections', `${cut.length} of ${total} requests cut off${causes(cut)}`, cut.length === 0)
    .expect('answers', `${wrong.length} answered wrongly${causes(wrong)}`, wrong.length === 0)
    .expect('enough requests', `at least ${fewest} of each kind`, fewest >= 100)
    .expect('stop time', `slowest stop ${(slowest / 1_000).toFixed(1)} s`, slowest <= 30_000)
    .expect('a job at each stop', `${met} of ${jobs.length} worker stops met a running job`, met === jobs.length)
    .expect('handed on', `${handedOn} handed on`, handedOn === jobs.length)
    .expect('jobs done', `${done} done without a failure`, done === jobs.length);
}
