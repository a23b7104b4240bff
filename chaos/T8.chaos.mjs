import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { startSlowProvider } from './provider.mjs';
import { Verdict, until, wait } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

/** How often a load balancer asks, and so how long it still sends to a process that is leaving. */
const probeMs = 300;

/** Balancer passes connections, not requests, to a ready gateway: what a Kubernetes service does. */
class Balancer {
  #ready = [];

  constructor(system) {
    this.system = system;
    this.server = createServer((client) => {
      const gateway = this.#ready[Math.floor(Math.random() * this.#ready.length)];
      if (!gateway) return client.destroy();
      const behind = connect(gateway.port, '127.0.0.1');
      client.pipe(behind).pipe(client);
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

/** Clients ask without a pause over one keep-alive connection each. */
class Clients {
  asked = 0;
  failures = [];
  #going = true;

  constructor(port, count) {
    this.done = Promise.all(Array.from({ length: count }, (_, index) => this.#ask(port, index)));
  }

  async #ask(port, index) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const paths = [
      '/api/shared/AAAAAAAAAAAAAAAAAAAAAA',
      '/api/jobs/00000000-0000-4000-8000-000000000000',
      '/api/auth/me',
    ];
    while (this.#going) {
      const status = await get(agent, port, paths[this.asked % paths.length]);
      this.asked++;
      if (status === 0 || status >= 500) this.failures.push(`${status} ${index}`);
      // 40 impatient clients on shared cores would measure the cores.
      await wait(40);
    }
    agent.destroy();
  }

  async stop() {
    this.#going = false;
    await this.done;
  }
}

function get(agent, port, path) {
  return new Promise((resolve) => {
    const asking = request({ agent, port, path, host: '127.0.0.1', timeout: 10_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(0));
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(0));
    asking.end();
  });
}

/** Where the calls of the clients end up; a lock there keeps some in flight while their service stops. */
const tables = { resume: 'resume.resumes', ai: 'ai.jobs' };
const heldMs = 500;

/** A new process is ready before the old one is asked to leave. Returns the longest stop. */
async function rollOver(system, name, env) {
  const old = system.alive(name);
  let slowest = 0;
  for (const one of old) {
    await system.spawn(name, env);
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

export default {
  title: 'rolling restarts of every process under 40 keep-alive clients',
  minutes: 5,
  sabotages: {
    'serving on while leaving': [
      { file: 'gateway/dist/health/last-requests.js', find: 'await delay(this.config.DRAIN_MS);', replace: '' },
      {
        file: 'gateway/dist/health/last-requests.js',
        find: 'this.isLeaving = true;',
        replace: 'this.host.httpAdapter.getHttpServer().closeAllConnections();',
      },
    ],
    // Either of the two is enough for every caller to get an answer.
    'finishing what was begun, or taking it over': [
      { file: 'libs/platform/dist/bus/deliveries.js', find: 'busTiming.reclaimIdleMs', replace: '600_000' },
      {
        file: 'libs/platform/dist/bus/streams-server.js',
        find: 'while(this.running.size)',
        replace: 'this.replies.finish = () => undefined; while(false)',
      },
    ],
  },
  async run({ sabotage, short, keep }) {
    const provider = keep(await startSlowProvider({ latencyMs: 20_000 }));
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', DRAIN_MS: '2000' };
    const system = keep(await System.start({ env, sabotage }));
    const balancer = keep(await new Balancer(system).start());
    const clients = keep(new Clients(balancer.port, 40));
    await wait(1_000);
    const job = await new Visitor(system).submit('Survivor');
    let slowest = 0;
    for (let round = 0; round < (short ? 1 : 3); round++) {
      for (const name of ['auth', 'resume', 'ai', 'mail', 'worker', 'gateway']) {
        slowest = Math.max(slowest, await rollOver(system, name));
      }
    }
    await clients.stop();
    const stateOf = async () =>
      (await system.sql('SELECT status, failures FROM ai.jobs WHERE id = $1', [job.body.id]))[0];
    const survived = await until(async () => (await stateOf()).status === 'done', 60_000);
    const { failures } = await stateOf();
    return new Verdict()
      .expect(
        `${clients.failures.length} of ${clients.asked} requests failed${clients.failures.length ? ` (${clients.failures[0]})` : ''}`,
        clients.failures.length === 0 && clients.asked > 500,
      )
      .expect(`slowest stop ${(slowest / 1_000).toFixed(1)} s`, slowest <= 30_000)
      .expect(
        survived ? `the running job was done, ${failures} failures` : 'the running job was lost',
        survived && failures === 0,
      );
  },
};
