import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listEvents } from '@tailwright/contracts/events';
import { limits } from '@tailwright/contracts/limits';
import { type NewResume, saveResume } from '@tailwright/contracts/new-resume';
import { getReportOf, keepReport } from '@tailwright/contracts/reports';
import { deleteResumeOf, getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { getSavedResumeOf, getVersionOf, nameVersionOf } from '@tailwright/contracts/saved-resumes';
import { fillSharedPage, shareResume } from '@tailwright/contracts/share';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';
import { fillAccount } from '../testing/fill-account.js';

let resume: RunningTest;
beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
});
afterAll(() => resume.close());

interface Owned {
  actor: string;
  resumeId: string;
}
const notFound = { code: 'not_found' };
const now = () => new Date().toISOString();
const save = async (text: string, changes: Partial<NewResume> = {}): Promise<Owned> => {
  const fresh = make.newResume({ optimizedResumeText: text, report: make.analysis(), style: 'standard', ...changes });
  await resume.rpc.call(saveResume, fresh);
  return { actor: fresh.actor, resumeId: fresh.resumeId };
};
/** The next version after the one that a person saw. */
const follow = ({ actor, resumeId }: Owned, text: string, changes: Partial<NewResume> = {}) =>
  save(text, { actor, basedOn: { version: resumeId, askedAt: now() }, ...changes });
const savedOf = (owned: Owned) => resume.rpc.call(getSavedResumeOf, owned);
const listOf = async (actor: string) => (await resume.rpc.call(listResumesOf, { actor })).resumes;

describe('the next version of a record', () => {
  it('makes no second card, and the first version can be read again', async () => {
    const first = await save('one');
    const edits = [{ text: 'two', kind: 'own' as const, lines: [], requirements: [] }];
    const removed = [{ text: 'zero', lines: ['zero'] }];
    const second = await follow(first, 'two', { style: 'formal', edits, removed });
    expect(await savedOf(first)).toMatchObject({ edits, removed });
    const third = await follow(second, 'three', { style: 'creative' });
    expect(await listOf(first.actor)).toMatchObject([
      { id: first.resumeId, optimized_resume_text: 'three', style: 'creative' },
    ]);
    const saved = await savedOf(first);
    expect(saved.version).toMatchObject({ id: third.resumeId, number: 3, style: 'creative' });
    expect(saved.earlier).toMatchObject([
      { id: second.resumeId, number: 2, style: 'formal' },
      { id: first.resumeId, number: 1, style: 'standard' },
    ]);
    expect(await resume.rpc.call(getVersionOf, { ...first, versionId: second.resumeId })).toEqual({
      tailoredResume: 'two',
      edits,
      removed,
    });
  });

  it('leaves the day and the name of its record as they were', async () => {
    const first = await save('one');
    const before = await resume.rpc.call(getResumeOf, first);
    const after = await resume.rpc.call(getResumeOf, await follow(first, 'two'));
    expect(after).toEqual({ ...before, optimized_resume_text: 'two' });
  });

  it('is kept once, however often it is saved', async () => {
    const first = await save('one');
    const second = await follow(first, 'two');
    await save('again', { ...second, basedOn: { version: first.resumeId, askedAt: now() } });
    await save('again', first);
    expect(await savedOf(first)).toMatchObject({ version: { number: 2 }, record: { optimized_resume_text: 'two' } });
  });

  it('has its own report, which the job of an earlier version does not replace', async () => {
    const first = await save('one');
    const report = make.analysis({ improvement_areas: ['second'] });
    const second = await follow(first, 'two', { report });
    await resume.rpc.call(keepReport, { ...first, revision: 9, report: make.analysis() });
    expect(await resume.rpc.call(getReportOf, first)).toEqual(report);
    const replied = make.analysis({ improvement_areas: ['replied'] });
    await resume.rpc.call(keepReport, { ...second, revision: 1, report: replied });
    expect(await resume.rpc.call(getReportOf, second)).toEqual(replied);
  });

  it.each([
    ['another resume', { originalResumeText: 'other' }],
    ['another job', { jobDescriptionText: 'other' }],
  ])('is a record of its own when it was made from %s', async (_, other) => {
    const first = await save('one');
    await follow(first, 'two', other);
    expect(await listOf(first.actor)).toHaveLength(2);
  });

  it('takes the place of no stranger’s record', async () => {
    const first = await save('one');
    const stranger = await follow({ actor: randomUUID(), resumeId: first.resumeId }, 'theirs');
    expect(await listOf(stranger.actor)).toMatchObject([{ optimized_resume_text: 'theirs' }]);
    expect(await resume.rpc.call(getResumeOf, first)).toMatchObject({ optimized_resume_text: 'one' });
    await expect(savedOf({ ...first, actor: stranger.actor })).rejects.toMatchObject(notFound);
  });
});

describe('two tabs that changed the same version', () => {
  it('both find their text: the first is the current one, the later stands among the others', async () => {
    const first = await save('one');
    const [left, right] = [await follow(first, 'left'), await follow(first, 'right')];
    const { record, version, earlier } = await savedOf(first);
    expect(record.optimized_resume_text).toBe('left');
    expect(version.id).toBe(left.resumeId);
    expect(earlier.map(({ id, number }) => [id, number])).toEqual([
      [right.resumeId, 3],
      [first.resumeId, 1],
    ]);
    expect((await resume.rpc.call(getVersionOf, { ...first, versionId: right.resumeId })).tailoredResume).toBe('right');
    expect((await savedOf(await follow(left, 'both'))).version.number).toBe(4);
  });

  it('lose nothing when they save at the same moment', async () => {
    const first = await save('one');
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => follow(first, text)));
    const { version, earlier } = await savedOf(first);
    expect([version, ...earlier].map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
  });
});

it('a record keeps its newest versions, and their number goes on', async () => {
  let last = await save('0');
  const first = last;
  for (let count = 1; count <= limits.earlierVersionsMax + 2; count += 1) last = await follow(last, `${count}`);
  const { version, earlier } = await savedOf(first);
  expect(version.number).toBe(limits.earlierVersionsMax + 3);
  expect(earlier).toHaveLength(limits.earlierVersionsMax);
  expect(earlier.at(-1)?.number).toBe(3);
}, 60_000);

describe('the name of a version', () => {
  const nameOf = (owned: Owned, versionId: string, name: string, was = '') =>
    resume.rpc.call(nameVersionOf, { ...owned, versionId, name, was });

  it('is given to the current one and to an earlier one, goes along when another follows, and is taken back', async () => {
    const first = await save('one');
    await nameOf(first, first.resumeId, 'As sent to Acme');
    const second = await follow(first, 'two');
    await nameOf(first, second.resumeId, 'Shorter');
    const { version, earlier } = await savedOf(first);
    expect([version, ...earlier].map(({ number, name }) => [number, name])).toEqual([
      [2, 'Shorter'],
      [1, 'As sent to Acme'],
    ]);
    await nameOf(first, first.resumeId, '', 'As sent to Acme');
    expect((await savedOf(first)).earlier[0]).not.toHaveProperty('name');
  });

  it('is not written over one that came from another tab meanwhile', async () => {
    const first = await save('one');
    await nameOf(first, first.resumeId, 'left');
    await expect(nameOf(first, first.resumeId, 'right')).rejects.toMatchObject({ code: 'conflict' });
    await expect(nameOf(first, first.resumeId, 'left')).resolves.toEqual({ success: true });
    expect((await savedOf(first)).version.name).toBe('left');
  });

  it('is for its owner alone, and for a version of this record', async () => {
    const [first, other] = [await save('one'), await save('other')];
    await expect(nameOf({ ...first, actor: other.actor }, first.resumeId, 'mine')).rejects.toMatchObject(notFound);
    await expect(nameOf(first, other.resumeId, 'mine')).rejects.toMatchObject(notFound);
  });

  it('keeps the version from being forgotten with the oldest', async () => {
    const first = await save('0');
    await nameOf(first, first.resumeId, 'Keep me');
    let last = first;
    for (let count = 1; count <= limits.earlierVersionsMax + 2; count += 1) last = await follow(last, `${count}`);
    const { earlier } = await savedOf(first);
    expect(earlier).toHaveLength(limits.earlierVersionsMax);
    expect(earlier.at(-1)).toMatchObject({ number: 1, name: 'Keep me' });
    expect(earlier.at(-2)?.number).toBe(4);
  }, 60_000);
});

it('versions count in what an account may keep', async () => {
  const first = await save('x'.repeat(1_000));
  // The second text fits in place of the first one, and not beside it.
  await fillAccount(resume.app.get(DataSource), first.actor, 1_500);
  await expect(follow(first, 'x'.repeat(2_000))).rejects.toMatchObject({ code: 'conflict' });
  expect((await savedOf(first)).version.number).toBe(1);
  await expect(follow(first, 'x'.repeat(100))).resolves.toBeDefined();
});

it('a shared page shows the newest version with the next load, under the same link', async () => {
  const redis = resume.app.get<Redis>(REDIS);
  const first = await save('one');
  const { publicLinkId } = await resume.rpc.call(shareResume, first);
  const versionOfPage = async () => {
    await resume.rpc.call(fillSharedPage, { publicLinkId });
    return redis.hget(viewKeys.page(publicLinkId), 'version');
  };
  const before = await versionOfPage();
  const second = await follow(first, 'two');
  expect(await redis.exists(viewKeys.page(publicLinkId))).toBe(0);
  expect(await versionOfPage()).not.toBe(before);
  expect(await resume.rpc.call(shareResume, second)).toEqual({ publicLinkId });
});

describe('a deleted record', () => {
  it('is named by any of its versions, and goes with all of them', async () => {
    const first = await save('one');
    const second = await follow(first, 'two');
    const third = await follow(second, 'three');
    await resume.rpc.call(deleteResumeOf, second);
    for (const gone of [first, second, third]) await expect(savedOf(gone)).rejects.toMatchObject(notFound);
    const { entries } = await resume.rpc.call(listEvents('resume'), { after: 0, limit: 1_000 });
    const told = entries.map(({ payload }) => (payload as { resumeId: string }).resumeId);
    expect(told).toEqual(expect.arrayContaining([first, second, third].map(({ resumeId }) => resumeId)));
  });

  it('does not come back with a version that was being made meanwhile', async () => {
    const first = await save('one');
    const askedAt = now();
    await resume.rpc.call(deleteResumeOf, first);
    await expect(follow(first, 'late', { basedOn: { version: first.resumeId, askedAt } })).rejects.toMatchObject(
      notFound,
    );
    expect(await listOf(first.actor)).toEqual([]);
  });

  it('is followed by a new one when its owner asks for it afterwards', async () => {
    const first = await save('one');
    await resume.rpc.call(deleteResumeOf, first);
    const next = await follow(first, 'new', {
      basedOn: { version: first.resumeId, askedAt: new Date(Date.now() + 1_000).toISOString() },
    });
    expect(await listOf(first.actor)).toMatchObject([{ id: next.resumeId }]);
  });
});
