import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { postgresSignals, startPostgres } from '../embedded/postgres.mjs';
import { startRedis } from '../embedded/redis.mjs';
import { startMailInbox } from '../mail-inbox.mjs';
import { Restarts } from './restarts.mjs';

/** Ended more often than this, a part will not stay up by being started once more. */
const RESTARTS_MAX = 5;
const RESTART_WINDOW_MS = 10 * 60_000;
/** Longer than Postgres needs to come up. A first start may be downloading Redis for minutes: that is left. */
const COMING_UP_MS = 15_000;

/** What is embedded, unless the environment names another one. */
const embedded = {
  postgres: { start: startPostgres, signals: postgresSignals },
  redis: { start: startRedis },
  mail: { start: startMailInbox, name: 'mail inbox' },
};

/**
 * startParts gives the system its database, Redis and mail server: the ones named in the environment, else embedded
 * ones below `dataDir`, which are started again when they end. `ready` resolves with their URLs and `stores`, those
 * of the embedded ones alone. `stop` ends what it started, at any time: also what is still coming up.
 */
export function startParts({ dataDir, env, runFile, onGiveUp, starters = embedded, now = Date.now }) {
  const running = new Set();
  const comingUp = new Set();
  let stopping = false;

  const embed = async (kind) => {
    const { start, signals, name = kind } = starters[kind];
    const restarts = new Restarts({ max: RESTARTS_MAX, windowMs: RESTART_WINDOW_MS, now });
    const bring = (port) => {
      const coming = bringUp(port).finally(() => comingUp.delete(coming));
      comingUp.add(coming);
      return coming;
    };
    const bringUp = async (port) => {
      const part = await start({ dir: join(dataDir, kind), port });
      // It came up while everything else was stopping.
      if (stopping) {
        await part.stop();
        throw new Error(`${name} came up while everything stopped.`);
      }
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
        if (!stopping) onGiveUp(`${name} could not be started again: ${error.message}`);
      }
    };
    return bring();
  };
  const stop = async () => {
    stopping = true;
    const stopped = [...running].map((part) => part.stop());
    await Promise.race([Promise.allSettled(comingUp), delay(COMING_UP_MS, undefined, { ref: false })]);
    await Promise.all(stopped);
  };
  const start = async () => {
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
    };
  };
  return { ready: start(), stop };
}
