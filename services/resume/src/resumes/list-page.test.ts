import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { limits } from '@tailwright/contracts/limits';
import { saveResume } from '@tailwright/contracts/new-resume';
import { type ListPlace, type ResumeRecord, listResumesOf } from '@tailwright/contracts/resumes';
import { createRedis } from '@tailwright/platform/redis';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';

let resume: RunningTest;
let listener: Redis;
/** Bytes of every answer on its way through Redis. */
let answers: number[] = [];

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
  listener = createRedis(resume.env.REDIS_URL!, { role: 'subscriber' });
  listener.on('pmessageBuffer', (_pattern: string, _channel: string, message: Buffer) => answers.push(message.length));
  await listener.psubscribe(`${resume.env.KEY_PREFIX}rep:*`);
});
afterAll(async () => {
  listener.disconnect();
  await resume.close();
});

async function pagesOf(actor: string): Promise<ResumeRecord[][]> {
  const pages: ResumeRecord[][] = [];
  let after: ListPlace | undefined;
  do {
    const { resumes, next } = await resume.rpc.call(listResumesOf, { actor, after });
    pages.push(resumes);
    after = next;
  } while (after);
  return pages;
}

/** A text nothing can compress, so that its rows are as large as they look. */
const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);
const fullSize = (actor: string) =>
  make.newResume({
    actor,
    originalResumeText: noise(limits.resumeCharsMax),
    jobDescriptionText: noise(limits.jobDescriptionCharsMax),
    optimizedResumeText: noise(limits.tailoredCharsMax),
  });
const insert = (sql: string, parameters: unknown[]) =>
  resume.app
    .get(DataSource)
    .query<{ id: string }[]>(
      `INSERT INTO resumes (id, user_id, original_resume_text, job_description_text, optimized_resume_text, created_at) ${sql}`,
      parameters,
    );

it('sixty records of full size are listed whole and newest first, in answers far below what Redis lets wait', async () => {
  const actor = randomUUID();
  const saved: ResumeRecord[] = [];
  for (let i = 0; i < 60; i += 1) saved.push(await resume.rpc.call(saveResume, fullSize(actor)));
  answers = [];
  const listed = (await pagesOf(actor)).flat();
  expect(listed.map(({ id }) => id)).toEqual(saved.map(({ id }) => id).reverse());
  expect(JSON.stringify(listed) === JSON.stringify(saved.reverse())).toBe(true);
  // The listener hears on a line of its own, which may be behind.
  while (answers.length < 60) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(Math.max(...answers)).toBeLessThan(2_000_000);
});

it('pages end and begin anywhere among records of one moment, and no record is left out or told twice', async () => {
  const actor = randomUUID();
  const rows = await insert(
    `SELECT gen_random_uuid(), $1, '', '', repeat('x', 5000), timestamptz '2026-01-01' + (n / 7) * interval '1 microsecond'
     FROM generate_series(1, 300) AS n RETURNING id`,
    [actor],
  );
  const pages = await pagesOf(actor);
  expect(pages.length).toBe((300 * 5_000) / limits.resumePageBytesMax);
  const listed = pages.flat().map(({ id }) => id);
  expect(new Set(listed)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(listed.length).toBe(300);
});

it('the place where a page ended outlives its record', async () => {
  const actor = randomUUID();
  const texts = limits.resumePageBytesMax - 1;
  const rows = await insert(
    `SELECT gen_random_uuid(), $1, '', '', repeat('x', $2), now() - n * interval '1 second'
     FROM generate_series(1, 3) AS n RETURNING id`,
    [actor, texts],
  );
  const first = await resume.rpc.call(listResumesOf, { actor });
  expect(first.resumes.map(({ id }) => id)).toEqual([rows[0]?.id]);
  await resume.app.get(DataSource).query('DELETE FROM resumes WHERE id = $1', [rows[0]?.id]);
  const second = await resume.rpc.call(listResumesOf, { actor, after: first.next });
  expect(second.resumes.map(({ id }) => id)).toEqual([rows[1]?.id]);
});
