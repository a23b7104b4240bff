import { randomUUID } from 'node:crypto';
import type { INestMicroservice, Type } from '@nestjs/common';
import type { Output, Rpc, Schema, ServiceName } from '@tailwright/contracts/define';
import { runService } from '@tailwright/platform/bootstrap';
import { type CallOptions, RpcClient } from '@tailwright/platform/bus/client';
import { BusConnections } from '@tailwright/platform/bus/connections';
import { Seal } from '@tailwright/platform/bus/seal';
import { type BaseConfig, loadConfig } from '@tailwright/platform/config';
import type { Database } from '@tailwright/platform/database';
import { Metrics } from '@tailwright/platform/telemetry/metrics';
import { freshDatabase } from './database.js';
import type * as z from 'zod/mini';
import { freshPrefix, redisUrl } from './redis.js';

/** A key of tests alone. */
export const testBusKey = Buffer.alloc(32, 7).toString('base64');

export interface BootOptions<S extends Schema> {
  name: ServiceName;
  /** What the service's own `appModule` is: the module for a configuration. */
  module: (config: Output<S>) => Type;
  /** The service's schema; left out for a service without one. */
  database?: Database;
  /** The schema of the service's environment. */
  config: S;
  /** What the environment has beside the addresses of the test's own Postgres and Redis. */
  env?: Record<string, string>;
}

/** RunningTest is a service that runs inside the test, and a client that calls it over the bus. */
export interface RunningTest {
  app: INestMicroservice;
  rpc: RpcClient;
  /** The environment the service runs with, to start another process beside it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** bootService runs a service on a fresh database and key prefix; `close` stops it and drops them. */
export async function bootService<S extends Schema>(options: BootOptions<S>): Promise<RunningTest> {
  const database = options.database && (await freshDatabase(options.database));
  const env: Record<string, string> = {
    ...testEnvironment(),
    ...(database ? { DATABASE_URL: database.url, DATABASE_POOL: '5' } : {}),
    ...options.env,
  };
  const config = loadConfig(options.config, env);
  const service = await runService({
    name: options.name,
    module: options.module(config),
    config: config as BaseConfig,
  }).catch(async (error: unknown) => {
    await database?.drop();
    throw error;
  });
  const caller = testClient(env);
  return {
    app: service.app,
    rpc: caller.rpc,
    env,
    close: async () => {
      caller.close();
      await service.close();
      await database?.drop();
    },
  };
}

/** testEnvironment is what every process under test needs, on a fresh key prefix. */
export function testEnvironment(): Record<string, string> {
  return {
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
    REDIS_URL: redisUrl(),
    BUS_KEY: testBusKey,
    KEY_PREFIX: freshPrefix(),
    // Several test files start their databases at once; on a busy machine a connection takes its time.
    DATABASE_WAIT_MS: '5000',
    OPS_HOST: '127.0.0.1',
    INSTANCE: `test-${randomUUID()}`,
  };
}

/** Beside others a service takes many times as long; what a test says about deadlines it says with a deadline. */
const patienceMs = 60_000;

class PatientClient extends RpcClient {
  override call<I extends Schema, O extends Schema>(
    rpc: Rpc<I, O>,
    ...asked: [input: z.input<I>, options?: CallOptions]
  ): Promise<Output<O>> {
    return super.call({ ...rpc, timeoutMs: Math.max(rpc.timeoutMs, patienceMs) }, ...asked);
  }
}

/** testClient calls services that run with the given environment, as the gateway would. */
export function testClient(env: Record<string, string>): { rpc: RpcClient; close(): void } {
  const config = { REDIS_URL: env.REDIS_URL ?? redisUrl(), KEY_PREFIX: env.KEY_PREFIX ?? '' };
  const connections = new BusConnections(config);
  const rpc = new PatientClient(connections, new Seal(env.BUS_KEY ?? testBusKey), new Metrics('test'), 'test');
  return {
    rpc,
    close: () => {
      rpc.close();
      connections.close();
    },
  };
}
