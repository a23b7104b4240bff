import { randomBytes } from 'node:crypto';
import type { Database } from '@tailwright/platform/database';
import { migrate } from '@tailwright/platform/migrate';
import { rolePassword, roleUrl } from '@tailwright/platform/role-url';
import pg from 'pg';

const roleSecret = 'testing';

export interface FreshDatabase {
  /** Connection string of the service's own role. */
  url: string;
  /** Connection string of the administrator, for what a test must do behind the service's back. */
  adminUrl: string;
  schema: string;
  drop(): Promise<void>;
}

/** freshDatabase gives a test file a database of its own with the service's schema, role and migrations. */
export async function freshDatabase({ schema, role, migrations }: Database): Promise<FreshDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  const login = { role, password: rolePassword(role, roleSecret) };
  await migrate({ schema, url: url.href, migrations, login });
  return {
    url: roleUrl(url.href, role, roleSecret),
    adminUrl: url.href,
    schema,
    drop: () => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL is missing: run through Jest, whose global setup starts Postgres.');
  return url;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
