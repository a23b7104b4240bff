import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listEvents } from '@tailwright/contracts/events';
import { limits } from '@tailwright/contracts/limits';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { shareResume } from '@tailwright/contracts/share';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';

let resume: RunningTest;

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
});
afterAll(() => resume.close());

const texts = { originalResumeText: 'was', jobDescriptionText: 'wanted', optimizedResumeText: '# Jane Doe' };
const save = (actor: string, resumeId: string = randomUUID(), more: Partial<typeof texts> = {}) =>
  resume.rpc.call(saveResume, make.newResume({ actor, resumeId, ...texts, ...more }));
const notFound = { code: 'not_found' };

describe('a saved resume', () => {
  it('is answered in the words of the specification, without a link while it is not shared', async () => {
    const [actor, resumeId] = [randomUUID(), randomUUID()];
    const saved = await save(actor, resumeId);
    expect(saved).toEqual({
      id: resumeId,
      user_id: actor,
      original_resume_text: 'was',
      job_description_text: 'wanted',
      optimized_resume_text: '# Jane Doe',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      views: 0,
    });
    expect(await resume.rpc.call(getResumeOf, { actor, resumeId })).toEqual(saved);
  });

  it('stays as it was first saved when it is saved again', async () => {
    const [actor, resumeId] = [randomUUID(), randomUUID()];
    const first = await save(actor, resumeId);
    expect(await save(actor, resumeId, { optimizedResumeText: 'other' })).toEqual(first);
    const { resumes } = await resume.rpc.call(listResumesOf, { actor });
    expect(resumes).toEqual([first]);
  });

  it('is listed newest first', async () => {
    const actor = randomUUID();
    const saved = [await save(actor), await save(actor), await save(actor)];
    const { resumes } = await resume.rpc.call(listResumesOf, { actor });
    expect(resumes.map(({ id }) => id)).toEqual(saved.map(({ id }) => id).reverse());
  });

  it('keeps a long resume and every character of it', async () => {
    const text = `${'Śliwka 🎉 "quoted" \\ \u2028\n'.repeat(2_000)}end`;
    const { id } = await save(randomUUID(), randomUUID(), { optimizedResumeText: text });
    const [row] = await resume.app
      .get(DataSource)
      .query<{ text: string }[]>('SELECT optimized_resume_text AS text FROM resumes WHERE id = $1', [id]);
    expect(row?.text === text).toBe(true);
  });
});

describe('a stranger', () => {
  it('finds nothing under the id of another person, whatever is tried', async () => {
    const [owner, stranger] = [randomUUID(), randomUUID()];
    const { id: resumeId } = await save(owner);
    const asStranger = { actor: stranger, resumeId };
    await expect(resume.rpc.call(getResumeOf, asStranger)).rejects.toMatchObject(notFound);
    await expect(resume.rpc.call(shareResume, asStranger)).rejects.toMatchObject(notFound);
    await expect(resume.rpc.call(deleteResumeOf, asStranger)).rejects.toMatchObject(notFound);
    await expect(save(stranger, resumeId)).rejects.toMatchObject(notFound);
    expect(await resume.rpc.call(listResumesOf, { actor: stranger })).toEqual({ resumes: [] });
    expect((await resume.rpc.call(getResumeOf, { actor: owner, resumeId })).public_link_id).toBeUndefined();
  });

  it('and an unknown id are answered alike', async () => {
    const [actor, resumeId] = [randomUUID(), randomUUID()];
    await expect(resume.rpc.call(getResumeOf, { actor, resumeId })).rejects.toMatchObject(notFound);
    await expect(resume.rpc.call(deleteResumeOf, { actor, resumeId })).rejects.toMatchObject(notFound);
  });
});

describe('a full dashboard', () => {
  it('takes no more, says so, keeps what it has, and takes one again after a deletion', async () => {
    const actor = randomUUID();
    const { id: kept } = await save(actor);
    await resume.app.get(DataSource).query(
      `INSERT INTO resumes (id, user_id, original_resume_text, job_description_text, optimized_resume_text)
       SELECT gen_random_uuid(), $1, '', '', '' FROM generate_series(2, $2)`,
      [actor, limits.resumesPerUserMax],
    );
    await expect(save(actor)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Your dashboard holds 500 resumes'),
    });
    await expect(save(actor, kept)).resolves.toMatchObject({ id: kept });
    await expect(save(randomUUID())).resolves.toBeDefined();
    await resume.rpc.call(deleteResumeOf, { actor, resumeId: kept });
    await expect(save(actor, kept)).rejects.toMatchObject(notFound);
    await expect(save(actor)).resolves.toBeDefined();
  });
});

describe('an account full of text', () => {
  it('takes no more text than fits, says so, keeps what it has, and takes more after a deletion', async () => {
    const actor = randomUUID();
    // Two bytes each.
    const { id: large } = await save(actor, randomUUID(), { optimizedResumeText: 'é'.repeat(400_000) });
    const room = 1_000;
    await resume.app.get(DataSource).query(
      `INSERT INTO resumes (id, user_id, original_resume_text, job_description_text, optimized_resume_text)
       SELECT gen_random_uuid(), $1, '', '', repeat('x', $2 - octet_length(optimized_resume_text) - 9)
       FROM resumes WHERE id = $3`,
      [actor, limits.resumeBytesPerUserMax - room, large],
    );
    const ofBytes = (bytes: number) => ({
      originalResumeText: 'é',
      jobDescriptionText: 'é',
      optimizedResumeText: 'x'.repeat(bytes - 4),
    });
    await expect(save(actor, randomUUID(), ofBytes(room + 1))).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Your dashboard holds 20 MB of text'),
    });
    await expect(save(actor, large)).resolves.toMatchObject({ id: large });
    await expect(save(randomUUID(), randomUUID(), ofBytes(room + 1))).resolves.toBeDefined();
    await expect(save(actor, randomUUID(), ofBytes(room))).resolves.toBeDefined();
    await expect(save(actor)).rejects.toMatchObject({ code: 'conflict' });
    await resume.rpc.call(deleteResumeOf, { actor, resumeId: large });
    await expect(save(actor, large)).rejects.toMatchObject(notFound);
    await expect(save(actor)).resolves.toBeDefined();
  });
});

describe('a deleted resume', () => {
  it('is told to those who hold its texts, once', async () => {
    const actor = randomUUID();
    const { id: resumeId } = await save(actor);
    const id = randomUUID();
    for (let i = 0; i < 2; i += 1) await resume.rpc.call(deleteResumeOf, { actor, resumeId }, { id });
    const { entries } = await resume.rpc.call(listEvents('resume'), { after: 0, limit: 1_000 });
    const told = entries.filter(({ payload }) => (payload as { resumeId: string }).resumeId === resumeId);
    expect(told).toMatchObject([{ name: 'resume.deleted', payload: { resumeId } }]);
  });

  it('is gone, and a second deletion says so', async () => {
    const actor = randomUUID();
    const { id: resumeId } = await save(actor);
    await expect(resume.rpc.call(deleteResumeOf, { actor, resumeId })).resolves.toEqual({ success: true });
    await expect(resume.rpc.call(getResumeOf, { actor, resumeId })).rejects.toMatchObject(notFound);
    await expect(resume.rpc.call(deleteResumeOf, { actor, resumeId })).rejects.toMatchObject(notFound);
  });

  it('is reported as deleted when the same message arrives again', async () => {
    const actor = randomUUID();
    const { id: resumeId } = await save(actor);
    const id = randomUUID();
    await resume.rpc.call(deleteResumeOf, { actor, resumeId }, { id });
    await expect(resume.rpc.call(deleteResumeOf, { actor, resumeId }, { id })).resolves.toEqual({ success: true });
  });

  it('does not come back when a late worker saves it again', async () => {
    const actor = randomUUID();
    const { id: resumeId } = await save(actor);
    await resume.rpc.call(deleteResumeOf, { actor, resumeId });
    await expect(save(actor, resumeId)).rejects.toMatchObject(notFound);
    expect(await resume.rpc.call(listResumesOf, { actor })).toEqual({ resumes: [] });
  });
});
