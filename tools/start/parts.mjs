import { join } from 'node:path';
import { postgresSignals, startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startMailInbox } from '../mail-inbox.mjs';
import { Restarts } from './restarts.mjs';

/** Ended more often than this, a part will not stay up by being started once more. */
const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 10 * 60_000;

/** What is embedded, unless the environment names another one. */
const embedded = {
  postgres: { start: startPostgres, signals: postgresSignals },
  redis: { start: startRedis },
  mail: { start: startMailInbox, name: 'mail inbox' },
};

/**
 * startParts gives the system its database, Redis and mail server: the ones named in the environment, else embedded
 * ones below `dataDir`, which are started again when they end. Returns their URLs, `stores` with those of the
 * embedded ones alone, and a stop function for what it started.
 */
export async function startParts({ dataDir, env, runFile, onGiveUp, starters = embedded, now = Date.now }) {
  const running = new Set();
  let stopping = false;

  const embed = async (kind) => {
    const { start, signals, name = kind } = starters[kind];
    const restarts = new Restarts({ max: RESTARTS_MAX, windowMs: RESTART_WINDOW_MS, now });
    const bring = async (port) => {
      const part = await start({ dir: join(dataDir, kind), port });
      // It came up while everything else was stopping.
      if (stopping) return part.stop();
      if (part.pid) runFile.add(part.pid, kind, signals);
      running.add(part);
      console.log(`  ${name.padEnd(14)} ready`);
      void part.exited?.then(() => revive(part));
      return part;
    };
    const revive = async (ended) => {
      if (stopping) return;
      running.delete(ended);
      runFile.remove(ended.pid);
      restarts.note();
      const giveUp = restarts.exhausted(name);
      if (giveUp) return onGiveUp(giveUp);
      console.log(`  ${name} ended; starting it again`);
      try {
        // The port must stay: every process holds the URL.
        await bring(Number(new URL(ended.url).port));
      } catch (error) {
        onGiveUp(`${name} could not be started again: ${error.message}`);
      }
    };
    return bring();
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([...running].map((part) => part.stop()));
  };
  try {
    const [postgres, redis, mail] = await Promise.all([
      env.DATABASE_URL ? {} : embed('postgres'),
      env.REDIS_URL ? {} : embed('redis'),
      env.SMTP_URL ? {} : embed('mail'),
    ]);
    return {
      databaseUrl: postgres.url ?? env.DATABASE_URL,
      redisUrl: redis.url ?? env.REDIS_URL,
      smtpUrl: mail.smtpUrl ?? env.SMTP_URL,
      inboxUrl: mail.inboxUrl,
      stores: { databaseUrl: postgres.url, redisUrl: redis.url },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
