import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Verdict } from './figures.mjs';
import { startPostgres } from '../tools/embedded/postgres.mjs';
import { root, runProgram, sabotageEnvironment } from './system.mjs';

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

export default {
  title: `${runners} migration runners at once, on an empty and on the previous schema`,
  minutes: 3,
  sabotages: {
    'the advisory lock': [
      {
        file: 'libs/platform/dist/migrate.js',
        find: 'SELECT pg_advisory_lock(hashtextextended($1, 0))',
        replace: 'SELECT length($1)',
      },
    ],
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
      let twice = 0;
      let missing = 0;
      for (const service of services) {
        const program = join(root, 'services', service, 'dist', 'migrate.js');
        const ends = await Promise.allSettled(Array.from({ length: runners }, () => runProgram(program, env)));
        crashed += ends.filter(({ status }) => status === 'rejected').length;
        const names = await applied(client, service);
        twice += names.length - new Set(names).size;
        const { database } = await import(join(root, 'services', service, 'dist', 'data-source.js'));
        missing += database.migrations.length - new Set(names).size;
      }
      verdict
        .expect(`${from} schema: ${crashed} of ${runners * services.length} runners failed`, crashed === 0)
        .expect(`${twice} applied twice, ${missing} missing`, twice === 0 && missing === 0);
    }
    return verdict;
  },
};
