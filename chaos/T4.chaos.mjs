import { startSlowProvider } from './provider.mjs';
import { Verdict } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor, optimization } from './visitor.mjs';

const lateLimitMs = 1_500;

export default {
  title: 'waiting calls are answered while wake-ups get lost',
  minutes: 3,
  sabotages: {
    'asking once a second': {
      breaks: 'right answers',
      edits: [
        {
          file: 'gateway/dist/jobs/job-watch.js',
          find: 'this.timer ??= setInterval(',
          replace: 'this.timer ??= ((_never) => undefined)(',
        },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const count = short ? 40 : 200;
    const provider = keep(await startSlowProvider({ latencyMs: 1_500 }));
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', WORKER_CONCURRENCY: '10' };
    const system = keep(await System.start({ workers: 2, env, sabotage }));
    const redis = system.connectRedis();
    let kills = 0;
    const killing = setInterval(
      async () => (kills += await redis.client('KILL', 'TYPE', 'pubsub').catch(() => 0)),
      1_000,
    );
    // A sabotaged run would wait for the whole deadline of 90 s to see what is lost by now.
    const signal = AbortSignal.timeout(short ? 20_000 : 60_000);
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const marker = `Zq${index}x`;
        const body = optimization(marker);
        const visitor = new Visitor(system);
        const answer = await visitor.call('/api/resume/optimize-json', { method: 'POST', body, signal });
        return { ...answer, marker, answeredAt: Date.now() };
      }),
    );
    clearInterval(killing);
    const rows = await system.sql('SELECT id, finished_at FROM ai.jobs WHERE finished_at IS NOT NULL');
    const ends = new Map(rows.map(({ id, finished_at: end }) => [id, end.getTime()]));
    const right = answers.filter(
      (one) => one.status === 200 && one.body.optimizedResume.includes(`Project ${one.marker}`),
    );
    const latest = Math.max(0, ...right.map(({ body, answeredAt }) => answeredAt - ends.get(body.jobId)));
    const others = answers
      .filter((one) => !right.includes(one))
      .map(({ status, body, error }) => body?.code ?? error ?? status);
    const why = others.length > 0 ? ` (${[...new Set(others)].join(' ')})` : '';
    return new Verdict()
      .expect(
        'right answers',
        `${right.length}/${count} right answers${why} over ${kills} killed connections`,
        right.length === count && kills > 0,
      )
      .expect('late answers', `the latest ${latest} ms after its job's end`, latest <= lateLimitMs);
  },
};
