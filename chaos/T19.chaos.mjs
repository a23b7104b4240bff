import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Verdict, until } from './figures.mjs';
import { PreviousVersion } from './previous-version.mjs';
import { startPostgres } from '../tools/embedded/postgres.mjs';
import { startRedis } from '../tools/embedded/redis.mjs';
import { programOf, root, runProgram, sabotageEnvironment } from './system.mjs';

const services = ['auth', 'resume', 'ai', 'mail'];
const runners = 5;

/** Puts a schema back to what it was before its newest migration, by that migration's own way back. */
async function stepBack(url, service) {
  const { database } = await import(join(root, 'services', service, 'dist', 'data-source.js'));
  const { DataSource } = await import('typeorm');
  const { schema, migrations } = database;
  const source = await new DataSource({
    type: 'postgres', url, schema, migrations, migrationsTableName: 'migrations', extra: { options: `-c search_path=${schema}` },
  }).initialize(); // prettier-ignore
  await source.undoLastMigration();
  await source.destroy();
}

async function applied(client, service) {
  const { rows } = await client.query(`SELECT name FROM ${service}.migrations ORDER BY id`);
  return rows.map(({ name }) => name);
}

/** What a runner's first write has to wait for while somebody else holds it. */
const held = {
  empty: () => 'pg_catalog.pg_namespace IN SHARE MODE',
  previous: (service) => `${service}.migrations IN ACCESS EXCLUSIVE MODE`,
};

/**
 * Starts the runners against a lock and lets go once every one of them waits: left to chance they hardly meet, and a
 * missing lock of their own would not show. Answers how many waited, and how many failed.
 */
async function runTogether(client, lock, program, env) {
  const waiting = async () => {
    // In a transaction the view stays as it was first seen.
    await client.query('SELECT pg_stat_clear_snapshot()');
    const { rows } = await client.query(`SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND wait_event_type = 'Lock'`);
    return rows[0].count;
  };
  await client.query(`BEGIN; LOCK TABLE ${lock}`);
  const running = Promise.allSettled(Array.from({ length: runners }, () => runProgram(program, env)));
  let met = 0;
  await until(async () => (met = await waiting()) === runners, 30_000);
  await client.query('COMMIT');
  const failed = (await running).filter(({ status }) => status === 'rejected').length;
  return { met, failed };
}

/** A test database of the previous version is copied from template1, so it has the new schema already. */
async function testPrevious({ dir, postgres, env, keep, verdict }) {
  const previous = await PreviousVersion.find(root);
  if (!previous)
    return verdict.expect('previous version', 'no history of the repository to find the previous version in', false);
  const template = new URL(postgres.url);
  template.pathname = '/template1';
  for (const service of services) {
    await runProgram(programOf(service, 'migrate', env), { ...env, DATABASE_URL: template.href });
  }
  await previous.unpackTo(dir);
  const redis = keep(await startRedis({ dir: join(dir, 'redis'), throwAway: true }));
  const { passed, failed } = await previous.test({
    PATH: process.env.PATH,
    TEST_DATABASE_URL: postgres.url,
    TEST_REDIS_URL: redis.url,
  });
  const figures = `${passed} tests of ${previous.name} (${previous.services.join(', ')}) pass on the new schema`;
  return verdict
    .expect('previous version', figures, passed > 0)
    .expect('its tests', `${failed.length} fail${failed.length ? `: ${failed[0]}` : ''}`, failed.length === 0);
}

export default {
  title: `${runners} migration runners at once, on an empty and on the previous schema; the previous version on the new one`,
  minutes: 8,
  sabotages: {
    'only adding to what the previous version uses': {
      breaks: 'its tests',
      edits: [
        {
          file: 'services/ai/dist/migrations/1795000000003-job-network.js',
          find: 'ALTER TABLE jobs ADD',
          replace: 'ALTER TABLE jobs DROP COLUMN IF EXISTS priority, ADD',
        },
      ],
    },
    'the advisory lock': {
      breaks: 'empty: no runner fails',
      edits: [
        {
          file: 'libs/platform/dist/migrate.js',
          find: 'SELECT pg_advisory_lock(hashtextextended($1, 0))',
          replace: 'SELECT length($1)',
        },
      ],
    },
  },
  async run({ sabotage, keep }) {
    const dir = await mkdtemp(join(tmpdir(), 'tailwright-chaos-'));
    keep({ stop: () => rm(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }) });
    const postgres = keep(await startPostgres({ dir: join(dir, 'postgres'), throwAway: true }));
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    keep({ stop: () => client.end() });
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: postgres.url,
      DATABASE_ROLE_SECRET: randomBytes(24).toString('base64'),
      ...(sabotage.length ? sabotageEnvironment(sabotage) : {}),
    };
    const verdict = new Verdict();
    for (const from of ['empty', 'previous']) {
      if (from === 'previous') for (const service of services) await stepBack(postgres.url, service);
      let crashed = 0;
      let apart = 0;
      let twice = 0;
      let missing = 0;
      for (const service of services) {
        const program = programOf(service, 'migrate', env);
        const { met, failed } = await runTogether(client, held[from](service), program, env);
        crashed += failed;
        apart += runners - met;
        const names = await applied(client, service);
        twice += names.length - new Set(names).size;
        const { database } = await import(join(root, 'services', service, 'dist', 'data-source.js'));
        missing += database.migrations.length - new Set(names).size;
      }
      verdict
        .expect(`${from}: together`, `${from} schema: ${apart} runners came alone`, apart === 0)
        .expect(`${from}: no runner fails`, `${crashed} of ${runners * services.length} runners failed`, crashed === 0)
        .expect(`${from}: applied once`, `${twice} applied twice, ${missing} missing`, twice === 0 && missing === 0);
    }
    return testPrevious({ dir, postgres, env, keep, verdict });
  },
};
