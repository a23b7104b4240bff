import { type DynamicModule, Global, Inject, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import pg from 'pg';
import { DataSource, type EntitySchema } from 'typeorm';
import { Once } from './bus/once.js';
import type { BaseConfig, DatabaseConfig } from './config.js';
import { DeadEvents } from './events/dead-events.js';
import { EventCursor } from './events/event-cursor.js';
import { EventReader } from './events/event-reader.js';
import { Outbox } from './events/outbox.js';
import { Readiness } from './health/readiness.js';
import { ImpatientClient } from './impatient-client.js';
import type { MigrationClass } from './platform-migrations.js';
import { CONFIG } from './platform.module.js';
import { Pruner } from './pruner.js';
import { databaseUrl } from './role-url.js';
import { waitAtStart } from './start/wait-at-start.js';
import { whyPostgresRefuses } from './start/why-postgres-refuses.js';
import { Logger } from './telemetry/logger.js';

type EntityClass = (new (...args: never[]) => object) | EntitySchema;

/** Database describes a service's schema, its role and how it came to be. */
export interface Database {
  schema: string;
  role: string;
  entities: EntityClass[];
  migrations: MigrationClass[];
}

export interface DatabaseOptions {
  schema: string;
  entities: EntityClass[];
  config: DatabaseConfig;
  /** When given, the process refuses to start while one of them is not applied. */
  migrations?: MigrationClass[];
}

const MIGRATIONS = Symbol('migrations');

/** MigrationsApplied refuses to start on an older schema: migrations run before a deploy, never at its start. */
@Injectable()
class MigrationsApplied implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(MIGRATIONS) private readonly migrations: MigrationClass[],
    @Inject(CONFIG) private readonly config: BaseConfig,
    private readonly logger: Logger,
    readiness: Readiness,
  ) {
    readiness.register('postgres', () => assertWritable(dataSource));
  }

  /** On a first start the migrations may run at this moment. */
  async onModuleInit(): Promise<void> {
    await waitAtStart({ limitMs: this.config.START_MS, logger: this.logger }, async () => {
      const missing = await this.findMissing();
      return missing.length ? `Run the migrations first; not applied: ${missing.join(', ')}.` : undefined;
    });
  }

  private async findMissing(): Promise<string[]> {
    if (this.migrations.length === 0) return [];
    const rows = await this.dataSource.query<{ name: string }[]>('SELECT name FROM migrations').catch(() => []);
    const applied = new Set(rows.map(({ name }) => name));
    return this.migrations
      .map((migration) => new migration().name ?? migration.name)
      .filter((name) => !applied.has(name));
  }
}

/** assertWritable fails as a write would on a Postgres that is away, or that was demoted behind the same name. */
export async function assertWritable(dataSource: DataSource): Promise<void> {
  await dataSource.query(`DO $$ BEGIN
    IF current_setting('transaction_read_only')::boolean THEN RAISE SQLSTATE '25006'; END IF;
  END $$`);
}

@Global()
@Module({})
class DatabaseModule {}

/** databaseModule connects the service to its own schema and provides Once, Outbox and the reading of events. */
export function databaseModule({ schema, entities, config, migrations = [] }: DatabaseOptions): DynamicModule {
  const connection = TypeOrmModule.forRootAsync({
    inject: [CONFIG, Logger],
    useFactory: async ({ START_MS }: BaseConfig, logger: Logger) => {
      const url = databaseUrl(config);
      await waitAtStart({ limitMs: START_MS, logger }, async () => (await whyPostgresRefuses(url))?.reason);
      return connectionOptions({ schema, entities, config }, url);
    },
  });
  return {
    module: DatabaseModule,
    imports: [connection],
    providers: [
      { provide: MIGRATIONS, useValue: migrations },
      MigrationsApplied,
      Once,
      Outbox,
      DeadEvents,
      EventCursor,
      EventReader,
      Pruner,
    ],
    exports: [Once, Outbox],
  };
}

function connectionOptions({ schema, entities, config }: Omit<DatabaseOptions, 'migrations'>, url: string) {
  return {
    type: 'postgres' as const,
    // The one ImpatientClient is made of; TypeORM would look for another at run time.
    driver: pg,
    url,
    schema,
    entities,
    retryAttempts: 3,
    retryDelay: 1_000,
    extra: {
      max: config.DATABASE_POOL,
      keepAlive: true,
      // The pool's own default is to wait for ever on a server that accepts and never answers.
      connectionTimeoutMillis: config.DATABASE_WAIT_MS,
      statement_timeout: 1_300,
      // A frozen server enforces nothing, so the client gives up by itself.
      query_timeout: 1_500,
      Client: ImpatientClient,
      idle_in_transaction_session_timeout: 15_000,
      options: `-c search_path=${schema}`,
    },
  };
}
