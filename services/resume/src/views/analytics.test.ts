import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf } from '@tailwright/contracts/resumes';
import { shareResume } from '@tailwright/contracts/share';
import { analyticsDays, getAnalyticsOf, listSharedOf, viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { Background } from '../background.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';
import { Flusher } from './flusher.js';
import { Visitors } from './visitors.js';

let resume: RunningTest;
let redis: Redis;
let postgres: DataSource;
let sequence = 0;

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
  redis = resume.app.get<Redis>(REDIS);
  postgres = resume.app.get(DataSource);
  await resume.app.get(Background).onModuleDestroy();
});
afterAll(() => resume.close());

async function shared(actor = randomUUID()) {
  const saved = make.newResume({ actor });
  const { resumeId } = saved;
  await resume.rpc.call(saveResume, saved);
  const { publicLinkId: link } = await resume.rpc.call(shareResume, { actor, resumeId });
  return { actor, resumeId, link };
}

const dayMs = 86_400_000;
const dateOf = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

/** Loads of a link by the given visitors, that many days ago; oldest first, as a stream is. */
async function look(link: string, daysAgo: number, ...visitors: string[]) {
  for (const visitor of visitors) {
    const at = Date.parse(dateOf(daysAgo)) + (sequence += 1);
    await redis.xadd(viewKeys.hits, `${at}-0`, 'l', link, 'v', visitor);
  }
}
async function flush() {
  await postgres.query(`UPDATE view_cursor SET flushed_at = '-infinity'`);
  await resume.app.get(Flusher).flush();
}
async function startOver() {
  await redis.del(viewKeys.hits);
  await postgres.query(`UPDATE view_cursor SET stream_id = '0-0'`);
}
const analytics = async (actor: string) => {
  const { days, resumes } = await resume.rpc.call(getAnalyticsOf, { actor });
  return { days, resumes, busy: days.filter(({ views }) => views > 0) };
};

describe('analytics', () => {
  it('holds every one of the last 30 days, and no other', async () => {
    const { days } = await analytics(randomUUID());
    expect(days).toHaveLength(analyticsDays);
    expect(days.map(({ date }) => date)).toEqual([...days.keys()].map((at) => dateOf(analyticsDays - 1 - at)));
    expect(days.every(({ views, visitors }) => views === 0 && visitors === 0)).toBe(true);
  });

  it('counts every view on its day, and a visitor once a day, however the hits are cut into flushes', async () => {
    await startOver();
    const one = await shared();
    const two = await shared(one.actor);
    await look(one.link, 31, 'ann');
    await look(one.link, 2, 'ann', 'bob', 'ann');
    await flush();
    await look(one.link, 2, 'ann', 'cat');
    await look(two.link, 1, 'ann');
    await flush();
    await look(one.link, 0, 'ann');
    await flush();
    const { busy, resumes } = await analytics(one.actor);
    expect(busy).toEqual([
      { date: dateOf(2), views: 5, visitors: 3 },
      { date: dateOf(1), views: 1, visitors: 1 },
      { date: dateOf(0), views: 1, visitors: 1 },
    ]);
    expect(resumes).toEqual([
      { resumeId: one.resumeId, total: 7, views: 6, visitors: 4 },
      { resumeId: two.resumeId, total: 1, views: 1, visitors: 1 },
    ]);
  });

  it('is exact when a flush dies before its commit and is done again', async () => {
    await startOver();
    const one = await shared();
    await look(one.link, 0, 'ann', 'ann', 'bob');
    const flusher = resume.app.get(Flusher);
    const live = (flusher as unknown as { live: { raise: () => Promise<void> } }).live;
    const raise = live.raise;
    live.raise = () => Promise.reject(new Error('died'));
    await expect(flush()).rejects.toThrow('died');
    live.raise = raise;
    expect((await analytics(one.actor)).busy).toEqual([]);
    await flush();
    expect((await analytics(one.actor)).busy).toEqual([{ date: dateOf(0), views: 3, visitors: 2 }]);
  });

  it('counts a view without a mark, and shows nothing of other people or deleted resumes', async () => {
    await startOver();
    const [one, other] = [await shared(), await shared()];
    await redis.xadd(viewKeys.hits, `${Date.parse(dateOf(0)) + (sequence += 1)}-0`, 'l', one.link);
    await look(other.link, 0, 'ann');
    await flush();
    expect((await analytics(one.actor)).busy).toEqual([{ date: dateOf(0), views: 1, visitors: 0 }]);
    await resume.rpc.call(deleteResumeOf, { actor: other.actor, resumeId: other.resumeId });
    expect(await analytics(other.actor)).toMatchObject({ busy: [], resumes: [] });
  });
});

it('marks of visitors are forgotten when their day can no longer come, and the numbers stay', async () => {
  await startOver();
  const one = await shared();
  await look(one.link, 3, 'ann');
  await look(one.link, 1, 'ann');
  await look(one.link, 0, 'ann');
  await flush();
  await resume.app.get(Visitors).forget();
  const marks = await postgres.query<{ day: string }[]>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day FROM day_visitors WHERE resume_id = $1 ORDER BY day`,
    [one.resumeId],
  );
  expect(marks.map(({ day }) => day)).toEqual([dateOf(1), dateOf(0)]);
  expect((await analytics(one.actor)).resumes[0]?.visitors).toBe(3);
});

it('lists shared resumes with the live figure', async () => {
  const one = await shared();
  await resume.rpc.call(saveResume, make.newResume({ actor: one.actor }));
  await redis.hset(viewKeys.live, one.link, 7);
  expect(await resume.rpc.call(listSharedOf, { actor: one.actor })).toEqual({
    shared: [{ resumeId: one.resumeId, publicLinkId: one.link, views: 7 }],
  });
});
