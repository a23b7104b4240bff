// `npm run ops -- dead-letters list|replay|drop`: what an operator does with calls and events that were set aside.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { build } from './build.mjs';
import { DeadLetters } from './ops/dead-letters.mjs';
import { findStores } from './ops/stores.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const usage = `npm run ops -- dead-letters list
npm run ops -- dead-letters replay <id …>|--all   runs dead events again in their subscriber
npm run ops -- dead-letters drop <id …>|--all     forgets dead events and notes of dead calls
The stores are those of the running npm start, or DATABASE_URL (an administrator) and REDIS_URL.`;

const [subject, verb, ...args] = process.argv.slice(2);
if (subject !== 'dead-letters' || !['list', 'replay', 'drop'].includes(verb)) {
  console.error(usage);
  process.exit(1);
}
await build(root, { bundle: false });
// Only after the build: they are compiled.
const names = await import('../libs/platform/dist/bus/names.js');
const { createRedis } = await import('../libs/platform/dist/redis.js');
const { databaseUrl, redisUrl, keyPrefix } = stores();
const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
const redis = createRedis(redisUrl, { role: 'request' });
try {
  await client.connect();
  const letters = new DeadLetters({ client, redis, keyPrefix, names });
  if (verb === 'list') {
    const found = await letters.list();
    for (const { id, what, since, note } of found) console.log(`${id}  ${what}  ${since}  ${note}`);
    console.log(`${found.length} dead letters`);
  } else {
    const ids = await letters.choose(args);
    const { done, left } = verb === 'replay' ? await letters.replay(ids) : await letters.drop(ids);
    for (const line of left) console.log(line);
    console.log(`${done.length} of ${ids.length} ${verb === 'replay' ? 'replayed' : 'dropped'}`);
    if (left.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  redis.disconnect();
  await client.end();
}

function stores() {
  try {
    return findStores(process.env, resolve(process.env.DATA_DIR ?? join(root, '.data')));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
