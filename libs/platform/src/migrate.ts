import pg from 'pg';
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import * as z from 'zod/mini';
import { BootError } from './boot-error.js';
import { DatabaseConfig, loadConfig } from './config.js';
import type { Database } from './database.js';
import type { MigrationClass } from './platform-migrations.js';
import { databaseUrl, rolePassword, withLogin } from './role-url.js';
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
    if (login) await grant(runner, schema, { ...login, url });
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

/** Login is the role of a service, and an address of the database it is for. */
interface Login {
  role: string;
  password: string;
  url: string;
}

async function grant(runner: QueryRunner, schema: string, login: Login) {
  const to = identifier(login.role);
  const on = identifier(schema);
  await ensureRole(runner, schema, login);
  await runner.query(`
    GRANT USAGE ON SCHEMA ${on} TO ${to};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${on} TO ${to};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${on} TO ${to};
    REVOKE INSERT, UPDATE, DELETE ON ${on}.migrations FROM ${to};`);
}

/** Roles belong to the whole cluster: migrations of another database may create or change the same one right now. */
const roleRace = new Set(['42710', '23505', 'XX000', '40001']);

/**
 * Stands beside each role we made, with the database it was made for: another application of the cluster may have a role
 * of the same name, and so may another Tailwright.
 */
const markOf = (database: string) => `Tailwright in ${database}`;
const markOfEarlierVersion = 'Tailwright';

async function ensureRole(runner: QueryRunner, schema: string, login: Login): Promise<void> {
  const { role, password } = login;
  for (let tries = 0; ; tries++) {
    try {
      const { verb, database } = await changeOf(runner, schema, login);
      if (verb === 'KEEP') return;
      await runner.query(
        `${verb} ROLE ${identifier(role)} LOGIN PASSWORD ${literal(scramVerifier(password))};
         COMMENT ON ROLE ${identifier(role)} IS ${literal(markOf(database))}`,
      );
      return;
    } catch (error) {
      if (tries >= 20 || !roleRace.has(String((error as { code?: unknown }).code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80));
    }
  }
}

interface Change {
  verb: 'CREATE' | 'ALTER' | 'KEEP';
  database: string;
}

/**
 * changeOf tells what to do with a role. It is ours when it has rights on the schema already (an earlier version left no
 * mark), or was made for this database or for one that is gone. One that another database uses keeps its password.
 * Throws for a role of somebody else.
 */
async function changeOf(runner: QueryRunner, schema: string, login: Login): Promise<Change> {
  const [found] = (await runner.query(
    `SELECT current_database() AS database, shobj_description(role.oid, 'pg_authid') AS mark,
       has_schema_privilege(role.oid, $2, 'USAGE') AS "hasRights",
       (SELECT count(*)::int FROM pg_database WHERE datname <> current_database()
          AND shobj_description(role.oid, 'pg_authid') = '${markOf('')}' || datname) AS others
     FROM (SELECT 1) AS one LEFT JOIN pg_roles AS role ON rolname = $1`,
    [login.role, schema],
  )) as [{ database: string; mark: string | null; hasRights: boolean | null; others: number }];
  const { database, mark, hasRights, others } = found;
  if (hasRights === null) return { verb: 'CREATE', database };
  if (hasRights) return { verb: 'ALTER', database };
  const isOurs = mark === markOfEarlierVersion || mark?.startsWith(markOf('')) === true;
  if (isOurs && others === 0) return { verb: 'ALTER', database };
  // Two databases of one installation share their roles; the other one's password must work here, and is not changed.
  if (isOurs && (await canLogIn(login))) return { verb: 'KEEP', database };
  throw new Error(
    `The role "${login.role}" belongs to something else in this Postgres. Set DATABASE_ROLE_PREFIX, and use the names it makes in each service's DATABASE_URL.`,
  );
}

async function canLogIn({ url, role, password }: Login): Promise<boolean> {
  const client = new pg.Client({ connectionString: withLogin(url, role, password), connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    return true;
  } catch (error) {
    // 28P01 and 28000 say that the login is refused; anything else says nothing about the password.
    if (['28P01', '28000'].includes(String((error as { code?: unknown }).code))) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
