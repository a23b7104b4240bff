import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type RequirementReply, repliesMax } from '@tailwright/contracts/analysis';
import { type Owner, cancelJobOf, claimJob, replyToRequirementsOf } from '@tailwright/contracts/jobs';
import { withReplies } from '@tailwright/contracts/match-percentage';
import type { Optimization } from '@tailwright/contracts/optimize';
import { make } from '@tailwright/testing/make';
import { DataSource } from 'typeorm';
import { findInRedis } from '../testing/find-in-redis.js';
import { type TestSystem, startSystem, until, visitor } from '../testing/system.js';
import { JobEntity } from './job.entity.js';
import { Retention } from './retention.js';

let system: TestSystem;
let cancelled: string;
beforeAll(async () => {
  system = await startSystem();
  // Before there is a worker that could finish it.
  cancelled = (await system.submit('optimize', make.optimizeRequest())).id;
  await system.rpc.call(cancelJobOf, { owners: [visitor], jobId: cancelled });
  await system.startWorker();
});
afterEach(() => {
  system.resumes.away = false;
  system.resumes.duringSave = () => Promise.resolve();
});
afterAll(() => system.close());

const user = () => ({ kind: 'user' as const, id: randomUUID() });
const jobDescription = `Backend Engineer
Requirements:
- TypeScript
- PostgreSQL
- Kubernetes
- Experience with Kafka
- Fluent French`;
const finished = async (owner: Owner = visitor) => {
  const { id } = await system.submit('optimize', make.optimizeRequest({ jobDescription }), { owner });
  const state = await system.ended(id, owner);
  return { id, owner, state, ...(state.result as Optimization) };
};
type Finished = Awaited<ReturnType<typeof finished>>;

/** One reply to each requirement, with a text that tells one call from another. */
const repliesTo = ({ analysis }: Finished, text: string): RequirementReply[] =>
  analysis.requirements.map(({ id }) => ({ requirement: id, reply: 'sentence', text }));
const reply = ({ id, owner }: Pick<Finished, 'id' | 'owner'>, replies: RequirementReply[], messageId?: string) =>
  system.rpc.call(
    replyToRequirementsOf,
    { owners: [owner], jobId: id, replies },
    messageId ? { id: messageId } : undefined,
  );
const keptAnalysis = async ({ id, owner }: Finished) => ((await system.get(id, owner)).result as Optimization).analysis;
const textsOf = ({ replies }: { replies: RequirementReply[] }) => [...new Set(replies.map(({ text }) => text))];

describe('replies to a finished job', () => {
  test('are kept with the percentage they make, by the formula the browser computes with', async () => {
    const job = await finished();
    expect(job.analysis).toMatchObject({ enough_requirements: true });
    const replies = repliesTo(job, 'I did that for two years.');
    const { analysis, saved } = await reply(job, replies);
    expect(analysis).toEqual(withReplies(job.analysis, replies));
    expect([job.analysis.proven_percentage < 100, analysis.proven_percentage]).toEqual([true, 100]);
    expect(await keptAnalysis(job)).toEqual(analysis);
    expect(saved).toBeNull();
  });

  test('replace the replies before them, and none at all takes them back', async () => {
    const job = await finished();
    await reply(job, repliesTo(job, 'first'));
    const last = [{ ...repliesTo(job, '')[0]!, reply: 'no' as const }];
    expect((await reply(job, last)).analysis.replies).toEqual(last);
    expect((await reply(job, [])).analysis).toEqual(job.analysis);
  });

  test('count once for each requirement, and not at all for one that was never asked', async () => {
    const job = await finished();
    const [first] = repliesTo(job, 'first');
    const other = { ...first!, requirement: 'another', text: 'other' };
    expect((await reply(job, [first!, other, { ...first!, text: 'second' }])).analysis.replies).toEqual([
      { ...first!, text: 'second' },
    ]);
  });

  test('take effect once when their message arrives twice, also after later replies', async () => {
    const job = await finished();
    const messageId = randomUUID();
    const first = await reply(job, repliesTo(job, 'first'), messageId);
    expect(await reply(job, repliesTo(job, 'first'), messageId)).toEqual(first);
    await reply(job, repliesTo(job, 'second'));
    await reply(job, repliesTo(job, 'first'), messageId);
    expect(textsOf(await keptAnalysis(job))).toEqual(['second']);
  });

  test('leave no text with the record of their message, nor in Redis', async () => {
    const job = await finished();
    const before = await answerBytes();
    await reply(job, repliesTo(job, `marker-albatross ${'x'.repeat(500)}`));
    expect((await answerBytes()) - before).toBeLessThan(200);
    expect(await findInRedis(system.redis, system.env.KEY_PREFIX ?? '', 'albatross')).toEqual([]);
  });

  test('at once end as the last of them, whole', async () => {
    const owner = user();
    const job = await finished(owner);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => reply(job, repliesTo(job, `reply ${nth}`))),
    );
    const revisions = await system.sql<{ report_revision: number }>('SELECT report_revision FROM jobs WHERE id = $1', [
      job.id,
    ]);
    expect(revisions).toEqual([{ report_revision: 12 }]);
    const kept = await keptAnalysis(job);
    expect(textsOf(kept)).toHaveLength(1);
    expect(answers.find(({ saved }) => saved?.revision === 12)?.analysis).toEqual(kept);
  });

  test('lose a control Postgres cannot hold', async () => {
    const job = await finished();
    expect(textsOf((await reply(job, repliesTo(job, 'a\0b'))).analysis)).toEqual(['ab']);
  });

  test.each<[string, (replies: RequirementReply[]) => RequirementReply[], string]>([
    ['a text that is too long', ([first]) => [{ ...first!, text: 'x'.repeat(601) }], 'replies.0.text'],
    ['half a character', ([first]) => [{ ...first!, text: '\ud800' }], 'replies.0.text'],
    ['too many of them', ([first]) => Array.from({ length: repliesMax + 1 }, () => first!), 'replies'],
  ])('with %s are invalid_input and change nothing', async (_, change, field) => {
    const job = await finished();
    await expect(reply(job, change(repliesTo(job, 'fine')))).rejects.toMatchObject({
      code: 'invalid_input',
      details: { fields: [{ field }] },
    });
    expect(await keptAnalysis(job)).toEqual(job.analysis);
  });
});

describe('a job without a result to reply to', () => {
  const conflict = (sentence: string) => ({ code: 'conflict', message: sentence });

  test('of somebody else is not found, exactly as one that never was', async () => {
    const job = await finished();
    const stranger = { id: job.id, owner: { kind: 'visitor' as const, id: randomUUID() } };
    const unknown = { id: randomUUID(), owner: visitor };
    const asked = await Promise.allSettled([reply(stranger, []), reply(unknown, [])]);
    const errors = asked.map((each) => (each as PromiseRejectedResult).reason as Error);
    expect(errors).toMatchObject([{ code: 'not_found' }, { code: 'not_found' }]);
    expect(errors[0]?.message).toBe(errors[1]?.message);
  });

  test('says that it is not finished, or never was', async () => {
    const to = (id: string) => reply({ id, owner: visitor }, []);
    const { id } = await finished();
    await system.sql(`UPDATE jobs SET status = 'running', result = NULL, finished_at = NULL WHERE id = $1`, [id]);
    await expect(to(id)).rejects.toMatchObject(conflict('This resume is not finished yet.'));
    await expect(to(cancelled)).rejects.toMatchObject(conflict('This resume was never finished.'));
  });

  test('of another kind says so', async () => {
    const { id } = await system.submit('build', make.builderForm());
    await system.ended(id);
    await expect(reply({ id, owner: visitor }, [])).rejects.toMatchObject(
      conflict('Only a tailored resume has requirements to reply to.'),
    );
  });

  test('points to the dashboard once only the saved record holds it', async () => {
    const job = await finished(user());
    await system.sql(`UPDATE jobs SET saved_at = now() - interval '16 minutes' WHERE id = $1`, [job.id]);
    await system.api.get(Retention).prune();
    await expect(reply(job, [])).rejects.toMatchObject(conflict('This resume is saved. Open it on your dashboard.'));
  });
});

describe('the record of a job', () => {
  test('is named with the number of the replies it must take, once it is saved', async () => {
    const job = await finished(user());
    const { owner, resumeId } = job;
    for (const revision of [1, 2]) {
      const { saved } = await reply(job, repliesTo(job, 'mine'));
      expect(saved).toEqual({ actor: owner.id, resumeId, revision });
    }
  });

  test('is saved with the replies made before', async () => {
    system.resumes.away = true;
    const owner = user();
    const job = await finished(owner);
    expect((await reply(job, repliesTo(job, 'before'))).saved).toBeNull();
    system.resumes.away = false;
    await system.sweep();
    expect(textsOf(system.resumes.of(owner)[0]!.report!)).toEqual(['before']);
  });

  test('takes replies made while it was being saved with the next sweep', async () => {
    system.resumes.away = true;
    const owner = user();
    const job = await finished(owner);
    system.resumes.away = false;
    system.resumes.duringSave = async () => {
      system.resumes.duringSave = () => Promise.resolve();
      await reply(job, repliesTo(job, 'meanwhile'));
    };
    await system.sweep();
    expect(textsOf(system.resumes.of(owner)[0]!.report!)).toEqual([]);
    await until(async () => {
      await system.sweep();
      return (await system.get(job.id, owner)).resumeId !== undefined;
    });
    const [brought] = system.resumes.reports.filter(({ actor }) => actor === owner.id);
    expect(brought).toMatchObject({ revision: 1 });
    expect(textsOf(brought!.report)).toEqual(['meanwhile']);
    expect(textsOf(await keptAnalysis(job))).toEqual(['meanwhile']);
  });

  test('made by a claim has the visitor’s replies, and those after the claim come with the sweep', async () => {
    const actor = randomUUID();
    const job = await finished();
    await reply(job, repliesTo(job, 'as a visitor'));
    const { resumeId, unsaved } = await system.rpc.call(claimJob, { actor, visitor: visitor.id, jobId: job.id });
    expect(textsOf(unsaved!.report!)).toEqual(['as a visitor']);
    const owner = { kind: 'user' as const, id: actor };
    const { saved } = await reply({ id: job.id, owner }, repliesTo(job, 'as a user'));
    expect(saved).toEqual({ actor, resumeId, revision: 2 });
    await system.sweep();
    const [brought] = system.resumes.reports.filter((report) => report.actor === actor);
    expect(textsOf(brought!.report)).toEqual(['as a user']);
  });

  test('keeps replies that were made while its job was claimed', async () => {
    const actor = randomUUID();
    const job = await finished();
    let claiming: Promise<unknown> = Promise.resolve();
    await system.api.get(DataSource).transaction(async (manager) => {
      await manager.query('SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE', [job.id]);
      claiming = system.rpc.call(claimJob, { actor, visitor: visitor.id, jobId: job.id });
      await until(async () => (await manager.query<unknown[]>(waitsForRow)).length > 0);
      const analysis = withReplies(job.analysis, repliesTo(job, 'at the same time'));
      const result = { ...(job.state.result as Optimization), analysis };
      await manager.update(JobEntity, { id: job.id }, { result });
    });
    await claiming;
    expect(textsOf(await keptAnalysis({ ...job, owner: { kind: 'user', id: actor } }))).toEqual(['at the same time']);
  });
});

/** Who waits for a lock that the asking transaction holds. */
const waitsForRow = 'SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid))';

async function answerBytes(): Promise<number> {
  const [row] = await system.sql<{ bytes: string }>('SELECT sum(length(answer)) AS bytes FROM message_ids');
  return Number(row?.bytes);
}
