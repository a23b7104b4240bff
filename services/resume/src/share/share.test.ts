import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type NewResume, saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, getResumeOf } from '@tailwright/contracts/resumes';
import { chooseLookOf } from '@tailwright/contracts/saved-resumes';
import { fillSharedPage, shareResume } from '@tailwright/contracts/share';
import { type SharedPage, viewKeys } from '@tailwright/contracts/views';
import { Seal } from '@tailwright/platform/bus/seal';
import { REDIS } from '@tailwright/platform/redis';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';
import { SharedPages } from './shared-pages.js';
import { Shares } from './shares.js';
import { Takedowns } from './takedowns.js';

let resume: RunningTest;
let redis: Redis;

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
  redis = resume.app.get<Redis>(REDIS);
});
afterAll(() => resume.close());

async function shared(changes: Partial<NewResume> = {}) {
  const saved = make.newResume({ optimizedResumeText: '# Jane', ...changes });
  const { actor, resumeId } = saved;
  await resume.rpc.call(saveResume, saved);
  const { publicLinkId } = await resume.rpc.call(shareResume, { actor, resumeId });
  return { actor, resumeId, publicLinkId };
}
const fill = (publicLinkId: string) => resume.rpc.call(fillSharedPage, { publicLinkId });
const isUp = async (link: string) => (await redis.exists(viewKeys.page(link))) === 1;
const live = (link: string) => redis.hget(viewKeys.live, link);
const setViews = (resumeId: string, views: number) =>
  resume.app.get(DataSource).query('UPDATE resumes SET views = $2 WHERE id = $1', [resumeId, views]);

describe('sharing', () => {
  it('gives 128 random bits, and the same link however often and however simultaneously it is asked', async () => {
    const { actor, resumeId, publicLinkId } = await shared();
    expect(publicLinkId).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const again = await Promise.all(Array.from({ length: 8 }, () => resume.rpc.call(shareResume, { actor, resumeId })));
    expect(new Set(again.map((link) => link.publicLinkId))).toEqual(new Set([publicLinkId]));
    const record = await resume.rpc.call(getResumeOf, { actor, resumeId });
    expect(record.public_link_id).toBe(publicLinkId);
  });

  it('never gives two resumes the same link', async () => {
    const links = await Promise.all(Array.from({ length: 20 }, () => shared()));
    expect(new Set(links.map(({ publicLinkId }) => publicLinkId)).size).toBe(20);
  });
});

describe('the look of a shared resume', () => {
  const lookIn = async (link: string) => {
    await fill(link);
    const sealed = (await redis.hgetBuffer(viewKeys.page(link), 'body'))!;
    return (resume.app.get(Seal).open(sealed, link) as SharedPage).look;
  };

  it('is the one its owner chose, from the choice on', async () => {
    const { actor, resumeId, publicLinkId } = await shared();
    expect(await lookIn(publicLinkId)).toBeUndefined();
    const before = await redis.hget(viewKeys.page(publicLinkId), 'version');
    await resume.rpc.call(chooseLookOf, { actor, resumeId, look: { template: 'serif', accent: 'plum' } });
    expect(await isUp(publicLinkId)).toBe(false);
    expect(await lookIn(publicLinkId)).toEqual({ template: 'serif', accent: 'plum' });
    expect(await redis.hget(viewKeys.page(publicLinkId), 'version')).not.toBe(before);
  });

  it('of a built resume is that of its template until then', async () => {
    const built = { jobDescriptionText: '', originalResumeText: JSON.stringify({ template: 'creative' }) };
    const { actor, resumeId, publicLinkId } = await shared(built);
    expect(await lookIn(publicLinkId)).toEqual({ template: 'creative' });
    await resume.rpc.call(chooseLookOf, { actor, resumeId, look: { template: 'compact' } });
    expect(await lookIn(publicLinkId)).toEqual({ template: 'compact' });
  });

  it('of a built resume without a known template is none', async () => {
    for (const originalResumeText of ['null', 'no form', '{"template":"papyrus"}'])
      expect(await lookIn((await shared({ jobDescriptionText: '', originalResumeText })).publicLinkId)).toBeUndefined();
  });
});

describe('the page of a link', () => {
  it('is written sealed, with its figure and an end of life', async () => {
    const { resumeId, publicLinkId } = await shared();
    expect(await fill(publicLinkId)).toEqual({ found: true });
    const page = await redis.hgetallBuffer(viewKeys.page(publicLinkId));
    expect(Object.keys(page).sort()).toEqual(['body', 'version']);
    expect(resume.app.get(Seal).open(page.body!, publicLinkId)).toEqual({ resume: '# Jane', resumeId });
    expect(page.body!.includes('Jane')).toBe(false);
    expect(await live(publicLinkId)).toBe('0');
    expect(await redis.ttl(viewKeys.page(publicLinkId))).toBeGreaterThan(3_000);
  });

  it('keeps its version when it is filled again', async () => {
    const { publicLinkId } = await shared();
    await fill(publicLinkId);
    const version = await redis.hget(viewKeys.page(publicLinkId), 'version');
    await redis.del(viewKeys.page(publicLinkId));
    await fill(publicLinkId);
    expect(await redis.hget(viewKeys.page(publicLinkId), 'version')).toBe(version);
  });

  it('starts from the flushed figure when Redis lost it, and never lowers the live one', async () => {
    const { resumeId, publicLinkId } = await shared();
    await setViews(resumeId, 41);
    await fill(publicLinkId);
    expect(await live(publicLinkId)).toBe('41');
    await redis.hset(viewKeys.live, publicLinkId, 50);
    await fill(publicLinkId);
    expect(await live(publicLinkId)).toBe('50');
  });

  it('of an unknown link is not written', async () => {
    const link = randomBytes(16).toString('base64url');
    expect(await fill(link)).toEqual({ found: false });
    expect([await isUp(link), await live(link)]).toEqual([false, null]);
  });
});

describe('deleting a shared resume', () => {
  it('takes its page and figure down before it answers', async () => {
    const { actor, resumeId, publicLinkId } = await shared();
    await fill(publicLinkId);
    expect(await isUp(publicLinkId)).toBe(true);
    await resume.rpc.call(deleteResumeOf, { actor, resumeId });
    expect([await isUp(publicLinkId), await live(publicLinkId)]).toEqual([false, null]);
    expect(await fill(publicLinkId)).toEqual({ found: false });
  });

  it('leaves no page however many readers refill it meanwhile', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { actor, resumeId, publicLinkId } = await shared();
      const readers = Array.from({ length: 10 }, () => fill(publicLinkId));
      await resume.rpc.call(deleteResumeOf, { actor, resumeId });
      await Promise.all(readers);
      expect([await isUp(publicLinkId), await live(publicLinkId)]).toEqual([false, null]);
    }
  });

  it('waits for a fill in progress, so the page it writes is taken down as well', async () => {
    const { actor, resumeId, publicLinkId } = await shared();
    const pages = resume.app.get(SharedPages);
    const { promise: goOn, resolve } = Promise.withResolvers<void>();
    const slowPages = Object.assign(Object.create(pages) as SharedPages, {
      write: async (...page: Parameters<SharedPages['write']>) => {
        await goOn;
        await pages.write(...page);
      },
    });
    const shares = new Shares(resume.app.get(DataSource), undefined as never, slowPages);
    const filling = shares.fillPage({ publicLinkId });
    await untilRowIsLocked(resumeId);
    const deleting = resume.rpc.call(deleteResumeOf, { actor, resumeId });
    resolve();
    expect(await filling).toEqual({ found: true });
    await deleting;
    expect(await isUp(publicLinkId)).toBe(false);
  });

  it('is finished by the sweep when the process died before the page was down', async () => {
    const { resumeId, publicLinkId } = await shared();
    await fill(publicLinkId);
    await resume.app.get(DataSource).query(
      `WITH gone AS (DELETE FROM resumes WHERE id = $1 RETURNING id, public_link_id)
       INSERT INTO deleted_resumes (id, public_link_id) SELECT id, public_link_id FROM gone`,
      [resumeId],
    );
    await resume.app.get(Takedowns).sweep();
    expect([await isUp(publicLinkId), await live(publicLinkId)]).toEqual([false, null]);
    const left = await resume.app
      .get(DataSource)
      .query<unknown[]>('SELECT FROM deleted_resumes WHERE public_link_id IS NOT NULL');
    expect(left).toEqual([]);
  });
});

/** A locked row refuses an update that does not wait. */
async function untilRowIsLocked(resumeId: string): Promise<void> {
  const skipLocked = 'SELECT id FROM resumes WHERE id = $1 FOR UPDATE SKIP LOCKED';
  for (;;) {
    const free = await resume.app.get(DataSource).query<unknown[]>(skipLocked, [resumeId]);
    if (free.length === 0) return;
  }
}
