import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from './migrate.js';
import { withLogin } from './role-url.js';

const name = `test_${randomBytes(8).toString('hex')}`;
const url = new URL(process.env.TEST_DATABASE_URL ?? '');
let admin: pg.Client;
beforeAll(async () => {
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  await server.query(`CREATE DATABASE ${name}`);
  await server.end();
  url.pathname = `/${name}`;
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
});
afterAll(async () => {
  for (const role of ['ours', 'earlier', 'theirs', 'shared']) {
    await admin.query(`DROP OWNED BY ${name}_${role}; DROP ROLE ${name}_${role}`);
  }
  await admin.end();
  const server = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await server.connect();
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
});

const migrateAs = (role: string, password: string, address = url) =>
  migrate({ schema: role, url: address.href, migrations: [], login: { role: `${name}_${role}`, password } });

async function logIn(role: string, password: string): Promise<string> {
  const client = new pg.Client({ connectionString: withLogin(url.href, `${name}_${role}`, password) });
  try {
    await client.connect();
    return 'in';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

test('a role is made with its password, and gets another one when the setting changes', async () => {
  await migrateAs('ours', 'one');
  expect(await logIn('ours', 'one')).toBe('in');
  await migrateAs('ours', 'two');
  expect(await logIn('ours', 'two')).toBe('in');
  expect(await logIn('ours', 'one')).toMatch(/password authentication failed/);
});

test('the server is told no password, so that its log cannot hold one', async () => {
  const said: unknown[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...asked: unknown[]) {
    said.push(asked[0]);
    return (query as (...asked: unknown[]) => unknown).apply(this, asked);
  } as never;
  await migrateAs('ours', 'a-secret-of-the-role').finally(() => (pg.Client.prototype.query = query));
  expect(JSON.stringify(said)).toContain('SCRAM-SHA-256$');
  expect(JSON.stringify(said)).not.toContain('a-secret-of-the-role');
  expect(await logIn('ours', 'a-secret-of-the-role')).toBe('in');
});

test('a role of an earlier version, with rights on the schema and no mark, stays ours', async () => {
  await migrateAs('earlier', 'one');
  await admin.query(`COMMENT ON ROLE ${name}_earlier IS NULL`);
  await migrateAs('earlier', 'two');
  expect(await logIn('earlier', 'two')).toBe('in');
});

test('a role of another application is left as it is, and the error names the setting that avoids it', async () => {
  await admin.query(`CREATE ROLE ${name}_theirs LOGIN PASSWORD 'theirs'`);
  await expect(migrateAs('theirs', 'ours')).rejects.toThrow('DATABASE_ROLE_PREFIX');
  expect(await logIn('theirs', 'theirs')).toBe('in');
});

test('of two Tailwrights in one Postgres neither takes the other’s role over, unless they share its password', async () => {
  const other = new URL(url.href);
  other.pathname = `/${name}_other`;
  await admin.query(`CREATE DATABASE ${name}_other`);
  try {
    await migrateAs('shared', 'one');
    await expect(migrateAs('shared', 'two', other)).rejects.toThrow('DATABASE_ROLE_PREFIX');
    expect(await logIn('shared', 'one')).toBe('in');
    await expect(migrateAs('shared', 'one', other)).resolves.toEqual([]);
    expect(await logIn('shared', 'one')).toBe('in');
  } finally {
    await admin.query(`DROP DATABASE ${name}_other WITH (FORCE)`);
  }
});
