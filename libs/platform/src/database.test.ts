import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAwakeClock } from '@tailwright/testing/clocks';
import { testEnvironment } from '@tailwright/testing/boot';
import { type FreshDatabase, freshDatabase } from '@tailwright/testing/database';
import { spawnProcess, startProcess } from '@tailwright/testing/process';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { assertWritable } from './database.js';
import { isDependencyAway } from './dependency-away.js';
import { ImpatientClient } from './impatient-client.js';
import { publisherDatabase, subscriberDatabase } from './testing/database.js';
import { eventually, fixtureEntry } from './testing/processes.js';
import { migrate } from './migrate.js';
import { Pruner } from './pruner.js';
import { databaseUrl, rolePassword, roleUrl } from './role-url.js';
import { createLogger } from './telemetry/logger.js';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase(publisherDatabase);
});
afterAll(() => fresh.drop());

async function query<T extends object>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('migrations', () => {
  it('run by five processes at once are applied once', async () => {
    const options = { schema: 'racing', url: fresh.adminUrl, migrations: publisherDatabase.migrations };
    const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(options)));
    expect(applied.flat()).toHaveLength(publisherDatabase.migrations.length);
    const rows = await query(fresh.adminUrl, 'SELECT name FROM racing.migrations');
    expect(rows).toHaveLength(publisherDatabase.migrations.length);
  });

  it('that are pending keep a service from starting', async () => {
    const { migrations, schema, role } = publisherDatabase;
    const older = await freshDatabase({ schema, role, entities: [], migrations: migrations.slice(0, -1) });
    try {
      const env = { ...testEnvironment(), DATABASE_URL: older.url, START_MS: '500' };
      await expect(startProcess(fixtureEntry, env)).rejects.toThrow(
        '"msg":"Run the migrations first; not applied: Effects1800000000001."',
      );
    } finally {
      await older.drop();
    }
  });

  it('that run while a service starts are waited for, without a crash', async () => {
    const { migrations, schema, role } = publisherDatabase;
    const older = await freshDatabase({ schema, role, entities: [], migrations: migrations.slice(0, -1) });
    const start = startProcess(fixtureEntry, { ...testEnvironment(), DATABASE_URL: older.url });
    const login = { role, password: rolePassword(role, 'testing') };
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await migrate({ schema, url: older.adminUrl, migrations, login });
    const service = await start;
    expect(await service.end()).toBe(0);
    expect(service.output()).not.toMatch(/"level":[56]0/);
    await older.drop();
  });
});

describe('a password', () => {
  it('that no address could hold as it is, is taken from DATABASE_PASSWORD', async () => {
    const role = `test_${randomBytes(8).toString('hex')}`;
    const login = { role, password: 'p@ss/w#rd?50%off:' };
    await migrate({ schema: 'resume', url: fresh.adminUrl, migrations: [], login });
    const bare = new URL(fresh.adminUrl);
    [bare.username, bare.password] = [role, ''];
    const url = databaseUrl({ DATABASE_URL: bare.href, DATABASE_PASSWORD: login.password });
    expect(await query(url, 'SELECT current_user AS role')).toEqual([{ role }]);
    expect(databaseUrl({ DATABASE_URL: fresh.url })).toBe(fresh.url);
    await query(fresh.adminUrl, `DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });

  it('that is wrong keeps a service from starting, with the role in the reason', async () => {
    const env = { ...testEnvironment(), DATABASE_URL: fresh.url, DATABASE_PASSWORD: 'wrong', START_MS: '500' };
    await expect(startProcess(fixtureEntry, env)).rejects.toThrow(
      'refuses the password of the role \\"fixture_resume\\"',
    );
  });
});

it('a Postgres that was demoted counts as away, and is asked anew once it is the first again', async () => {
  const { pathname } = new URL(fresh.url);
  const readOnly = (state: string) =>
    query(fresh.adminUrl, `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = ${state}`);
  await readOnly('on');
  const dataSource = await new DataSource({
    type: 'postgres',
    url: fresh.url,
    extra: { max: 1, Client: ImpatientClient, options: '-c search_path=resume' },
  }).initialize();
  const write = () => dataSource.query("INSERT INTO effects (key) VALUES ('demoted')");
  for (const ask of [write, write, () => assertWritable(dataSource), () => assertWritable(dataSource)]) {
    const error: unknown = await ask().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(isDependencyAway(error)).toBe(true);
  }
  // Connections that were made before keep what they were told.
  await query(fresh.adminUrl.replace(pathname, '/postgres'), `ALTER DATABASE ${pathname.slice(1)} RESET ALL`);
  await eventually(
    async () =>
      await assertWritable(dataSource).then(
        () => 'writable',
        () => undefined,
      ),
  );
  await write();
  await dataSource.query('DELETE FROM effects');
  await dataSource.destroy();
});

it('a service that waits for Postgres ends at a signal', async () => {
  const child = await spawnProcess(fixtureEntry, {
    ...testEnvironment(),
    DATABASE_URL: 'postgres://resume:x@127.0.0.1:1/none',
  });
  await child.prints('"reason":"Postgres does not answer at 127.0.0.1:1 (ECONNREFUSED)."');
  const began = startAwakeClock();
  expect(await child.end()).toBe(0);
  expect(began.ms()).toBeLessThan(2_000);
});

describe("a service's role", () => {
  it('reads and writes its own schema', async () => {
    await query(fresh.url, "INSERT INTO resume.effects (key) VALUES ('mine')");
    expect(await query(fresh.url, 'SELECT key FROM resume.effects')).toEqual([{ key: 'mine' }]);
  });

  it('has no rights on another schema, nor to change its own', async () => {
    const other = { role: subscriberDatabase.role, password: rolePassword(subscriberDatabase.role, 'testing') };
    await migrate({ schema: 'mail', url: fresh.adminUrl, migrations: subscriberDatabase.migrations, login: other });
    const url = roleUrl(fresh.adminUrl, other.role, 'testing');
    await expect(query(url, 'SELECT * FROM resume.effects')).rejects.toThrow('permission denied');
    await expect(query(url, 'DROP TABLE mail.effects')).rejects.toThrow('must be owner');
    await expect(query(url, 'CREATE TABLE public.mine ()')).rejects.toThrow('permission denied');
    await expect(query(url, 'DELETE FROM mail.migrations')).rejects.toThrow('permission denied');
  });
});

it('old ids of calls and old events are pruned, however many, and young ones stay', async () => {
  await query(
    fresh.url,
    `INSERT INTO resume.message_ids (id, answer, created_at)
       SELECT 'old ' || n, '', now() - interval '2 hours' FROM generate_series(1, 12000) AS n;
     INSERT INTO resume.message_ids (id, answer, created_at) VALUES ('young', '', now() - interval '5 minutes');
     INSERT INTO resume.outbox (name, payload, created_at) VALUES
       ('old', '{}', now() - interval '31 days'), ('young', '{}', now() - interval '29 days');`,
  );
  const dataSource = await new DataSource({
    type: 'postgres',
    url: fresh.url,
    extra: { options: '-c search_path=resume' },
  }).initialize();
  await new Pruner(dataSource, createLogger('test', { LOG_LEVEL: 'silent', INSTANCE: 'test' })).prune();
  await dataSource.destroy();
  expect(await query(fresh.url, 'SELECT id FROM resume.message_ids')).toEqual([{ id: 'young' }]);
  expect(await query(fresh.url, 'SELECT name FROM resume.outbox')).toEqual([{ name: 'young' }]);
});
