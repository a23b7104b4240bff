import pg from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import * as z from 'zod/mini';
import { BootError } from './boot-error.js';
import { DatabaseConfig, loadConfig } from './config.js';
import type { Database } from './database.js';
import type { MigrationClass } from './platform-migrations.js';
import { databaseUrl, rolePassword } from './role-url.js';
import { scramVerifier } from './scram-verifier.js';
import { runProcess } from './start/run-process.js';
import { waitAtStart } from './start/wait-at-start.js';
import { whyPostgresRefuses } from './start/why-postgres-refuses.js';
import type { PlainLog } from './telemetry/plain-log.js';

/** On a first start Postgres still makes its files. */
const startMs = 60_000;

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

export interface MigrateOptions {
  schema: string;
  /** Connection string of a login that may create schemas. */
  url: string;
  migrations: MigrationClass[];
  /** The role that gets rights on this schema and no other. */
  login?: { role: string; password: string };
}

/** migrate applies what is pending, once, however many processes run it at the same time. Answers the names applied. */
export async function migrate({ schema, url, migrations, login }: MigrateOptions): Promise<string[]> {
  const dataSource = new DataSource({
    type: 'postgres',
    driver: pg,
    url,
    schema,
    migrations,
    migrationsTableName: 'migrations',
    // A migration may take long and must not be cut; pool 1 is enough, the lock's connection does the work.
    extra: { max: 1, statement_timeout: 0, connectionTimeoutMillis: 5_000, options: `-c search_path=${schema}` },
  });
  await dataSource.initialize();
  const runner = dataSource.createQueryRunner();
  try {
    // On the runner that executes: a lock on a second connection deadlocks a pool of one.
    await runner.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [`migrate:${schema}`]);
    await runner.query(`CREATE SCHEMA IF NOT EXISTS ${identifier(schema)}`);
    const executor = new MigrationExecutor(dataSource, runner);
    const applied = await executor.executePendingMigrations();
    if (login) await grant(runner, schema, login);
    return applied.map(({ name }) => name);
  } finally {
    await runner.release();
    await dataSource.destroy();
  }
}

/** The administrator's login; the services' settings of a pool are none of migrations. */
const AdministratorConfig = z.pick(DatabaseConfig, { DATABASE_URL: true, DATABASE_PASSWORD: true });

/**
 * runMigrations is a service's migrate entry. It reads DATABASE_URL (and DATABASE_PASSWORD), an admin login, and the
 * password of the service's role: AUTH_DATABASE_PASSWORD and its like, or one derived from DATABASE_ROLE_SECRET.
 * DATABASE_ROLE_PREFIX begins the names of the roles.
 */
export function runMigrations(database: Database, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  return runProcess('migrate', (log) => migrateService(database, env, log));
}

async function migrateService(database: Database, env: NodeJS.ProcessEnv, log: PlainLog): Promise<void> {
  const url = databaseUrl(loadConfig(AdministratorConfig, env));
  await waitAtStart({ limitMs: startMs, logger: log }, () => whyStillAway(url));
  const { schema, role, migrations } = database;
  const secret = env.DATABASE_ROLE_SECRET;
  const given = env[`${role.toUpperCase()}_DATABASE_PASSWORD`];
  const password = given || (secret ? rolePassword(role, secret) : undefined);
  const login = password ? { role: `${env.DATABASE_ROLE_PREFIX ?? ''}${role}`, password } : undefined;
  if (!login) log.warn({ role }, 'no password is given for this role, which stays as it is');
  const applied = await migrate({ schema, url, migrations, login });
  log.info({ schema, applied }, 'migrated');
}

/** Another try does not help where Postgres answers: nobody but an administrator changes that log-in. */
async function whyStillAway(url: string): Promise<string | undefined> {
  const refusal = await whyPostgresRefuses(url);
  if (refusal?.answered) throw new BootError([refusal.reason]);
  return refusal?.reason;
}

async function grant(runner: QueryRunner, schema: string, { role, password }: { role: string; password: string }) {
  const to = identifier(role);
  const on = identifier(schema);
  await ensureRole(runner, { schema, role, password });
  await runner.query(`
    GRANT USAGE ON SCHEMA ${on} TO ${to};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${on} TO ${to};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${on} TO ${to};
    REVOKE INSERT, UPDATE, DELETE ON ${on}.migrations FROM ${to};`);
}

/** Roles belong to the whole cluster: migrations of another database may create or change the same one right now. */
const roleRace = new Set(['42710', '23505', 'XX000', '40001']);

/** Stands beside each role we made, because another application of the cluster may have one of the same name. */
const mark = 'Tailwright';

async function ensureRole(
  runner: QueryRunner,
  { schema, role, password }: { schema: string; role: string; password: string },
): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      const verb = await changeOf(runner, schema, role);
      await runner.query(
        `${verb} ROLE ${identifier(role)} LOGIN PASSWORD ${literal(scramVerifier(password))};
         COMMENT ON ROLE ${identifier(role)} IS ${literal(mark)}`,
      );
      return;
    } catch (error) {
      if (tries >= 20 || !roleRace.has(String((error as { code?: unknown }).code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
    }
  }
}

/** An earlier version left no mark: its roles have rights on the schema already. Throws for a role of somebody else. */
async function changeOf(runner: QueryRunner, schema: string, role: string): Promise<'CREATE' | 'ALTER'> {
  const [found] = (await runner.query(
    `SELECT shobj_description(oid, 'pg_authid') AS mark, has_schema_privilege(oid, $2, 'USAGE') AS "hasRights"
     FROM pg_roles WHERE rolname = $1`,
    [role, schema],
  )) as { mark: string | null; hasRights: boolean }[];
  if (!found) return 'CREATE';
  if (found.mark === mark || found.hasRights) return 'ALTER';
  throw new Error(
    `The role "${role}" belongs to something else in this Postgres. Set DATABASE_ROLE_PREFIX, and use the names it makes in each service's DATABASE_URL.`,
  );
}
