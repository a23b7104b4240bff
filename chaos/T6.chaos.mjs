import { startSlowProvider } from './provider.mjs';
import { Verdict, at, until } from './figures.mjs';
import { System } from './system.mjs';
import { Visitor } from './visitor.mjs';

export default {
  title: 'one owner with 500 jobs does not hold up the others',
  minutes: 3,
  sabotages: {
    'priority by outstanding jobs': {
      breaks: 'median wait',
      edits: [
        { file: 'services/ai/dist/jobs/admission.js', find: 'Math.max(outstanding.own + 1,', replace: 'Math.min(1,' },
      ],
    },
  },
  async run({ sabotage, short, keep }) {
    const heavy = short ? 100 : 500;
    const provider = keep(await startSlowProvider({ latencyMs: 300 }));
    const env = { OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'fake-model', WORKER_CONCURRENCY: '4' };
    const system = keep(await System.start({ workers: 2, env, sabotage }));
    const finished = async (ids) =>
      system.sql(
        `SELECT extract(epoch FROM finished_at - created_at) * 1000 AS ms FROM ai.jobs
         WHERE id = ANY($1) AND status = 'done'`,
        [ids],
      );
    const idsOf = (answers) => answers.map(({ body }) => body.id);
    const alone = [];
    for (let round = 0; round < 5; round++) {
      const { body } = await new Visitor(system).submit('Alone');
      await until(async () => (await finished([body.id])).length === 1, 10_000, 20);
      alone.push(Number((await finished([body.id]))[0].ms));
    }
    const jobMs = at(0.5, alone);
    const owner = new Visitor(system);
    for (let sent = 0; sent < heavy; sent += 25)
      await Promise.all(Array.from({ length: 25 }, () => owner.submit('Heavy')));
    const light = idsOf(await Promise.all(Array.from({ length: 20 }, () => new Visitor(system).submit('Light'))));
    await until(async () => (await finished(light)).length === 20, 60_000);
    const waits = (await finished(light)).map(({ ms }) => Math.max(0, Number(ms) - jobMs) / jobMs);
    const median = at(0.5, waits);
    const max = Math.max(...waits);
    const [{ left }] = await system.sql(`SELECT count(*)::int AS left FROM ai.jobs WHERE status = 'queued'`);
    return new Verdict()
      .expect(
        'light jobs done',
        `${waits.length}/20 light jobs done with ${left} heavy ones still waiting`,
        waits.length === 20 && left > 0,
      )
      .expect('median wait', `waited ${median.toFixed(1)} job times at the median`, median <= 3)
      .expect('longest wait', `${max.toFixed(1)} at most (one is ${Math.round(jobMs)} ms)`, max <= 10);
  },
};
