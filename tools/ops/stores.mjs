import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** findStores names the database and Redis to work on; throws a sentence when nothing runs and nothing is set. */
export function findStores(env, dataDir) {
  const { databaseUrl, redisUrl } = running(dataDir);
  const stores = { databaseUrl: env.DATABASE_URL ?? databaseUrl, redisUrl: env.REDIS_URL ?? redisUrl };
  if (stores.databaseUrl && stores.redisUrl) return { ...stores, keyPrefix: env.KEY_PREFIX ?? 'tw:' };
  throw new Error('Tailwright does not run from this folder. Start it, or set DATABASE_URL and REDIS_URL.');
}

function running(dataDir) {
  try {
    return JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).stores ?? {};
  } catch {
    return {};
  }
}
