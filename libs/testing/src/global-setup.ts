import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../tools/embedded/postgres.mjs';
import { startRedis } from '../../../tools/embedded/redis.mjs';
import { fileURLToPath } from 'node:url';
import { runLabel, testImages } from '../../../tools/test/containers.mjs';

export interface TestServers {
  databaseUrl: string;
  redisUrl: string;
  stop(): Promise<void>;
}

/** One Postgres and one Redis for the whole run; each test file takes a database and a key prefix of its own. */
export default async function globalSetup(): Promise<void> {
  const servers = await (process.env.TEST_BACKEND === 'containers' ? startContainers() : startEmbedded());
  process.env.TEST_DATABASE_URL = servers.databaseUrl;
  process.env.TEST_REDIS_URL = servers.redisUrl;
  process.env.TEST_PROGRAMS = await folderOfPrograms();
  (globalThis as { testServers?: TestServers }).testServers = servers;
}

/** Programs of this run, below our packages: those that cannot be put into one file are found from there. See program.ts. */
async function folderOfPrograms(): Promise<string> {
  const data = fileURLToPath(new URL('../../../.data', import.meta.url));
  await mkdir(data, { recursive: true });
  return mkdtemp(join(data, 'test-programs-'));
}

async function startEmbedded(): Promise<TestServers> {
  const dir = await mkdtemp(join(tmpdir(), 'tailwright-test-'));
  const [postgres, redis] = await Promise.allSettled([
    startPostgres({ dir: join(dir, 'postgres'), throwAway: true }),
    startRedis({ dir: join(dir, 'redis'), throwAway: true }),
  ]);
  const stop = async () => {
    for (const part of [postgres, redis]) if (part.status === 'fulfilled') await part.value.stop();
    await rm(dir, { recursive: true, force: true });
  };
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled') {
    return { databaseUrl: postgres.value.url, redisUrl: redis.value.url, stop };
  }
  // Jest does not run the teardown when the setup throws: what did start would stay behind.
  await stop();
  throw [postgres, redis].find((part) => part.status === 'rejected')?.reason as Error;
}

async function startContainers(): Promise<TestServers> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const password = 'testing';
  const labels = { [runLabel]: process.env.TEST_RUN ?? '' };
  const [postgres, redis] = await Promise.allSettled([
    new GenericContainer(testImages.postgres)
      .withLabels(labels)
      .withEnvironment({ POSTGRES_PASSWORD: password })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
      .withExposedPorts(5432)
      // While the image sets itself up Postgres listens on a socket only, so the port means it is really ready.
      .withWaitStrategy(Wait.forListeningPorts())
      .start(),
    new GenericContainer(testImages.redis)
      .withLabels(labels)
      .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction', '--protected-mode', 'no'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
  ]);
  const stop = async () => {
    for (const part of [postgres, redis]) if (part.status === 'fulfilled') await part.value.stop();
  };
  if (postgres.status === 'fulfilled' && redis.status === 'fulfilled') {
    const at = (container: typeof postgres.value, port: number) =>
      `${container.getHost()}:${container.getMappedPort(port)}`;
    return {
      databaseUrl: `postgres://postgres:${password}@${at(postgres.value, 5432)}/postgres`,
      redisUrl: `redis://${at(redis.value, 6379)}`,
      stop,
    };
  }
  await stop();
  throw [postgres, redis].find((part) => part.status === 'rejected')?.reason as Error;
}
