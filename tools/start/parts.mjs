import { join } from 'node:path';
import { startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startMailInbox } from '../mail-inbox.mjs';

/**
 * startParts gives the system its database, Redis and mail server: the ones named in the environment, else embedded
 * ones below `dataDir`. Returns their URLs and a stop function for what it started.
 */
export async function startParts({ dataDir, env, runFile }) {
  const started = [];
  const embed = async (name, start) => {
    const part = await start();
    if (part.pid) runFile.add(part.pid, part.mark ?? name);
    started.push(part);
    console.log(`  ${name.padEnd(14)} ready`);
    return part;
  };
  const stop = async () => {
    for (const part of started.reverse()) await part.stop();
  };
  try {
    const [postgres, redis, mail] = await Promise.all([
      env.DATABASE_URL ?? embed('postgres', () => startPostgres({ dir: join(dataDir, 'postgres') })),
      env.REDIS_URL ?? embed('redis', () => startRedis({ dir: join(dataDir, 'redis') })),
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
