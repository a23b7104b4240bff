import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { fillSharedPage, shareResume } from '@tailwright/contracts/share';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { Background } from '../background.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';
import { Flusher } from './flusher.js';
import { LiveViews } from './live-views.js';
import { ViewStream } from './view-stream.js';

let resume: RunningTest;
let redis: Redis;
let postgres: DataSource;

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
  redis = resume.app.get<Redis>(REDIS);
  postgres = resume.app.get(DataSource);
  // The tests flush by hand, so that they decide what happens between two flushes.
  await resume.app.get(Background).onModuleDestroy();
});
afterAll(() => resume.close());

async function shared() {
  const saved = make.newResume();
  const { actor, resumeId } = saved;
  await resume.rpc.call(saveResume, saved);
  const { publicLinkId: link } = await resume.rpc.call(shareResume, { actor, resumeId });
  await resume.rpc.call(fillSharedPage, { publicLinkId: link });
  return { actor, resumeId, link };
}
/** What the gateway does for each load of a page. */
async function hit(link: string, times = 1) {
  const work = redis.pipeline();
  for (let time = 0; time < times; time += 1) work.xadd(viewKeys.hits, '*', 'l', link).hincrby(viewKeys.live, link, 1);
  await work.exec();
}
const newFlusher = () => new Flusher(postgres, new ViewStream(redis), new LiveViews(redis));
/** Lets the half second between two flushes pass. */
const letPass = () => postgres.query(`UPDATE view_cursor SET flushed_at = flushed_at - interval '1 second'`);
async function flush(flusher = newFlusher()) {
  await letPass();
  await flusher.flush();
}
async function flushed(link: string) {
  const [row] = await postgres.query<{ views: number }[]>('SELECT views FROM resumes WHERE public_link_id = $1', [
    link,
  ]);
  return row?.views;
}
const shown = async ({ actor, resumeId }: { actor: string; resumeId: string }) =>
  (await resume.rpc.call(getResumeOf, { actor, resumeId })).views;

describe('the figure an owner sees', () => {
  it('is live, before anything is flushed, in the list and in the record', async () => {
    const one = await shared();
    await hit(one.link, 3);
    expect(await flushed(one.link)).toBe(0);
    expect(await shown(one)).toBe(3);
    const { resumes } = await resume.rpc.call(listResumesOf, { actor: one.actor });
    expect(resumes.map(({ views }) => views)).toEqual([3]);
  });

  it('does not fall when Redis loses everything', async () => {
    const one = await shared();
    await hit(one.link, 5);
    await flush();
    await redis.del(viewKeys.live, viewKeys.hits, viewKeys.page(one.link));
    expect(await shown(one)).toBe(5);
    await resume.rpc.call(fillSharedPage, { publicLinkId: one.link });
    await hit(one.link);
    expect(await shown(one)).toBe(6);
  });

  it('is not lowered to what is flushed by then', async () => {
    const one = await shared();
    await hit(one.link, 3);
    await redis.hset(viewKeys.live, one.link, 9);
    await flush();
    expect(await redis.hget(viewKeys.live, one.link)).toBe('9');
  });

  it('is raised when Redis came back older than Postgres', async () => {
    const one = await shared();
    await hit(one.link, 10);
    await flush();
    await redis.hset(viewKeys.live, one.link, 2);
    await hit(one.link);
    await flush();
    expect(await redis.hget(viewKeys.live, one.link)).toBe('11');
  });
});

describe('flushing', () => {
  it('adds every hit once, link by link', async () => {
    const [one, two] = [await shared(), await shared()];
    await hit(one.link, 7);
    await hit(two.link, 4);
    await flush();
    await hit(one.link, 5);
    await flush();
    await flush();
    expect([await flushed(one.link), await flushed(two.link)]).toEqual([12, 4]);
  });

  it('takes more hits than fit in one batch', async () => {
    const one = await shared();
    await hit(one.link, 25_000);
    const flusher = newFlusher();
    await flush(flusher);
    expect(await flushed(one.link)).toBe(20_000);
    await flush(flusher);
    expect(await flushed(one.link)).toBe(25_000);
    expect(await redis.xlen(viewKeys.hits)).toBe(1);
  });

  it('is exact wherever the process dies, and the next one goes on', async () => {
    const one = await shared();
    const steps = ['newestId', 'readAfter', 'raise', 'forgetBefore', 'commit'] as const;
    let expected = 0;
    for (const step of [...steps, ...steps]) {
      await hit(one.link, 10);
      expected += 10;
      await expect(flush(dyingFlusher(step))).rejects.toThrow(`died at ${step}`);
      expect(await flushed(one.link)).toBe(step === 'forgetBefore' ? expected : expected - 10);
      await flush();
      expect(await flushed(one.link)).toBe(expected);
    }
  });

  it('is exact when the database connection is cut in the middle', async () => {
    const one = await shared();
    await hit(one.link, 10);
    const live = new LiveViews(redis);
    live.raise = async () => {
      await postgres.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND state = 'idle in transaction'`,
      );
    };
    await expect(flush(new Flusher(postgres, new ViewStream(redis), live))).rejects.toThrow();
    expect(await flushed(one.link)).toBe(0);
    await flush();
    expect(await flushed(one.link)).toBe(10);
  });

  it('is exact with several flushers at once while hits keep coming', async () => {
    const [one, two] = [await shared(), await shared()];
    const flushers = [newFlusher(), newFlusher(), newFlusher()];
    for (let round = 0; round < 30; round += 1) {
      await Promise.all([
        hit(one.link, 20),
        hit(two.link, 10),
        letPass(),
        ...flushers.map((flusher) => flusher.flush()),
      ]);
    }
    await flush();
    expect([await flushed(one.link), await flushed(two.link)]).toEqual([600, 300]);
  });

  it('writes to Postgres at most twice a second, however many flush', async () => {
    const one = await shared();
    const flushers = [newFlusher(), newFlusher(), newFlusher()];
    const totals = new Set<number | undefined>();
    const start = performance.now();
    while (performance.now() - start < 1_200) {
      await hit(one.link);
      await Promise.all(flushers.map((flusher) => flusher.flush()));
      totals.add(await flushed(one.link));
    }
    totals.delete(0);
    expect(totals.size).toBeGreaterThan(1);
    expect(totals.size).toBeLessThanOrEqual(3);
  });

  it('leaves Postgres alone while nothing is new', async () => {
    const one = await shared();
    await hit(one.link);
    const flusher = newFlusher();
    await flush(flusher);
    const transaction = postgres.transaction.bind(postgres);
    let transactions = 0;
    postgres.transaction = ((...work: Parameters<typeof transaction>) => {
      transactions += 1;
      return transaction(...work);
    }) as typeof transaction;
    for (let time = 0; time < 5; time += 1) await flusher.flush();
    postgres.transaction = transaction;
    expect(transactions).toBe(0);
  });

  it('counts on when the clock of an emptied Redis is behind', async () => {
    const one = await shared();
    await hit(one.link, 3);
    await flush();
    const nextYear = `${Date.now() + 365 * 86_400_000}-5`;
    await postgres.query('UPDATE view_cursor SET stream_id = $1', [nextYear]);
    await redis.del(viewKeys.hits);
    await flush();
    await hit(one.link, 4);
    await flush();
    expect(await flushed(one.link)).toBe(7);
  });

  it('drops hits of a deleted resume and leaves no figure behind', async () => {
    const [one, two] = [await shared(), await shared()];
    await hit(one.link, 3);
    await hit(two.link, 2);
    await resume.rpc.call(deleteResumeOf, { actor: one.actor, resumeId: one.resumeId });
    await flush();
    expect(await redis.hget(viewKeys.live, one.link)).toBeNull();
    expect(await flushed(two.link)).toBe(2);
  });
});

it('the running service flushes by itself', async () => {
  const one = await shared();
  await hit(one.link, 2);
  const background = new Background(
    newFlusher(),
    { sweep: async () => {} } as never,
    { forget: async () => {} } as never,
    { warn: () => {} } as never,
  );
  background.onApplicationBootstrap();
  const deadline = Date.now() + 5_000;
  while ((await flushed(one.link)) !== 2 && Date.now() < deadline)
    await new Promise((resolve) => setImmediate(resolve));
  await background.onModuleDestroy();
  expect(await flushed(one.link)).toBe(2);
});

/** A flusher whose process ends at the given step: everything before it has happened, nothing after it. */
function dyingFlusher(step: 'newestId' | 'readAfter' | 'raise' | 'forgetBefore' | 'commit'): Flusher {
  const die = () => Promise.reject(new Error(`died at ${step}`));
  const stream = new ViewStream(redis);
  const live = new LiveViews(redis);
  if (step === 'raise') live.raise = die;
  else if (step === 'commit') {
    // The last thing before the commit is the live figure: it is raised, and then the process is gone.
    const raise = live.raise.bind(live);
    live.raise = async (totals) => {
      await raise(totals);
      await die();
    };
  } else stream[step] = die;
  return new Flusher(postgres, stream, live);
}
