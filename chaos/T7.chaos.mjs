import { fork } from 'node:child_process';
import { Verdict, at, wait } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

const cap = 200;
const overMs = 10_000;

const withoutTurningAway = [
  { file: 'gateway/dist/jobs/turn-away.js', find: '|| !overload.isFull(networkOf(request.ip))', replace: '|| true' },
  { file: 'gateway/dist/jobs/overload.js', find: 'this.sent < sentMax', replace: 'true' },
];

/** Asks one route after another and returns how long each answer took. */
async function probe(visitor, forMs) {
  const times = [];
  const end = Date.now() + forMs;
  while (Date.now() < end) {
    const { status, ms } = await visitor.call('/api/shared/AAAAAAAAAAAAAAAAAAAAAA');
    times.push(status === 404 ? ms : Infinity);
    await wait(20);
  }
  return times;
}

export default {
  title: '5,000 submissions in 10 s with a cap of 200 and no worker',
  minutes: 2,
  sabotages: {
    'the cap on waiting jobs': {
      breaks: 'accepted',
      edits: [
        // What the gateway turns away never reaches the cap.
        ...withoutTurningAway,
        {
          file: 'services/ai/dist/jobs/admission.js',
          find: 'if (waiting >= limits.JOBS_WAITING_MAX) throw',
          replace: 'if (false) throw',
        },
        {
          file: 'services/ai/dist/jobs/admission.js',
          find: 'network !== null && outstanding.networkWaiting >= placesFree',
          replace: 'false',
        },
      ],
    },
    'turning away at the gateway': { breaks: 'quick rejections', edits: withoutTurningAway },
  },
  async run({ sabotage, short, keep }) {
    const count = short ? 1_500 : 5_000;
    const within = short ? 3_000 : overMs;
    // One network has half of the places at most, so each submission comes from one of its own.
    const env = { JOBS_WAITING_MAX: String(cap), TRUST_PROXY: '127.0.0.1' };
    const system = keep(await System.start({ workers: 0, env, sabotage }));
    const visitor = new Visitor(system);
    await warmUp(system);
    await probe(visitor, 1_000);
    const idle = await probe(visitor, 5_000);
    const [busy, answers] = await Promise.all([probe(visitor, within), flood(system, keep, count, within)]);
    const accepted = answers.filter(({ status }) => status === 202);
    const rejected = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter);
    const p99 = at(
      0.99,
      rejected.map(({ ms }) => ms),
    );
    const ratio = at(0.95, busy) / at(0.95, idle);
    const other = answers.length - accepted.length - rejected.length;
    const kinds = [...new Set(answers.map(({ status, error }) => error ?? status))].join(' ');
    return new Verdict()
      .expect('accepted', `${accepted.length} accepted`, accepted.length >= cap && accepted.length <= cap + 2)
      .expect('rejected', `${rejected.length} rejected with Retry-After, ${other} otherwise (${kinds})`, other === 0)
      .expect('quick rejections', `rejections p99 ${p99.toFixed(0)} ms`, p99 < 200)
      .expect(
        'other routes',
        `other routes p95 ${at(0.95, busy).toFixed(1)} ms, ${ratio.toFixed(2)} x idle`,
        ratio < 2,
      );
  },
};

/** A system that has just started compiles while it works; what is measured is one in service. */
async function warmUp(system) {
  for (let nth = 0; nth < 150; nth++) {
    const visitor = new Visitor(system);
    const { body } = await visitor.submit('Early');
    await visitor.call(`/api/jobs/${body.id}`, { method: 'DELETE' });
  }
}

/** flood answers with what became of each submission. */
function flood(system, keep, count, within) {
  const child = fork(new URL('flood.mjs', import.meta.url));
  keep({ stop: async () => void child.kill() });
  const visitors = Array.from({ length: 50 }, () => new Visitor(system));
  return new Promise((resolve, reject) => {
    child.once('message', resolve).once('exit', () => reject(new Error('the flood ended early')));
    child.send({ visitors, count, within });
  });
}
