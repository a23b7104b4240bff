import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@tailwright/contracts/account';
import { saveBuilderDraftOf } from '@tailwright/contracts/builder-draft';
import { saveResume } from '@tailwright/contracts/new-resume';
import { keepOwnFactsOf, listOwnFactsOf } from '@tailwright/contracts/own-facts';
import { getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { keepLetterOf } from '@tailwright/contracts/saved-resumes';
import { fillSharedPage, shareResume } from '@tailwright/contracts/share';
import { viewKeys } from '@tailwright/contracts/views';
import { REDIS } from '@tailwright/platform/redis';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import { startProcess } from '@tailwright/testing/process';
import { type TestPublisher, startPublisher } from '@tailwright/testing/publisher';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';

let resume: RunningTest;
let auth: TestPublisher;
let postgres: DataSource;

beforeAll(async () => {
  resume = await bootService({ name: 'resume', module: appModule, database, config: ResumeConfig });
  auth = startPublisher('auth', resume.env);
  postgres = resume.app.get(DataSource);
});
afterAll(async () => {
  await auth.close();
  await resume.close();
});

/** A person with a shared resume of two versions, a letter, a view and a fact. */
async function person() {
  const actor = randomUUID();
  const first = make.newResume({ actor });
  await resume.rpc.call(saveResume, first);
  const basedOn = { version: first.resumeId, askedAt: new Date().toISOString() };
  await resume.rpc.call(saveResume, { ...first, resumeId: randomUUID(), optimizedResumeText: '# Second', basedOn });
  const owned = { actor, resumeId: first.resumeId };
  await resume.rpc.call(keepLetterOf, { ...owned, letter: { id: randomUUID(), text: 'Dear Acme' } });
  await resume.rpc.call(keepOwnFactsOf, { actor, facts: [{ id: randomUUID(), text: 'I ran it.', requirement: 'It' }] });
  const { publicLinkId } = await resume.rpc.call(shareResume, owned);
  await resume.rpc.call(fillSharedPage, { publicLinkId });
  await postgres.query('INSERT INTO view_days (resume_id, day, views, visitors) VALUES ($1, now(), 1, 1)', [
    first.resumeId,
  ]);
  return { ...owned, publicLinkId, saved: first };
}
const isUp = async (link: string) => (await resume.app.get<Redis>(REDIS).exists(viewKeys.page(link))) === 1;
const until = async (isSo: () => Promise<boolean>) => {
  const deadline = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('it did not happen within 20 s');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const isGone =
  ({ actor }: { actor: string }) =>
  async () => {
    const { resumes } = await resume.rpc.call(listResumesOf, { actor });
    return resumes.length === 0;
  };

/** The rows of every table that names a user or a resume, so that a table made later cannot be forgotten. */
async function rowsOf({ actor, resumeId }: { actor: string; resumeId: string }): Promise<Record<string, number>> {
  const columns = await postgres.query<{ table_name: string; column_name: string }[]>(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = current_schema() AND column_name IN ('user_id', 'resume_id')`,
  );
  const counts = await Promise.all(
    columns.map(async ({ table_name: table, column_name: column }) => {
      const id = column === 'user_id' ? actor : resumeId;
      const [row] = await postgres.query<[{ count: number }]>(
        `SELECT count(*)::int AS count FROM ${table} WHERE ${column} = $1`,
        [id],
      );
      return [`${table}.${column}`, row.count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

describe('a deleted account', () => {
  it('leaves no row of its own in any table, and its links are dead within a second', async () => {
    const jane = await person();
    const before = await rowsOf(jane);
    expect(before).toMatchObject({ 'resumes.user_id': 1, 'resume_versions.resume_id': 1, 'letters.resume_id': 1 });
    expect(before).toMatchObject({ 'own_facts.user_id': 1, 'view_days.resume_id': 1 });
    expect(await isUp(jane.publicLinkId)).toBe(true);
    const began = Date.now();
    await auth.publish(accountDeleted, { userId: jane.actor });
    await until(async () => !(await isUp(jane.publicLinkId)));
    expect(Date.now() - began).toBeLessThan(1_000);
    await until(isGone(jane));
    const { 'deleted_accounts.user_id': marks, ...rows } = await rowsOf(jane);
    expect(marks).toBe(1);
    expect(Object.values(rows).filter((count) => count > 0)).toEqual([]);
    expect(await resume.rpc.call(fillSharedPage, { publicLinkId: jane.publicLinkId })).toEqual({ found: false });
  });

  it('could take along everything that a table holds of a person: each is written into the export', async () => {
    const rows = await rowsOf({ actor: randomUUID(), resumeId: randomUUID() });
    // A table that comes to this list belongs into AccountExports of the gateway as well.
    expect(Object.keys(rows).toSorted()).toEqual([
      'builder_drafts.user_id',
      'day_visitors.resume_id',
      'deleted_accounts.user_id',
      'letters.resume_id',
      'own_facts.user_id',
      'resume_versions.resume_id',
      'resumes.user_id',
      'view_days.resume_id',
    ]);
  });

  it('is not filled again by what comes late', async () => {
    const jane = await person();
    await auth.publish(accountDeleted, { userId: jane.actor });
    await until(isGone(jane));
    const late = { code: 'not_found' };
    await expect(resume.rpc.call(saveResume, jane.saved)).rejects.toMatchObject(late);
    const facts = [{ id: randomUUID(), text: 'late', requirement: '' }];
    await expect(resume.rpc.call(keepOwnFactsOf, { actor: jane.actor, facts })).rejects.toMatchObject(late);
    const draft = { actor: jane.actor, form: make.builderForm() };
    await expect(resume.rpc.call(saveBuilderDraftOf, draft)).rejects.toMatchObject(late);
  });

  it('takes nothing of anybody else, also when it is told twice', async () => {
    const [jane, john] = [await person(), await person()];
    await auth.publish(accountDeleted, { userId: jane.actor });
    await auth.publish(accountDeleted, { userId: jane.actor });
    await until(isGone(jane));
    expect((await resume.rpc.call(getResumeOf, john)).id).toBe(john.resumeId);
    expect((await resume.rpc.call(listOwnFactsOf, john)).facts).toHaveLength(1);
    expect(await isUp(john.publicLinkId)).toBe(true);
  });
});

it('a process that is killed half-way through leaves everything, and the next one takes everything', async () => {
  const jane = await person();
  const { publicLinkId } = jane;
  await resume.app.close();
  const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
  const env = { ...resume.env, OPS_PORT: '0' };
  const rival = new DataSource({ type: 'postgres', url: resume.env.DATABASE_URL ?? '', extra: searchPath });
  await rival.initialize();
  const holder = rival.createQueryRunner();
  const count = async () => {
    const [row] = await rival.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM resumes WHERE user_id = $1',
      [jane.actor],
    );
    return row.count;
  };
  const isBlocked = async () => {
    const rows = await rival.query<unknown[]>(
      `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM own_facts%'`,
    );
    return rows.length > 0;
  };
  try {
    // The fact cannot be deleted yet, so the process stands still behind the resumes that it has deleted.
    await holder.startTransaction();
    await holder.query('SELECT FROM own_facts WHERE user_id = $1 FOR UPDATE', [jane.actor]);
    const first = await startProcess(entry, env);
    await auth.publish(accountDeleted, { userId: jane.actor });
    await until(isBlocked);
    await first.end('SIGKILL');
    await holder.rollbackTransaction();
    expect(await count()).toBe(1);
    const second = await startProcess(entry, env);
    await until(async () => (await count()) === 0);
    const [facts] = await rival.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM own_facts WHERE user_id = $1',
      [jane.actor],
    );
    expect(facts.count).toBe(0);
    expect(await resume.rpc.call(fillSharedPage, { publicLinkId })).toEqual({ found: false });
    await second.end();
  } finally {
    await holder.release();
    await rival.destroy();
  }
}, 120_000);

const searchPath = { options: `-c search_path=${database.schema}` };
