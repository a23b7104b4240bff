import { startSlowProvider } from './provider.mjs';
import { Verdict, limitMs, pick, until, wait } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

const latencyMs = 300;
/** Submits as the faults go on, and never far ahead of the workers: the row is about guards, not about capacity. */
async function submitAll(system, count, progress) {
  const jobs = [];
  const open = () => system.sql(`SELECT count(*)::int AS count FROM ai.jobs WHERE status IN ('queued', 'running')`);
  while (jobs.length < count) {
    await wait(100);
    const [{ count: waiting }] = await open();
    const due = Math.ceil(count * progress());
    for (let room = 60 - waiting; room > 0 && jobs.length < due; room--) {
      jobs.push(submitOne(new Visitor(system), `Zq${jobs.length}x`));
    }
  }
  return Promise.all(jobs);
}

/** A refusal with Retry-After is an answer; the key makes asking again safe. */
async function submitOne(visitor, marker) {
  for (let tries = 1; ; tries++) {
    const { status, body } = await visitor.submit(marker, { 'idempotency-key': marker });
    if (status === 202 || tries === 10) return { marker, status, id: body?.id, tries };
    await wait(1_000);
  }
}

async function hurt(system, { kills, terms, everyMs, flushAt, tell }) {
  const faults = [...Array(kills).fill('SIGKILL'), ...Array(terms).fill('SIGTERM')].sort(() => Math.random() - 0.5);
  const kill = { running: 0, last: 0 };
  const countRunning = async (like) =>
    (
      await system.sql(`SELECT count(*)::int AS count FROM ai.jobs WHERE status = 'running' AND runner LIKE $1`, [like])
    )[0].count;
  const restarts = [];
  const redis = system.connectRedis();
  for (const [index, signal] of faults.entries()) {
    await wait(everyMs);
    // On busy cores a worker takes long to start; killing the only one again and again measures that alone.
    await until(() => system.alive('worker').length >= 2, 30_000, 20);
    tell((index + 1) / faults.length);
    if (index === flushAt) {
      kill.running += await countRunning('%');
      await redis.flushall();
    }
    kill.last = Date.now();
    const victim = pick(system.alive('worker'));
    const gone = system.end(victim, signal);
    restarts.push(gone.then(() => system.spawn('worker')));
    if (signal === 'SIGTERM') continue;
    await gone;
    kill.running += await countRunning(`${victim.instance}:%`);
  }
  await Promise.all(restarts);
  return kill;
}

export default {
  title: 'jobs survive kills, stops and a wiped Redis',
  minutes: 12,
  sabotages: {
    'no sweeper': {
      breaks: 'done',
      edits: [
        {
          file: 'services/ai/dist/jobs/sweeper.js',
          find: 'this.queues.restore(job)',
          replace: 'Promise.resolve(false)',
        },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const size = short
      ? { jobs: 40, kills: 2, terms: 1, everyMs: 1_200 }
      : { jobs: 500, kills: 20, terms: 10, everyMs: 1_400 };
    const provider = keep(await startSlowProvider({ latencyMs }));
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', WORKER_CONCURRENCY: '4' };
    const system = keep(await System.start({ workers: 3, env, sabotage }));
    const faults = size.kills + size.terms;
    let progress = 0;
    const [jobs, kill] = await Promise.all([
      submitAll(system, size.jobs, () => progress),
      hurt(system, { ...size, flushAt: Math.floor(faults / 2), tell: (share) => (progress = share) }),
    ]);
    const open = () => system.sql(`SELECT 1 FROM ai.jobs WHERE status IN ('queued', 'running') LIMIT 1`);
    await until(async () => (await open()).length === 0, 60_000);
    return judge({
      jobs,
      kill,
      provider,
      short,
      rows: await system.sql('SELECT id, status, result, attempts, created_at, finished_at, error FROM ai.jobs'),
    });
  },
};

function judge({ jobs, kill, provider, rows, short }) {
  const done = new Map(rows.filter(({ status }) => status === 'done').map((row) => [row.id, row]));
  const right = jobs.filter(({ id, marker }) => done.get(id)?.result.optimizedResume.includes(`Project ${marker}`));
  const failed = rows.filter(({ status }) => status === 'failed');
  const lastMs = Math.max(...rows.map(({ finished_at: end }) => (end ? end.getTime() : Infinity))) - kill.last;
  const allowed = jobs.length + kill.running;
  const [latest] = rows.toSorted((a, b) => (b.finished_at ?? Infinity) - (a.finished_at ?? Infinity));
  console.log(
    `  the last job took ${latest.attempts} attempts, ${((latest.finished_at - latest.created_at) / 1_000).toFixed(1)} s`,
  );
  return new Verdict()
    .expect('done', `${done.size}/${jobs.length} done`, done.size === jobs.length)
    .expect('own results', `${right.length} results of their own`, right.length === jobs.length)
    .expect(
      'failed',
      `${failed.length} failed${failed.length ? ` (${failed[0].error?.code})` : ''}`,
      failed.length === 0,
    )
    .expect(
      'provider calls',
      `${provider.calls.length} provider calls, ${mostAlike(provider.calls)} of them the same question (${allowed} allowed)`,
      mostAlike(provider.calls) <= allowed,
    )
    .expect(
      'last job',
      `last job ${(lastMs / 1_000).toFixed(1)} s after the last fault`,
      lastMs <= limitMs(15_000, short),
    );
}

/** A resume is asked for once, its findings once and its second reading once: each question is counted by itself. */
function mostAlike(calls) {
  return Math.max(
    0,
    ...Map.groupBy(calls, ({ about }) => about)
      .values()
      .map((alike) => alike.length),
  );
}
