import { join } from 'node:path';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startMailInbox } from '../mail-inbox.mjs';

/** Ended more often than this, a part will not stay up by being started once more. */
const RESTARTS_MAX = 5;

/**
 * startParts gives the system its database, Redis and mail server: the ones named in the environment, else embedded
 * ones below `dataDir`, which are started again when they end. Returns their URLs and a stop function for what it
 * started.
 */
export async function startParts({ dataDir, env, runFile, onGiveUp }) {
  const running = new Set();
  let stopping = false;

  const restarts = new Map();

  const embed = async (name, start) => {
    const part = await start();
    if (part.pid) runFile.add(part.pid, name);
    running.add(part);
    console.log(`  ${name.padEnd(14)} ready`);
    void part.exited?.then(() => revive(name, start, part));
    return part;
  };
  const revive = async (name, start, ended) => {
    if (stopping) return;
    running.delete(ended);
    runFile.remove(ended.pid);
    const times = (restarts.get(name) ?? 0) + 1;
    restarts.set(name, times);
    if (times > RESTARTS_MAX) return onGiveUp(`${name} ended ${times} times.`);
    console.log(`  ${name} ended; starting it again`);
    try {
      // The port must stay: every process holds the URL.
      await embed(name, () => start(Number(new URL(ended.url).port)));
    } catch (error) {
      onGiveUp(`${name} could not be started again: ${error.message}`);
    }
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([...running].map((part) => part.stop()));
  };
  try {
    const [postgres, redis, mail] = await Promise.all([
      env.DATABASE_URL ?? embed('postgres', (port) => startPostgres({ dir: join(dataDir, 'postgres'), port })),
      env.REDIS_URL ?? embed('redis', (port) => startRedis({ dir: join(dataDir, 'redis'), port })),
      env.SMTP_URL ?? embed('mail inbox', () => startMailInbox({ dir: join(dataDir, 'mail') })),
    ]);
    return {
      databaseUrl: postgres.url ?? postgres,
      redisUrl: redis.url ?? redis,
      smtpUrl: mail.smtpUrl ?? mail,
      inboxUrl: mail.inboxUrl,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
