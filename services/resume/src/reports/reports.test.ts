import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Analysis, RequirementReply } from '@tailwright/contracts/analysis';
import { withReplies } from '@tailwright/contracts/match-percentage';
import { getReportOf, keepReport, replyInReportOf } from '@tailwright/contracts/reports';
import { saveResume } from '@tailwright/contracts/new-resume';
import { deleteResumeOf, getResumeOf, listResumesOf } from '@tailwright/contracts/resumes';
import { type RunningTest, bootService } from '@tailwright/testing/boot';
import { make } from '@tailwright/testing/make';
import { DataSource } from 'typeorm';
import { appModule } from '../app.module.js';
import { ResumeConfig } from '../config.js';
import { database } from '../data-source.js';
import { fillAccount } from '../testing/fill-account.js';
import { ResumeEntity } from '../resumes/resume.entity.js';

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
const report = make.analysis();
const save = async (changes: Partial<Owned & { report: Analysis }> = {}): Promise<Owned> => {
  const saved = make.newResume({ report, ...changes });
  await resume.rpc.call(saveResume, saved);
  return { actor: saved.actor, resumeId: saved.resumeId };
};
const reportOf = (owned: Owned) => resume.rpc.call(getReportOf, owned);
const sentence = (text: string): RequirementReply[] => [{ requirement: 'r3', reply: 'sentence', text }];
const reply = (owned: Owned, replies: RequirementReply[], id: string = randomUUID()) =>
  resume.rpc.call(replyInReportOf, { ...owned, replies }, { id });
const keep = (owned: Owned, revision: number, text: string, id: string = randomUUID()) =>
  resume.rpc.call(keepReport, { ...owned, revision, report: withReplies(report, sentence(text)) }, { id });
const textOf = async (owned: Owned) => (await reportOf(owned)).replies[0]?.text;
const query = <T>(sql: string, values: unknown[]) => resume.app.get(DataSource).query<T[]>(sql, values);

describe('the report of a record', () => {
  it('is answered as it was saved, the replies made before with it', async () => {
    const replied = withReplies(report, sentence('I run Kubernetes at home.'));
    expect(await reportOf(await save({ report: replied }))).toEqual(replied);
    expect(replied.proven_percentage).toBeGreaterThan(report.proven_percentage);
  });

  it('stays out of the record and of lists', async () => {
    const owned = await save();
    const { resumes } = await resume.rpc.call(listResumesOf, { actor: owned.actor });
    expect(resumes).toHaveLength(1);
    expect(resumes[0]).toEqual(await resume.rpc.call(getResumeOf, owned));
    const row = await resume.app.get(DataSource).getRepository(ResumeEntity).findOneBy({ id: owned.resumeId });
    expect(row).toMatchObject({ id: owned.resumeId, report: undefined });
  });

  it('is not found for a record that has none, nor to be replied to', async () => {
    const saved = make.newResume();
    await resume.rpc.call(saveResume, saved);
    const owned = { actor: saved.actor, resumeId: saved.resumeId };
    await expect(reportOf(owned)).rejects.toMatchObject(notFound);
    await expect(reply(owned, [])).rejects.toMatchObject(notFound);
  });

  it('stays as it was first saved when the record is saved again', async () => {
    const owned = await save();
    await reply(owned, sentence('mine'));
    await save(owned);
    expect(await textOf(owned)).toBe('mine');
  });

  it('goes with the record, and no late reply brings it back', async () => {
    const owned = await save();
    await resume.rpc.call(deleteResumeOf, owned);
    await expect(reportOf(owned)).rejects.toMatchObject(notFound);
    await expect(reply(owned, sentence('late'))).rejects.toMatchObject(notFound);
    await expect(keep(owned, 1, 'late')).resolves.toEqual({ success: true });
    expect(await query('SELECT FROM resumes WHERE id = $1', [owned.resumeId])).toEqual([]);
  });
});

describe('a stranger', () => {
  it('neither reads nor changes the report, and is answered as for an unknown id', async () => {
    const owned = await save();
    for (const asked of [
      { ...owned, actor: randomUUID() },
      { ...owned, resumeId: randomUUID() },
    ]) {
      await expect(reportOf(asked)).rejects.toMatchObject(notFound);
      await expect(reply(asked, sentence('theirs'))).rejects.toMatchObject(notFound);
      await keep(asked, 1, 'theirs');
    }
    expect(await reportOf(owned)).toEqual(report);
  });
});

describe('replies to a record', () => {
  it('are kept with the percentage they make, by the formula the browser computes with', async () => {
    const owned = await save();
    const replied = withReplies(report, sentence('mine'));
    expect(await reply(owned, sentence('mine'))).toEqual(replied);
    expect(await reportOf(owned)).toEqual(replied);
    expect(await reply(owned, [])).toEqual(report);
  });

  it('take effect once when their message arrives twice, also after later replies', async () => {
    const owned = await save();
    const id = randomUUID();
    const first = await reply(owned, sentence('first'), id);
    expect(await reply(owned, sentence('first'), id)).toEqual(first);
    await reply(owned, sentence('second'));
    await reply(owned, sentence('first'), id);
    expect(await textOf(owned)).toBe('second');
  });

  it('leave no text with the record of their message', async () => {
    const owned = await save();
    const bytes = async () => {
      const [row] = await query<{ bytes: string }>('SELECT sum(length(answer)) AS bytes FROM message_ids', []);
      return Number(row?.bytes);
    };
    const before = await bytes();
    await reply(owned, sentence('x'.repeat(600)));
    await keep(owned, 1, 'x'.repeat(600));
    expect((await bytes()) - before).toBeLessThan(300);
  });

  it('that are too long are invalid_input', async () => {
    const owned = await save();
    await expect(reply(owned, sentence('x'.repeat(601)))).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field: 'replies.0.text' }] },
    });
    expect(await reportOf(owned)).toEqual(report);
  });
});

describe('replies a job brings to its record', () => {
  it('are kept, and a message that arrives twice does the same', async () => {
    const owned = await save();
    const id = randomUUID();
    for (let delivery = 0; delivery < 2; delivery += 1)
      expect(await keep(owned, 1, 'from the job', id)).toEqual({ success: true });
    expect(await reportOf(owned)).toEqual(withReplies(report, sentence('from the job')));
  });

  it('never replace later ones, in whatever order they arrive', async () => {
    const owned = await save();
    await Promise.all([3, 1, 5, 2, 4].map((revision) => keep(owned, revision, `reply ${revision}`)));
    expect(await textOf(owned)).toBe('reply 5');
    await keep(owned, 5, 'again');
    expect(await textOf(owned)).toBe('reply 5');
  });

  it('give a record without a report its first', async () => {
    const saved = make.newResume();
    await resume.rpc.call(saveResume, saved);
    const owned = { actor: saved.actor, resumeId: saved.resumeId };
    await keep(owned, 1, 'first');
    expect(await textOf(owned)).toBe('first');
  });

  it('and replies to the record itself end as the last of them', async () => {
    const owned = await save();
    await keep(owned, 1, 'in the job');
    await reply(owned, sentence('on the dashboard'));
    expect(await textOf(owned)).toBe('on the dashboard');
    await keep(owned, 2, 'in the job again');
    expect(await textOf(owned)).toBe('in the job again');
  });
});

describe('an account full of text', () => {
  /** A text nothing can compress: its row is as large as it looks. */
  const noise = (length: number) => randomBytes(length).toString('base64').slice(0, length);
  const fill = (actor: string, left: number) => fillAccount(resume.app.get(DataSource), actor, left);
  const large = (): RequirementReply[] =>
    report.requirements.map(({ id }) => ({ requirement: id, reply: 'sentence', text: noise(600) }));
  const isFull = {
    code: 'conflict',
    message: expect.stringContaining('Your dashboard holds 20 MB of text') as unknown,
  };

  it('counts reports: it takes no record whose report does not fit', async () => {
    const { actor } = await save();
    const bare = make.newResume({ actor, ...{ originalResumeText: '', jobDescriptionText: '' } });
    await fill(actor, 500 + bare.optimizedResumeText.length);
    const withReport = { ...bare, resumeId: randomUUID(), report: withReplies(report, large()) };
    await expect(resume.rpc.call(saveResume, withReport)).rejects.toMatchObject(isFull);
    await expect(resume.rpc.call(saveResume, bare)).resolves.toBeDefined();
  });

  it('takes no more replies, says so, keeps what it has, and takes them after a deletion', async () => {
    const owned = await save();
    const { resumeId: other } = await save({ actor: owned.actor });
    await reply(owned, sentence('mine'));
    await fill(owned.actor, 500);
    await expect(reply(owned, large())).rejects.toMatchObject(isFull);
    const grown = { ...owned, revision: 1, report: withReplies(report, large()) };
    await expect(resume.rpc.call(keepReport, grown)).rejects.toMatchObject(isFull);
    expect(await textOf(owned)).toBe('mine');
    await expect(reply(owned, [])).resolves.toEqual(report);
    await resume.rpc.call(deleteResumeOf, { actor: owned.actor, resumeId: other });
    await query('DELETE FROM resumes WHERE user_id = $1 AND report IS NULL', [owned.actor]);
    await expect(reply(owned, large())).resolves.toMatchObject({ proven_percentage: 100 });
  });

  it('may take replies back even where it holds more than it should', async () => {
    const owned = await save();
    await reply(owned, large());
    await fill(owned.actor, -10_000);
    await expect(reply(owned, [])).resolves.toEqual(report);
    await expect(reply(owned, large())).rejects.toMatchObject(isFull);
  });
});
